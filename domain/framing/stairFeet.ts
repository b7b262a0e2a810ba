/** Openings between joists that stay whole on a grid of 16 or 24 in: for a straight flight along the joists, or one that turns. */
export const STAIR_FEET = { straight: { x: 4, y: 11 }, turning: { x: 8, y: 8 } } as const
/** Every fourth foot is on both grids. */
export const STAIR_GRID_FEET = 4
