//! Request ids. Each connection has one, and each request whose answer may come too late; answers with an outdated id are dropped.

/// Identifies one request to another thread, or one connection to a network table. Unique within a run of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RequestId(u64);

/// Issues request ids.
#[derive(Debug, Default)]
pub struct RequestIds {
    last: u64,
}

impl RequestIds {
    /// A new id.
    pub fn issue(&mut self) -> RequestId {
        self.last += 1;
        RequestId(self.last)
    }
}
