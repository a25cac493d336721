//! How much better one move is than another, from the value network and playouts of the same deals.

use crate::value_network::ERROR_OF_A_DIFFERENCE;

/// The number of playouts whose weight equals that of the value network. The two err differently: the network was trained on many hands
/// like this one, while playouts examine this very hand and overrate cheap ones.
const NETWORK_IN_DEALS: f64 = 2400.0;

/// The fraction of a cost that may be wrong although both agree, since they share biases: in a check of the largest differences by a strong
/// player they were off by about this much.
const WRONG_ALIKE: f64 = 0.2;

/// A difference is significant from this number of standard errors on.
pub(super) const TELLS: f64 = 2.0;

/// How much better one move is than another, in points of the deal, with a standard error.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Difference {
    /// In points of the deal.
    pub points: f64,
    /// The standard error.
    pub error: f64,
}

impl Difference {
    /// Combines both evaluations: the network's values of the two moves, if it has both, and the differences of the results in playouts,
    /// which are `too_much` too large.
    pub fn told(predicted: Option<(f64, f64)>, played: &[f64], too_much: f64) -> Self {
        let (came, error) = (mean(played) - too_much, standard_error(played));
        let (points, error) = match predicted {
            None => (came, error),
            Some((one, other)) => {
                let predicted = one - other;
                let weight = NETWORK_IN_DEALS / (NETWORK_IN_DEALS + played.len() as f64);
                let apart = weight * (1.0 - weight) * (predicted - came).powi(2);
                // With enough playouts their disagreement with the network covers its error.
                let own = match played.len() as f64 > NETWORK_IN_DEALS {
                    true => 0.0,
                    false => weight * ERROR_OF_A_DIFFERENCE * one.max(other),
                };
                (
                    weight * predicted + (1.0 - weight) * came,
                    (((1.0 - weight) * error).powi(2) + apart + own.powi(2)).sqrt(),
                )
            }
        };
        Self {
            points,
            error: error.hypot(WRONG_ALIKE * points),
        }
    }
}

/// The differences of the results of two moves, deal by deal.
pub(super) fn differences(one: &[f64], other: &[f64]) -> Vec<f64> {
    one.iter()
        .zip(other)
        .map(|(one, other)| one - other)
        .collect()
}

/// The mean of some values.
pub(super) fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len().max(1) as f64
}

/// The standard error of the mean of some values.
pub(super) fn standard_error(values: &[f64]) -> f64 {
    let (count, mean) = (values.len().max(2) as f64, mean(values));
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    (squares / (count - 1.0) / count).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::is_even;

    /// Results of a move in some deals: alternately a point above and a point below this.
    fn came(points: f64) -> Vec<f64> {
        (0..600)
            .map(|deal| points + f64::from(deal % 2) * 2.0 - 1.0)
            .collect()
    }

    #[test]
    fn a_cost_on_which_both_reckonings_agree_may_be_off_by_a_fifth_and_is_told_all_the_same() {
        let told = Difference::told(Some((20.0, 0.0)), &came(20.0), 0.0);
        assert!((told.points - 20.0).abs() < 1e-6);
        assert!(told.error >= 4.0 && told.error < 4.1, "{told:?}");
        assert!(!is_even(told.points, told.error));
        let apart = Difference::told(Some((20.0, 0.0)), &came(4.0), 0.0);
        assert!(apart.error > told.error, "{apart:?}");
        // The network is less certain about valuable hands.
        let dear = Difference::told(Some((320.0, 300.0)), &came(20.0), 0.0);
        assert!(dear.error > told.error + 2.0, "{dear:?}");
        let longer: Vec<f64> = came(20.0).repeat(5);
        let checked = Difference::told(Some((320.0, 300.0)), &longer, 0.0);
        assert!(checked.error < told.error + 0.1, "{checked:?}");
    }

    #[test]
    fn what_looks_too_good_when_it_is_played_on_counts_less() {
        let alone = Difference::told(None, &came(20.0), 12.0);
        assert!((alone.points - 8.0).abs() < 1e-6);
        let with_network = Difference::told(Some((8.0, 0.0)), &came(20.0), 12.0);
        assert!((with_network.points - 8.0).abs() < 1e-6);
    }
}
