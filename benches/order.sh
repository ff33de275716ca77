#!/bin/sh
# Writes benches/order.txt: the functions that the common commands call, for the linker to put together. Needs valgrind.
# Run it when the version of the program, its dependencies, the compiler or the flags of the build have changed, all of
# which are part of the names; a list that fits no more costs nothing but the time that it saved.
set -eu
cd "$(dirname "$0")/.."
traces=$(mktemp -d)
trap 'rm -r "$traces"' EXIT
# The profile is part of the names, too, so that only the last step leaves them in.
cargo rustc --release --bin floor --target-dir target/order -- -C strip=none
floor=target/order/x86_64-unknown-linux-gnu/release/floor
called() {
    # Functions in the order of their names: valgrind tells who calls whom, not when.
    valgrind --tool=callgrind --demangle=no --compress-strings=no --callgrind-out-file="$traces/trace" "$floor" "$@" \
        >"$traces/out" 2>&1
    sed -n "s/^fn=\\([^']*\\).*/\\1/p" "$traces/trace"
}
undercall="undercall call-said=no players=heads-up to-call=1200 put=500"
# shellcheck disable=SC2086
{
    called rule 39
    called decide $undercall
    called search stvrta karta
    called compare
    called compare 39
    called rule 39 --format json
    called decide $undercall --format json
} | awk '!/^0x/ && !known[$0]++' >"$traces/order"
cp "$traces/order" benches/order.txt
