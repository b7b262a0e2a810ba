/** Wall sheathing kinds; the take-off counts sheets and fasteners by them. */
export const SHEATHING_KINDS = ['integrated-panel', 'insulated-panel', 'osb'] as const
export type SheathingKind = (typeof SHEATHING_KINDS)[number]

/** Roofing kinds; the take-off counts squares, bundles or panels by them. */
export const ROOFING_KINDS = ['standing-seam', 'architectural-shingles', 'high-definition-shingles', 'roof-panel-system'] as const
export type RoofingKind = (typeof ROOFING_KINDS)[number]
