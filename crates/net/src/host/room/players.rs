//! The players on the four chairs: their seating, returns and absences.

use std::net::IpAddr;
use std::time::Duration;

use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

use super::pause_quota::PauseQuota;
use super::peer::{ConnectionId, ConnectionIds, Peer};
use super::player::{Player, safe_name};
use super::room_event::PlayerLabel;
use super::seat_ownership::{Newcomer, Proof, Unseated};
use crate::host::{ComputerSeat, Seating};
use crate::look_alike::look_alike;
use players::ComputerPlayer;
use protocol::VERSION;
use protocol::files::NamedPlayer;

/// The four chairs. Once the game has begun, their order is that of the seats.
#[derive(Debug, Default)]
pub(super) struct Players {
    chairs: [Option<Player>; 4],
    /// The last id that was assigned.
    last_id: u32,
}

impl Players {
    pub fn iter(&self) -> impl Iterator<Item = &Player> {
        self.chairs.iter().flatten()
    }

    fn iter_mut(&mut self) -> impl Iterator<Item = &mut Player> {
        self.chairs.iter_mut().flatten()
    }

    /// The player with this id.
    pub fn get(&self, id: u32) -> Option<&Player> {
        self.iter().find(|player| player.id == id)
    }

    pub fn get_mut(&mut self, id: u32) -> Option<&mut Player> {
        self.iter_mut().find(|player| player.id == id)
    }

    /// The connection of the player with this id, if connected.
    pub fn connection_of(&self, id: u32) -> Option<ConnectionId> {
        self.get(id).and_then(|player| player.connection)
    }

    pub fn connections(&self) -> ConnectionIds {
        self.iter().filter_map(|player| player.connection).collect()
    }

    /// The ids on the chairs; 0 for an empty one.
    pub fn ids(&self) -> [u32; 4] {
        let id = |player: &Option<Player>| player.as_ref().map_or(0, |player| player.id);
        self.chairs.each_ref().map(id)
    }

    /// Whether all four chairs are taken by players who are present.
    pub fn are_complete(&self) -> bool {
        self.iter().filter(|player| player.is_present()).count() == 4
    }

    /// The newest version of the protocol that all players support.
    pub fn version(&self) -> u32 {
        let versions = self.iter().map(|player| player.version);
        versions.chain([VERSION]).min().unwrap_or(VERSION)
    }

    /// The id of the first connected person, in the order of the chairs; 0 if there is none. Players called `Robot…` count as programs.
    pub fn first_person(&self) -> u32 {
        let person =
            |player: &&Player| player.connection.is_some() && !player.name.starts_with("Robot");
        self.iter().find(person).map_or(0, |player| player.id)
    }

    /// The players with these ids.
    pub fn named_players(&self, ids: &[u32; 4]) -> Vec<NamedPlayer> {
        let players = ids.iter().filter_map(|id| self.get(*id));
        let named = players.map(|player| NamedPlayer {
            id: player.id,
            name: player.name.clone(),
        });
        named.collect()
    }

    /// A player as named in the log.
    pub fn label(&self, id: u32) -> PlayerLabel {
        let player = self.get(id);
        let name = player.map_or_else(String::new, |player| player.name.clone());
        PlayerLabel { id, name }
    }

    /// The id of the player with this id, or with a name that looks like this. `#3` always means the id 3, even if a player is called that.
    ///
    /// # Errors
    /// No player matches, or two do; the error is a sentence.
    pub fn find(&self, who: &str) -> Result<u32, String> {
        let by_id = |id: &str| id.parse().ok().filter(|id| self.get(*id).is_some());
        if let Some(id) = who.strip_prefix('#').and_then(by_id) {
            return Ok(id);
        }
        let named = self.iter().find(|player| look_alike(&player.name, who));
        match (by_id(who), named.map(|player| player.id)) {
            (Some(id), Some(other)) if id != other => Err(format!(
                "{who} is the id of one player and the name of another; write #{id} or #{other}"
            )),
            (Some(id), _) | (None, Some(id)) => Ok(id),
            (None, None) => Err(format!("Nobody at the table is called {who}")),
        }
    }

    /// Whether any connected person plays, rather than a computer player instead.
    pub fn any_plays_in_person(&self) -> bool {
        self.iter().any(Player::plays_in_person)
    }

    /// Whether any connected person other than this player plays.
    pub fn any_other_plays_in_person(&self, id: u32) -> bool {
        self.iter()
            .any(|player| player.id != id && player.plays_in_person())
    }

