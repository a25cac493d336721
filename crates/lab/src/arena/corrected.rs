//! Points corrected for the luck of the draw.
//!
//! The coefficient of the luck is fitted to the deals themselves, in two halves: each half is corrected with the coefficient of the other, so that
//! no deal affects its own correction and the mean stays unbiased (control variates with cross-fitting).

use crate::Mean;

/// Points of deals, each with its luck.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct CorrectedPoints {
    halves: [Sums; 2],
}

/// Sums over one half of the deals.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Sums {
    points: Mean,
    luck: Mean,
    products: f64,
}

impl CorrectedPoints {
    /// Adds a deal; deals with even and with odd numbers are the two halves.
    pub fn add(&mut self, deal: u64, points: f64, luck: f64) {
        let half = &mut self.halves[usize::from(deal % 2 == 1)];
        half.points.add(points);
        half.luck.add(luck);
        half.products += points * luck;
    }

    /// The mean luck, whose expectation is 0.
    pub fn luck(&self) -> Mean {
        let [mut luck, other] = self.halves.map(|half| half.luck);
        luck.merge(&other);
        luck
    }

    /// The points without the luck.
    pub fn points(&self) -> Mean {
        let [even, odd] = &self.halves;
        let mut points = even.minus_luck(odd.coefficient());
        points.merge(&odd.minus_luck(even.coefficient()));
        points
    }

    /// The share of the variance of the points that the luck explains.
    pub fn explained(&self) -> f64 {
        let [mut points, other] = self.halves.map(|half| half.points);
        points.merge(&other);
        let ratio = self.points().standard_error() / points.standard_error().max(1e-9);
        1.0 - ratio * ratio
    }

    pub(super) fn merge(&mut self, other: &Self) {
        for (half, more) in self.halves.iter_mut().zip(&other.halves) {
            half.points.merge(&more.points);
            half.luck.merge(&more.luck);
            half.products += more.products;
        }
    }
}

impl Sums {
    /// The regression coefficient of points on luck: their covariance over the variance of the luck.
    fn coefficient(&self) -> f64 {
        let covariance = self.products - self.points.sum * self.luck.mean();
        let variance = self.luck.squares - self.luck.sum * self.luck.mean();
        if variance > 0.0 {
            covariance / variance
        } else {
            0.0
        }
    }

    /// The points minus the coefficient times the luck.
    fn minus_luck(&self, coefficient: f64) -> Mean {
        Mean {
            count: self.points.count,
            sum: self.points.sum - coefficient * self.luck.sum,
            squares: self.points.squares - 2.0 * coefficient * self.products
                + coefficient * coefficient * self.luck.squares,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_half_is_corrected_with_the_coefficient_of_the_other() {
        let mut corrected = CorrectedPoints::default();
        for deal in 0..40 {
            let luck = f64::from(deal % 8) - 3.5;
            corrected.add(u64::from(deal as u32), 10.0 + 2.0 * luck, luck);
        }
        assert_eq!(corrected.points().count(), 40.0);
        assert!((corrected.points().mean() - 10.0).abs() < 1e-9);
        assert!(corrected.explained() > 0.999);
        // A single deal has no other half: nothing is corrected.
        let mut alone = CorrectedPoints::default();
        alone.add(0, 7.0, 5.0);
        assert_eq!(alone.points().mean(), 7.0);
    }
}
