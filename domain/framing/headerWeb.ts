import type { Web } from './profile'

/**
 * Depth of a boxed header (two C sections) for a clear opening.
 * [U] Judgement, meant to be cautious for one story and roof; not read off a table of the code, which goes by loads and thickness (IRC R603.6):
 * 6 in to 4 ft, 8 in to 8 ft, 10 in above;
 * wider than MAX_HEADER_FEET needs its own engineering.
 */
export function headerWeb(widthFeet: number): Web {
  if (widthFeet <= 4) return '600'
  return widthFeet <= 8 ? '800' : '1000'
}

/** The widest opening that this rule frames, a limit of ours: what is wider is an engineer's. */
export const MAX_HEADER_FEET = 12
