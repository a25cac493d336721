//! How much better one move is than another, from the value network and rollouts of the same deals.

use crate::value_network::DIFFERENCE_ERROR;

/// The number of rollouts whose weight equals that of the value network. The two err differently: the network was trained on many hands
/// like this one, while rollouts examine this very hand and overrate cheap ones.
const NETWORK_IN_DEALS: f64 = 2400.0;

/// The fraction of a difference that may be wrong although both evaluations agree, since they share biases: when a strong player checked
/// the largest differences, they were off by about this much.
const SHARED_BIAS: f64 = 0.2;

/// A difference is significant from this number of standard errors on.
pub(super) const SIGNIFICANCE: f64 = 2.0;

/// How much better one move is than another, with an error.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Difference {
    /// In points of the deal.
    pub points: f64,
    /// The error, in points too: the errors of both evaluations, their disagreement, and an allowance for shared bias.
    pub error: f64,
}

impl Difference {
    /// Combines both evaluations: the network's values of the two moves, if it has both, and the differences of their results in rollouts,
    /// which are too large by `overestimate`.
    pub fn combined(predicted: Option<(f64, f64)>, played: &[f64], overestimate: f64) -> Self {
        let (measured, error) = (mean(played) - overestimate, standard_error(played));
        let (points, error) = match predicted {
            None => (measured, error),
            Some((one, other)) => {
                let predicted = one - other;
                let weight = NETWORK_IN_DEALS / (NETWORK_IN_DEALS + played.len() as f64);
                let disagreement = weight * (1.0 - weight) * (predicted - measured).powi(2);
                // With more rollouts than that, the disagreement already covers the error of the network.
                let network_error = match played.len() as f64 > NETWORK_IN_DEALS {
                    true => 0.0,
                    false => weight * DIFFERENCE_ERROR * one.max(other),
                };
                (
                    weight * predicted + (1.0 - weight) * measured,
                    (((1.0 - weight) * error).powi(2) + disagreement + network_error.powi(2))
                        .sqrt(),
                )
            }
        };
        Self {
            points,
            error: error.hypot(SHARED_BIAS * points),
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

    /// Differences in some deals: alternately a point above and a point below this.
    fn gains_around(points: f64) -> Vec<f64> {
        (0..600)
            .map(|deal| points + f64::from(deal % 2) * 2.0 - 1.0)
            .collect()
    }

    #[test]
    fn a_cost_on_which_both_evaluations_agree_is_significant_with_an_error_of_a_fifth() {
        let agreed = Difference::combined(Some((20.0, 0.0)), &gains_around(20.0), 0.0);
        assert!((agreed.points - 20.0).abs() < 1e-6);
        assert!(agreed.error >= 4.0 && agreed.error < 4.1, "{agreed:?}");
        assert!(!is_even(agreed.points, agreed.error));
        let disagreed = Difference::combined(Some((20.0, 0.0)), &gains_around(4.0), 0.0);
        assert!(disagreed.error > agreed.error, "{disagreed:?}");
        // The network is less certain about valuable hands.
        let valuable = Difference::combined(Some((320.0, 300.0)), &gains_around(20.0), 0.0);
        assert!(valuable.error > agreed.error + 2.0, "{valuable:?}");
        let longer: Vec<f64> = gains_around(20.0).repeat(5);
        let checked = Difference::combined(Some((320.0, 300.0)), &longer, 0.0);
        assert!(checked.error < agreed.error + 0.1, "{checked:?}");
    }

    #[test]
    fn an_overestimate_in_rollouts_is_subtracted() {
        let alone = Difference::combined(None, &gains_around(20.0), 12.0);
        assert!((alone.points - 8.0).abs() < 1e-6);
        let with_network = Difference::combined(Some((8.0, 0.0)), &gains_around(20.0), 12.0);
        assert!((with_network.points - 8.0).abs() < 1e-6);
    }
}
