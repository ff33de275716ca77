# The tasks of the project, by name: `just` lists them. Each is one command that can be typed without it.

# What there is to do.
default:
    @just --list

# The interview.
run *arguments:
    cargo run --release -- {{ arguments }}

# All tests, as the README runs them.
test:
    cargo test --locked

# What decides whether a change lands.
ci:
    .ci/run

# The data alone: every table, message and position, proved.
check *paths:
    cargo run --release -- check {{ paths }}

# How fast it starts, decides and plays a round; a part of it by name.
bench *parts:
    cargo bench --locked -- {{ parts }}

# The share of spoken sentences that lead to their incident.
finding:
    cargo test --locked --test all -- finding --nocapture

# The console documents and the README's console blocks, written anew from what the program says: read the difference.
console:
    TRYCMD=overwrite cargo test --locked --test all -- console

# The schemas by which an editor completes and checks the data.
schemas:
    WRITE_SCHEMAS=1 cargo test --locked --package floorbook-model schema

# The documentation of the code.
docs:
    cargo doc --locked --no-deps --open

# A program for a release: static, so that it runs on any machine of its kind and starts as fast as an empty one. The
# target is named so that the flags leave build scripts and procedural macros alone. Where it was built does not stand in it.
static target="x86_64-unknown-linux-gnu":
    RUSTFLAGS="-C target-feature=+crt-static -C relocation-model=static --remap-path-prefix=${CARGO_HOME:-$HOME/.cargo}=cargo --remap-path-prefix=$PWD=floorbook" cargo build --locked --profile dist --target {{ target }}
