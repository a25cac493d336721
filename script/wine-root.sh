# Sets up a Debian root with Wine, in which the Windows scripts of this folder run the program. They source this file. The root is made from sid,
# because only sid has a Wine that behaves like Windows 10. It is prepared once and reused; this needs root and 3 GB.

# The root that in_wine_root uses; set by prepare_wine_root.
wine_root=""

# Runs a command in the root, with the sources read-only at /source and this system's /tmp. The mounts end with the command.
# With `become=exec` the command replaces the shell, so that killing the shell kills the command.
in_wine_root() {
    ${become:-} unshare --mount bash -euc '
        root=$1; shift
        mount --bind . "$root/source" && mount -o remount,bind,ro "$root/source"
        mount -t proc proc "$root/proc"
        mount --bind /dev "$root/dev"
        mount --bind /tmp "$root/tmp"
        exec chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin:/usr/lib/x86_64-linux-gnu/wine HOME=/root LC_ALL=C.UTF-8 \
            DEBIAN_FRONTEND=noninteractive DISPLAY="${DISPLAY:-}" WINEPREFIX=/wine WINEDEBUG=-all "$@"' - "$wine_root" "$@"
}

# Creates the root in a folder if it is not there.
prepare_wine_root() {
    wine_root=$(realpath -m "$1")
    [ "$(id -u)" = 0 ] || { echo "Wine runs in a separate Debian root. Please start again with sudo." >&2; exit 1; }
    require_packages wine
    if [ ! -e "$wine_root/prepared" ]; then
        echo "Preparing a Debian root in $wine_root."
        mkdir -p "$wine_root"
        debootstrap --variant=minbase sid "$wine_root" >"$wine_root/debootstrap.log"
        copy_apt_settings "$wine_root"
        mkdir -p "$wine_root"/{source,wine}
        in_wine_root apt-get update -qq
        # shellcheck disable=SC2046 # one word per package
        in_wine_root apt-get install -y --no-install-recommends $(packages_for wine-run) >"$wine_root/install.log"
        in_wine_root apt-get clean
        touch "$wine_root/prepared"
    fi
}
