//! Request ids: whatever is asked of another thread carries one, and a result whose id is out of date is dropped.

/// Identifies one request to another thread. Unique within a run of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RequestId(u64);

/// Issues request ids.
#[derive(Debug, Default)]
pub struct RequestIds {
    last: u64,
}

impl RequestIds {
    /// An id that was never issued before.
    pub fn issue(&mut self) -> RequestId {
        self.last += 1;
        RequestId(self.last)
    }
}
