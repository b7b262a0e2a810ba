import type { Web } from './profile'

/**
 * Depth of a boxed header (two C sections) for a clear opening. Our own judgment, meant to be cautious for one story and roof; not taken
 * from the code's tables, which go by loads and thickness (IRC R603.6): 6 in to 4 ft, 8 in to 8 ft, 10 in above. Openings wider than
 * MAX_HEADER_FEET need their own engineering.
 */
export function headerWeb(widthFeet: number): Web {
  if (widthFeet <= 4) return '600'
  return widthFeet <= 8 ? '800' : '1000'
}

/** The widest opening this rule frames, our own limit; wider ones need an engineer. */
export const MAX_HEADER_FEET = 12
