# Sets up a Debian root in which the Windows program is built, packed and run. It is prepared once and reused; it needs root, 6 GB
# and, the first time, a quarter of an hour. Sourced by the Windows scripts in this folder.
#
# The tools come from Debian sid: the stable release has no Rust that is new enough, and only sid has a Wine that behaves like
# Windows 10. Rust's standard library for Windows is built from source.

# The root that in_windows_root uses; set by prepare_windows_root.
windows_root=""

# Runs a command in the root, with the sources read-only at /source and this system's /tmp. Its mounts disappear with it.
# With `become=exec` the command replaces the shell, so that killing the shell kills the command.
in_windows_root() {
    ${become:-} unshare --mount bash -euc '
        root=$1; shift
        mount --bind . "$root/source" && mount -o remount,bind,ro "$root/source"
        mount -t proc proc "$root/proc"
        mount --bind /dev "$root/dev"
        mount --bind /tmp "$root/tmp"
        exec chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin:/usr/lib/x86_64-linux-gnu/wine HOME=/root LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
            DISPLAY="${DISPLAY:-}" WINEPREFIX=/wine WINEDEBUG=-all CARGO_TARGET_DIR=/target RUSTC_BOOTSTRAP=1 \
            SOURCE_DATE_EPOCH="${SOURCE_DATE_EPOCH:-0}" RED_STAKE_SIGN_PASSWORD="${RED_STAKE_SIGN_PASSWORD:-}" \
            RED_STAKE_TIMESTAMP="${RED_STAKE_TIMESTAMP:-}" RUSTFLAGS="--remap-path-prefix=/source=/red-stake --remap-path-prefix=/root/.cargo=/cargo" \
            CARGO_TARGET_X86_64_PC_WINDOWS_GNU_LINKER=x86_64-w64-mingw32-gcc "$@"' - "$windows_root" "$@"
}

# Creates the root in a folder if it is not there, and installs the packages of the given purposes.
prepare_windows_root() {
    windows_root=$(realpath -m "$1")
    shift
    if [ "$(id -u)" != 0 ]; then
        echo "Windows programs are built in a separate Debian root, which needs root. Please start again with sudo."
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
        # Uses the same package sources and proxy as this system.
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
    # Trusts the same certificates as this system.
    cp /etc/ssl/certs/ca-certificates.crt "$windows_root/etc/ssl/certs/"
}

# Cargo for Windows: `cargo_for_windows x86_64-pc-windows-gnu build --release`. For ARM the linker and the C compiler are those of Zig, which
# comes as a package of Python's.
cargo_for_windows() {
    local triple=$1 command=$2 runs=cargo
    shift 2
    if [ "$triple" != x86_64-pc-windows-gnu ]; then
        in_windows_root sh -c 'apt-get install -y --no-install-recommends python3-venv >/dev/null &&
            [ -x /zig/bin/cargo-zigbuild ] || { python3 -m venv /zig && /zig/bin/pip install --quiet ziglang==0.17.1 cargo-zigbuild==0.24.1; }'
        [ "$command" != build ] || command=zigbuild
        runs="env PATH=/zig/bin:/usr/bin:/bin cargo"
    fi
    # shellcheck disable=SC2086 # a command and its words
    in_windows_root sh -c 'cd /source && exec "$@"' - $runs "$command" -Z build-std=std,panic_unwind,test --target "$triple" --locked "$@"
}
