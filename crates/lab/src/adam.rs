//! The optimizer Adam (Kingma and Ba, 2014).

/// Decay rates of the running means of the gradient and of its square.
const DECAY: (f32, f32) = (0.9, 0.999);

/// The state of the optimizer for some weights.
pub struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Adam {
    /// Creates the state for this number of weights.
    pub fn new(weights: usize) -> Self {
        Self {
            mean: vec![0.0; weights],
            square: vec![0.0; weights],
            steps: 0,
        }
    }

    /// Updates the weights against the gradient.
    pub fn step(&mut self, weights: &mut [f32], gradient: &[f32], rate: f32) {
        self.steps += 1;
        let (b1, b2) = DECAY;
        let (c1, c2) = (1.0 - b1.powi(self.steps), 1.0 - b2.powi(self.steps));
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, slope), (mean, square)) in weights.iter_mut().zip(gradient).zip(moments) {
            *mean = b1 * *mean + (1.0 - b1) * slope;
            *square = b2 * *square + (1.0 - b2) * slope * slope;
            *weight -= rate * (*mean / c1) / ((*square / c2).sqrt() + 1e-7);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_lead_to_the_minimum() {
        let mut weights = [5.0, -3.0];
        let mut adam = Adam::new(2);
        for _ in 0..2000 {
            let gradient = weights.map(|weight| 2.0 * (weight - 1.0));
            adam.step(&mut weights, &gradient, 0.01);
        }
        assert!(
            weights.iter().all(|weight| (weight - 1.0).abs() < 1e-2),
            "{weights:?}"
        );
    }
}
