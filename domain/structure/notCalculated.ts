import { notChecked, notCheckedWords } from '../framing/notChecked'
import { type DesignLoads, designedWords } from './site'

/** What the calculation covers of the list of `notChecked`, in part; the rest of each is named below. */
const COVERED = ['wind', 'snow', 'member strength', 'deflection', 'uplift and anchorage']
const PARTS = [
  'trusses',
  'gussets and hold-downs of the bracing, its way through floors, and diaphragms',
  'wind on the roof',
  'drifting and unbalanced snow',
  'loads from openings that do not stack',
  'floor openings',
  'doors of partitions that carry nothing',
  'members that spread trusses’ loads to studs beside them',
  'bearing stiffeners',
  'tracks, cripples, bridging and blocking',
  'holes in webs other than service holes',
  'screws between the plies of built-up members',
  'uplift below the top tracks',
  'anchorage',
]

/** What stays unchecked about a frame whose members were checked by calculation, in words. */
export function notCalculated(): string[] {
  return [...PARTS, ...notChecked().filter((item) => !COVERED.includes(item))]
}

/**
 * What is said of a frame on paper and in mails, one sentence each: what is not checked, then what it is designed for.
 * @param designSite the loads it passes at; null when nothing of it was calculated
 * @param review what is on record about the engineering review of an order, without its period
 */
export function frameCheckWords(designSite: DesignLoads | null | undefined, review?: string): string[] {
  return designSite ? [notCheckedWords(notCalculated(), review), designedWords(designSite)] : [notCheckedWords(undefined, review)]
}