    /// The chair of a returning player: by id, or by name without an id. With `any`, somebody who has no chair, or cannot have it back,
    /// gets a vacant one.
    pub fn own_chair(
        &self,
        newcomer: &Newcomer,
        from: Option<IpAddr>,
        now: Duration,
        any: bool,
    ) -> Result<usize, Unseated> {
        let chairs = || self.chairs.iter().enumerate();
        let is_own = |player: &Player| match newcomer.id {
            0 => player.name == newcomer.name,
            id => player.id == id,
        };
        let found = chairs().find_map(|(chair, player)| {
            let own = player.as_ref().filter(|player| is_own(player))?;
            Some((chair, own))
        });
        let refused = match found {
            Some((_, player)) if player.sent_away => {
                return Err("The manager has sent you away".into());
            }
            Some((chair, player)) => match player.check_newcomer(newcomer, from, now) {
                Ok(()) => return Ok(chair),
                Err(Unseated::KeyRequired) => return Err(Unseated::KeyRequired),
                Err(refused) => refused,
            },
            None => "Nobody of that id or name plays in this game".into(),
        };
        if !any {
            return Err(refused);
        }
        let keyless = Newcomer {
            proof: Proof::Key(String::new()),
            ..newcomer.clone()
        };
        let opens = |player: &Player| player.check_newcomer(&keyless, from, now).is_ok();
        let is_vacant = |player: &Player| !player.is_present() && opens(player);
        let vacant = chairs().find(|(_, player)| player.as_ref().is_none_or(is_vacant));
        vacant
            .map(|(chair, _)| chair)
            .ok_or("The table is full".into())
    }

    /// A chair before the game: one that is free and not reserved for a computer player. The id of somebody who still sits here leads to that
    /// chair; a player whose connection is closed before the game loses it.
    pub fn free_chair(
        &self,
        newcomer: &Newcomer,
        from: Option<IpAddr>,
        now: Duration,
        computer_seats: &[Option<ComputerSeat>; 4],
    ) -> Result<usize, Unseated> {
        if newcomer.id != 0 && self.get(newcomer.id).is_some() {
            return self.own_chair(newcomer, from, now, false);
        }
        let mut chairs = self.chairs.iter().zip(computer_seats);
        let free =
            chairs.position(|(player, computer_seat)| player.is_none() && computer_seat.is_none());
        free.ok_or("The table is full".into())
    }

    /// Restores the quotas of a chair whose owner returns after somebody else has used it: what the other player has spent does not count.
    pub fn reclaim(&mut self, chair: usize, newcomer: &Newcomer) {
        let player = self.chairs[chair].as_mut();
        let is_reclaimed = |player: &&mut Player| player.ownership.is_reclaimed(&newcomer.proof);
        if let Some(player) = player.filter(is_reclaimed) {
            player.pause_quota = PauseQuota::new();
        }
    }

    /// The connection of the player on this chair, if connected.
    pub fn connection_on(&self, chair: usize) -> Option<ConnectionId> {
        self.chairs[chair]
            .as_ref()
            .and_then(|player| player.connection)
    }

    /// Whether somebody plays on this chair, a connected player or a computer player.
    pub fn is_taken(&self, chair: usize) -> bool {
        self.chairs[chair].as_ref().is_some_and(Player::is_present)
    }

    /// Seats a newcomer and returns the player's id. On a chair with a player, the newcomer takes over that player's id; otherwise an id of 0
    /// asks for a new one. With `any`, names of earlier players don't matter.
    pub fn sit_down(&mut self, chair: usize, newcomer: &Newcomer, peer: Peer, any: bool) -> u32 {
        let name = self.unique_name(newcomer.name.clone(), chair);
        let id = match (&self.chairs[chair], newcomer.id) {
            (Some(player), _) => player.id,
            (None, 0) => self.fresh_id(),
            (None, id) => id,
        };
        let version = newcomer.version;
        let player =
            self.chairs[chair].get_or_insert_with(|| Player::new(id, name.clone(), version));
        let known = any || player.name == name;
        player.ownership.take(newcomer, peer.from, known);
        (player.name, player.version) = (name, version);
        (player.connection, player.computer, player.needs_state) =
            (Some(peer.connection), None, true);
        player.reset_requests();
        id
    }

    /// Renames a player, who then counts as another person.
    pub fn rename(&mut self, id: u32, name: String) {
        let own = |player: &Option<Player>| player.as_ref().is_some_and(|it| it.id == id);
        let Some(chair) = self.chairs.iter().position(own) else {
            return;
        };
        let name = self.unique_name(name, chair);
        if let Some(player) = self.chairs[chair].as_mut().filter(|it| it.name != name) {
            player.name = name;
            player.shows_tiles = false;
        }
    }

