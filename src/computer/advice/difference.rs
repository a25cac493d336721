//! How far apart two moves are that were played on in the same deals.

/// How much better one move is than another, in points of the deal, and how far that may be off.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Difference {
    /// In points of the deal.
    pub points: f64,
    /// The standard error.
    pub error: f64,
}

/// What one move brought more than another in each deal.
pub(super) fn differences(one: &[f64], other: &[f64]) -> Vec<f64> {
    one.iter()
        .zip(other)
        .map(|(one, other)| one - other)
        .collect()
}

/// Their mean.
pub(super) fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len().max(1) as f64
}

/// The standard error of their mean.
pub(super) fn standard_error(values: &[f64]) -> f64 {
    let (count, mean) = (values.len().max(2) as f64, mean(values));
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    (squares / (count - 1.0) / count).sqrt()
}
