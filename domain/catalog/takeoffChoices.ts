/** What can cover the walls; the take-off counts sheets and fasteners by it. */
export const SHEATHING_KINDS = ['integrated-panel', 'insulated-panel', 'osb'] as const
export type SheathingKind = (typeof SHEATHING_KINDS)[number]

/** What can cover the roof; the take-off counts squares, bundles or panels by it. */
export const ROOFING_KINDS = ['standing-seam', 'architectural-shingles', 'high-definition-shingles', 'roof-panel-system'] as const
export type RoofingKind = (typeof ROOFING_KINDS)[number]
