import { notChecked } from '../framing/notChecked'

/** What the calculation covers of the list of `notChecked`, in part; the rest of each is named below. */
const COVERED = ['wind', 'snow', 'member strength', 'deflection']
const PARTS = [
  'trusses',
  'bracing and diaphragms',
  'wind on the roof',
  'drifting and unbalanced snow',
  'loads from openings that do not stack',
  'floor openings',
  'doors of partitions that carry nothing',
  'tracks, cripples, bridging and blocking',
  'holes in webs other than service holes',
  'screws between the plies of built-up members',
]

/** What stays unchecked about a frame whose members were checked by calculation, in words. */
export function notCalculated(): string[] {
  return [...PARTS, ...notChecked().filter((item) => !COVERED.includes(item))]
}
