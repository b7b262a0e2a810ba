import type { Web } from './profile'

/** What a header carries: the roof alone, or a floor and what rests on it. */
export type HeaderLoad = 'roof' | 'floor'

/**
 * Depth of a boxed header (two C sections) for a clear opening. Our own judgment, not taken from the code's tables (IRC R603.6): under a
 * roof 6 in to 4 ft, 8 in to 8 ft, 10 in above; under a floor 6 in to 3 ft, 8 in to 6 ft, 10 in above. Openings wider than MAX_HEADER_FEET
 * need their own engineering.
 */
export function headerWeb(widthFeet: number, carries: HeaderLoad): Web {
  const [shallow, middle] = carries === 'floor' ? [3, 6] : [4, 8]
  if (widthFeet <= shallow) return '600'
  return widthFeet <= middle ? '800' : '1000'
}

/** The widest opening this rule frames, our own limit; wider ones need an engineer. */
export const MAX_HEADER_FEET = 12
