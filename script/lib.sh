# Functions for the scripts in this folder, which run at the top of the repository.

cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1

# Prints the Debian packages for a purpose.
packages_for() {
    sed -n "s/^$1 //p" script/packages
}

# Prints the Debian packages for the given purposes that are not installed yet.
missing_packages() {
    local purpose name
    for purpose in "$@"; do
        for name in $(packages_for "$purpose"); do
            dpkg-query -W -f '${Status}' "$name" 2>/dev/null | grep -q 'install ok installed' || echo "$name"
        done
    done | sort -u | tr '\n' ' '
}

# Makes apt in a new Debian root use the name servers and the proxy of this system.
copy_apt_settings() {
    cp /etc/resolv.conf "$1/etc/"
    apt-config dump | grep '^Acquire::' | grep -v '^Acquire::IndexTargets' >"$1/etc/apt/apt.conf.d/99fetching"
}

# Installs missing packages for the given purposes; does nothing on systems other than Debian. Prints the exact command and asks first.
# Without a terminal it runs the command if that needs no password, and exits otherwise.
require_packages() {
    command -v dpkg-query >/dev/null || return 0
    local missing
    missing=$(missing_packages "$@")
    [ -n "${missing// /}" ] || return 0
    local sudo=""
    [ "$(id -u)" = 0 ] || sudo="sudo "
    local line="${sudo}apt-get install -y --no-install-recommends ${missing% }"
    echo "Some system packages are missing. The command that installs them:"
    echo
    echo "    $line"
    echo
    if [ -t 0 ]; then
        read -r -p "Run it now? [Y/n] " answer
        case "$answer" in [nN]*) echo "Then please run it yourself and start again."; exit 1 ;; esac
    elif [ -n "$sudo" ] && ! sudo -n true 2>/dev/null; then
        echo "Please run it and start again."
        exit 1
    fi
    ${sudo}apt-get update -qq || true
    $line
}

# Finds Rust, or says how to install it.
require_rust() {
    command -v cargo >/dev/null && return 0
    [ -x "$HOME/.cargo/bin/cargo" ] && PATH="$HOME/.cargo/bin:$PATH" && return 0
    echo "Rust is not installed. See https://rustup.rs, then start again."
    exit 1
}

# The version of the program.
version() {
    sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -1
}

# The home page of the program: RED_STAKE_HOMEPAGE, or the one in Cargo.toml, or nothing.
homepage() {
    [ -n "${RED_STAKE_HOMEPAGE:-}" ] && echo "$RED_STAKE_HOMEPAGE" || sed -n 's/^homepage = "\(.*\)"/\1/p' Cargo.toml
}

# Makes builds reproducible: files get the time of the last commit, and programs do not contain the paths in which they were built.
be_reproducible() {
    export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || stat -c %Y Cargo.lock)}
    export LC_ALL=C.UTF-8 TZ=UTC
    local target
    target=$(realpath -m "${CARGO_TARGET_DIR:-target}")
    # Libraries include files that their build scripts write into the target folder, which may be elsewhere.
    local flags=(--remap-path-prefix="$PWD=/red-stake" --remap-path-prefix="${CARGO_HOME:-$HOME/.cargo}=/cargo"
        --remap-path-prefix="$target=/red-stake/target")
    # In RUSTFLAGS, a path with a space would be several flags.
    local IFS=$'\x1f'
    export CARGO_ENCODED_RUSTFLAGS="${flags[*]}"
}

# Packs NAME in FOLDER into a reproducible archive: `reproducible_tar FOLDER NAME FILE.tar.gz`.
reproducible_tar() {
    tar -C "$1" --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner --mode=go=rX,u+rw,a-s -cf - "$2" | gzip -9n >"$3"
}
