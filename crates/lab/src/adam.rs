//! The optimizer Adam (Kingma and Ba, 2014).

/// Decay rates of the running means of the gradient and of its square.
const DECAY: (f32, f32) = (0.9, 0.999);

/// The state of the optimizer for some weights.
pub struct Adam {
    /// The running means of the gradient.
    mean: Vec<f32>,
    /// The running means of the square of the gradient.
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

    /// Moves the weights against the gradient, at this learning rate.
    pub fn step(&mut self, weights: &mut [f32], gradient: &[f32], rate: f32) {
        self.steps += 1;
        let (mean_decay, square_decay) = DECAY;
        // The means start at 0 and are corrected for that.
        let mean_correction = 1.0 - mean_decay.powi(self.steps);
        let square_correction = 1.0 - square_decay.powi(self.steps);
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, slope), (mean, square)) in weights.iter_mut().zip(gradient).zip(moments) {
            *mean = mean_decay * *mean + (1.0 - mean_decay) * slope;
            *square = square_decay * *square + (1.0 - square_decay) * slope * slope;
            *weight -=
                rate * (*mean / mean_correction) / ((*square / square_correction).sqrt() + 1e-7);
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
