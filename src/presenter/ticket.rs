//! Tickets: whatever is asked of another thread carries one, and an answer whose ticket is not valid any more is dropped.

/// Marks one thing that was asked outside. No two are alike in a run of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Ticket(u64);

/// Issues tickets.
#[derive(Debug, Default)]
pub struct Tickets {
    last: u64,
}

impl Tickets {
    /// A ticket that was never issued before.
    pub fn issue(&mut self) -> Ticket {
        self.last += 1;
        Ticket(self.last)
    }
}
