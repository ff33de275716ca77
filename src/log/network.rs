//! Whether a file is on another machine: locks and syncs are not to be relied on there.

use std::path::Path;

/// Whether a file, or the folder in which it will be, is on another machine, as far as anybody can say.
#[must_use]
pub fn on_another_machine(path: &Path) -> bool {
    let there = path.ancestors().find(|path| path.exists());
    there.is_some_and(is_remote)
}

#[cfg(target_os = "linux")]
fn is_remote(path: &Path) -> bool {
    // NFS, SMB, SMB2, CIFS, Coda, AFS, 9P, Ceph, and what sshfs and its like are.
    const REMOTE: [u32; 9] = [
        0x0000_6969,
        0x0000_517b,
        0xfe53_4d42,
        0xff53_4d42,
        0x7375_7245,
        0x6b41_4653,
        0x0102_1997,
        0x00c3_6400,
        0x6573_5546,
    ];
    // The kind is a word of 32 bits, whatever the machine keeps it in.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    rustix::fs::statfs(path).is_ok_and(|found| REMOTE.contains(&(found.f_type as u32)))
}

#[cfg(not(target_os = "linux"))]
fn is_remote(_: &Path) -> bool {
    false
}
