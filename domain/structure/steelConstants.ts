/** Modulus of elasticity, ksi (AISI S100-16). */
export const E = 29_500
/** Shear modulus, ksi. */
export const G = 11_300
/** Poisson's ratio. */
export const MU = 0.3

/** Safety factors for allowable strength design (AISI S100-16). */
export const OMEGA = { compression: 1.8, bending: 1.67, shear: 1.6, tensionYield: 1.67, tensionRupture: 2, screw: 3 } as const
