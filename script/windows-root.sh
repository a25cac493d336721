# A Debian root in which the program for Windows is built, packed and run. It is prepared once and used again; it needs root's
# rights, 6 GB and, the first time, a quarter of an hour. Read by the scripts of this folder that are about Windows.
#
# The tools are those of Debian sid: the stable release has no Rust that is new enough, and only sid has a Wine that does
# what Windows has done since version 10. Rust's own library for Windows is built along from its sources.

# What in_windows_root works in; set by prepare_windows_root.
windows_root=""

# Runs a command in the root, with the sources at /source, which it cannot change, and this system's /tmp. What is mounted for it goes
# with it. With `become=exec` the command takes the place of the shell, so that whoever kills that kills it.
in_windows_root() {
    ${become:-} unshare --mount bash -euc '
        root=$1; shift
        mount --bind . "$root/source" && mount -o remount,bind,ro "$root/source"
        mount -t proc proc "$root/proc"
        mount --bind /dev "$root/dev"
        mount --bind /tmp "$root/tmp"
        exec chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin:/usr/lib/x86_64-linux-gnu/wine HOME=/root LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
            DISPLAY="${DISPLAY:-}" WINEPREFIX=/wine WINEDEBUG=-all CARGO_TARGET_DIR=/target RUSTC_BOOTSTRAP=1 \
            CARGO_TARGET_X86_64_PC_WINDOWS_GNU_LINKER=x86_64-w64-mingw32-gcc "$@"' - "$windows_root" "$@"
}

# Makes the root in a folder, or finds it there, with the packages of the given purposes.
prepare_windows_root() {
    windows_root=$(realpath -m "$1")
    shift
    if [ "$(id -u)" != 0 ]; then
        echo "Programs for Windows are built in a Debian root of their own, which needs root's rights. Please start again with sudo."
        exit 1
    fi
    require_packages windows
    local purpose names=""
    for purpose in "$@"; do
        names+=" $(sed -n "s/^$purpose //p" script/packages)"
    done
    if [ ! -e "$windows_root/prepared" ]; then
        echo "Preparing a Debian root in $windows_root."
        mkdir -p "$windows_root"
        debootstrap --variant=minbase sid "$windows_root" >"$windows_root/debootstrap.log"
        # It fetches packages as this system does, through the same proxy if there is one.
        cp /etc/resolv.conf "$windows_root/etc/"
        apt-config dump | grep '^Acquire::' | grep -v '^Acquire::IndexTargets' >"$windows_root/etc/apt/apt.conf.d/99fetching"
        mkdir -p "$windows_root"/{source,target,output,wine}
        in_windows_root apt-get update -qq
        touch "$windows_root/prepared"
    fi
    # shellcheck disable=SC2086 # one word a package
    if ! in_windows_root dpkg-query -W $names >/dev/null 2>&1; then
        echo "Installing there:$names"
        in_windows_root apt-get install -y --no-install-recommends $names >>"$windows_root/install.log"
        in_windows_root apt-get clean
    fi
    # Whom this system trusts, that one trusts too.
    cp /etc/ssl/certs/ca-certificates.crt "$windows_root/etc/ssl/certs/"
}

# Cargo for Windows: `cargo_for_windows build --release`.
cargo_for_windows() {
    local command=$1
    shift
    in_windows_root sh -c 'cd /source && exec "$@"' - cargo "$command" -Z build-std=std,panic_unwind,test \
        --target x86_64-pc-windows-gnu --locked "$@"
}
