/** Parts of a bill of materials, in the order in which a house is built. */
export const BOM_CATEGORIES = ['framing', 'bracing', 'sheathing', 'fasteners', 'insulation', 'roofing'] as const
export type BomCategory = (typeof BOM_CATEGORIES)[number]