    /// Whether every player lets spectators see the tiles. Computer players of the host always do.
    pub fn all_show_tiles(&self) -> bool {
        let mut people = self.iter().filter(|player| !player.is_from_host);
        people.all(|player| player.shows_tiles)
    }

    /// Whether the player with this id owns the seat, as far as the table can know.
    pub fn is_owner(&self, id: u32) -> bool {
        self.get(id)
            .is_some_and(|player| player.ownership.is_held_by_owner())
    }

    /// A name that differs clearly from those on the other chairs; a number is added if necessary.
    fn unique_name(&self, name: String, chair: usize) -> String {
        let others = || self.chairs.iter().enumerate();
        let taken = |name: &str| {
            let has = |player: &Option<Player>| {
                player.as_ref().is_some_and(|it| look_alike(&it.name, name))
            };
            others().any(|(other, player)| other != chair && has(player))
        };
        let numbered = (2..=4).map(|number| format!("{name} ({number})"));
        let mut names = std::iter::once(name.clone()).chain(numbered);
        names.find(|name| !taken(name)).unwrap_or(name)
    }

    fn fresh_id(&mut self) -> u32 {
        loop {
            self.last_id += 1;
            if self.get(self.last_id).is_none() {
                return self.last_id;
            }
        }
    }

    /// Seats a computer player of the host; returns its id and name.
    pub fn seat_computer_player(
        &mut self,
        chair: usize,
        computer_seat: &ComputerSeat,
    ) -> (u32, String) {
        let id = self.fresh_id();
        let name = match safe_name(&computer_seat.name) {
            name if name.is_empty() => format!("Robot {id}"),
            name => name,
        };
        let name = self.unique_name(name, chair);
        let mut player = Player::new(id, name.clone(), VERSION);
        player.computer = Some(ComputerPlayer::new(computer_seat.level));
        player.is_from_host = true;
        self.chairs[chair] = Some(player);
        (id, name)
    }

    /// Seats the players of a saved game, in seat order.
    pub fn restore(&mut self, players: [Player; 4]) {
        self.chairs = players.map(Some);
    }

    /// Puts the players in the order of the seats that they get.
    pub fn take_seats(&mut self, seating: Seating, mut rng: ChaCha8Rng) {
        match seating {
            Seating::Joining => {}
            Seating::Random => self.chairs.shuffle(&mut rng),
            Seating::Ids => self
                .chairs
                .sort_by_key(|player| player.as_ref().map(|player| player.id)),
        }
    }

    /// Removes a player from the chair.
    pub fn remove(&mut self, id: u32) {
        for chair in &mut self.chairs {
            if chair.as_ref().is_some_and(|player| player.id == id) {
                *chair = None;
            }
        }
    }

    /// Records a lost connection. The chair is kept; later a computer player may stand in.
    pub fn lose(&mut self, id: u32, stand_in_at: Duration, kept_until: Duration) {
        if let Some(player) = self.get_mut(id) {
            (player.connection, player.stand_in_at) = (None, stand_in_at);
            player.ownership.lose(kept_until);
            player.reset_requests();
        }
    }

    /// When a computer player is next due to stand in for an absent player; `None` while no person plays.
    pub fn next_stand_in(&self) -> Option<Duration> {
        let away = self.iter().filter(|player| !player.is_present());
        let next = away.map(|player| player.stand_in_at).min();
        next.filter(|_| self.any_plays_in_person())
    }

    /// The ids of players who have been away too long; none while no person plays.
    pub fn away_too_long(&self, now: Duration) -> Vec<u32> {
        let away = |player: &&Player| !player.is_present() && player.stand_in_at <= now;
        let anybody_waits = self.any_plays_in_person();
        let away = self.iter().filter(|_| anybody_waits).filter(away);
        away.map(|player| player.id).collect()
    }

    /// Takes the ids of the connected players to whom the state of the table still has to be sent.
    pub fn take_uninformed(&mut self) -> Vec<u32> {
        let mut uninformed = Vec::new();
        for player in self.iter_mut() {
            if std::mem::take(&mut player.needs_state) && player.connection.is_some() {
                uninformed.push(player.id);
            }
        }
        uninformed
    }

    /// Whether all four clients keep the time for claims themselves.
    pub fn all_keep_time(&self) -> bool {
        self.iter().filter(|player| player.keeps_time).count() == 4
    }
}
