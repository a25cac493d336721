//! An estimate from some deals with its standard error, and the significance of the difference of two.

/// A mean with its standard error.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// Its standard error.
    pub error: f64,
}

/// The difference of two estimates from the same deals.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Difference {
    /// The first minus the second.
    pub mean: f64,
    /// Its standard error, from the paired differences in each deal.
    pub error: f64,
}

impl Estimate {
    /// The sum of the first numbers divided by that of the second, times a factor. Deals are independent of each other; the hands of one
    /// deal are not.
    pub fn of(deals: &[(f64, f64)], factor: f64) -> Self {
        let (mean, influences) = ratio(deals, factor);
        Self {
            mean,
            error: error(&influences),
        }
    }
}

impl Difference {
    /// The estimate of `one` minus that of `other`.
    pub fn between(one: &[(f64, f64)], other: &[(f64, f64)], factor: f64) -> Self {
        let ((first, influences), (second, others)) = (ratio(one, factor), ratio(other, factor));
        let difference: Vec<f64> = influences.iter().zip(&others).map(|(a, b)| a - b).collect();
        Self {
            mean: first - second,
            error: error(&difference),
        }
    }

    /// The distance from 0 in standard errors.
    pub fn z(self) -> f64 {
        if self.error > 0.0 {
            self.mean / self.error
        } else {
            0.0
        }
    }

    /// The two-sided p value: how likely chance alone makes the two differ so much.
    pub fn p(self) -> f64 {
        two_sided_p(self.z().abs())
    }
}

/// A ratio of sums, and the influence of each deal on it: the linear term, times the number of deals.
fn ratio(deals: &[(f64, f64)], factor: f64) -> (f64, Vec<f64>) {
    let of: f64 = deals.iter().map(|deal| deal.1).sum();
    let sum: f64 = deals.iter().map(|deal| deal.0).sum();
    if of <= 0.0 {
        return (0.0, vec![0.0; deals.len()]);
    }
    let (mean, each) = (sum / of, of / deals.len() as f64);
    let influences = deals
        .iter()
        .map(|deal| factor * (deal.0 - mean * deal.1) / each);
    (factor * mean, influences.collect())
}

/// The standard error of the mean of numbers whose mean is 0.
fn error(numbers: &[f64]) -> f64 {
    let count = numbers.len() as f64;
    let squares: f64 = numbers.iter().map(|number| number * number).sum();
    (squares / (count * (count - 1.0)).max(1.0)).sqrt()
}

/// The probability mass of a normal distribution beyond ±z. Uses the approximation of Abramowitz and Stegun (7.1.26) where it is accurate,
/// and the first term of the asymptotic series far out.
fn two_sided_p(z: f64) -> f64 {
    let x = z / std::f64::consts::SQRT_2;
    let far = (-x * x).exp();
    if x > 3.0 {
        return far / (x * std::f64::consts::PI.sqrt());
    }
    let t = 1.0 / (1.0 + 0.327_591_1 * x);
    let terms = [
        0.254_829_592,
        -0.284_496_736,
        1.421_413_741,
        -1.453_152_027,
        1.061_405_429,
    ];
    let sum = terms.iter().rev().fold(0.0, |sum, term| (sum + term) * t);
    (sum * far).clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn p_values_agree_with_tables() {
        for (z, p) in [
            (0.0, 1.0),
            (1.96, 0.05),
            (2.576, 0.01),
            (3.291, 0.001),
            (4.9, 9.6e-7),
        ] {
            let found = two_sided_p(z);
            assert!((found - p).abs() < 0.08 * p, "{z}: {found}, {p}");
        }
    }

    #[test]
    fn paired_deals_reveal_differences_that_single_estimates_do_not() {
        // Deals with large and small results; one player gets a little more in nearly all of them.
        let deal = |place: u32, more: f64| (f64::from(place % 7) * 10.0 + more, 4.0);
        let one: Vec<_> = (0..50).map(|place| deal(place, 0.0)).collect();
        let other: Vec<_> = (0..50)
            .map(|place| deal(place, f64::from(place % 3)))
            .collect();
        let difference = Difference::between(&other, &one, 100.0);
        assert!((difference.mean - 24.5).abs() < 1e-9, "{difference:?}");
        assert!(difference.p() < 1e-6, "{difference:?}");
        assert!(
            difference.mean < Estimate::of(&one, 100.0).error,
            "{difference:?}"
        );
        assert!(Difference::between(&one, &one, 100.0).p() > 0.999);
    }
}
