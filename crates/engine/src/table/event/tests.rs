//! Tests how denials are stored.

use super::*;

#[test]
fn a_denial_of_a_foreign_server_is_stored_as_its_text() -> Result<(), serde_json::Error> {
    let foreign = Denial::Foreign("Another player takes the tile.".to_owned());
    let stored = r#""Another player takes the tile.""#;
    assert_eq!(serde_json::to_string(&foreign)?, stored);
    for denial in [foreign, Denial::BetterClaim(Claim::Pung)] {
        let text = serde_json::to_string(&denial)?;
        assert_eq!(serde_json::from_str::<Denial>(&text)?, denial);
    }
    Ok(())
}
