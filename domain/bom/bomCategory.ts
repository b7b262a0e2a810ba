/** Parts of a bill of materials, in construction order. */
export const BOM_CATEGORIES = ['framing', 'bracing', 'sheathing', 'fasteners', 'insulation', 'roofing'] as const
export type BomCategory = (typeof BOM_CATEGORIES)[number]

/** What of a bill is the steel frame. */
export const FRAME_CATEGORIES: readonly BomCategory[] = ['framing', 'bracing', 'fasteners']
