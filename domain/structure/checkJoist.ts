import type { MemberRole } from '../framing/member'
import type { Profile } from '../framing/profile'
import { bendingStrength } from './bending'
import { deflectionShare } from './deflection'
import { flatWidths, insideRadius, profileShape } from './sectionShape'
import { publishedSection } from './sections'
import { bendingAndShear } from './shear'
import { type ComputedVerdict, computed } from './verdict'
import { MOST_WEB_SLENDERNESS, webCrippling } from './webCrippling'

/** A floor joist over one span, deck on top. */
export interface JoistCase {
  readonly member: string
  readonly role: MemberRole
  readonly profile: Profile
  readonly spanFeet: number
  /** Floor that the joist carries at each side, ft. */
  readonly tributaryFeet: number
  readonly deadPsf: number
  readonly livePsf: number
  /** Whether its web is stiffened at the bearings. */
  readonly stiffened: boolean
}

const COMBINATION = 'D + L'
/** The deck's screws hold the top flange at least this often, in. */
const DECK_SCREWS_INCHES = 12
const BEARING_INCHES = 1.5
const LIVE_DEFLECTION = 480
const TOTAL_DEFLECTION = 240
/** Places along half the span at which bending and shear are added up. */
const PLACES = 40

/**
 * Checks a simply supported joist for bending, shear, both together, bearing and deflection (L/480 live, L/240 in all).
 * @throws RangeError for a profile without published figures
 */
export function checkJoist(joist: JoistCase): ComputedVerdict[] {
  const section = publishedSection(joist.profile)
  if (!section) throw new RangeError(`No section figures are published for ${joist.profile}`)
  const { spanFeet, tributaryFeet, deadPsf, livePsf } = joist
  const plf = (deadPsf + livePsf) * tributaryFeet
  const bending = bendingStrength(section, DECK_SCREWS_INCHES)
  const base = { member: joist.member, role: joist.role, combination: COMBINATION, inputs: joistInputs(joist) }
  const moment = { demand: (plf * spanFeet ** 2 * 12) / 8 / 1000, capacity: bending.allowable }
  const shear = { demand: (plf * spanFeet) / 2, capacity: section.vnet }
  const [bent, sheared] = [moment.demand / moment.capacity, shear.demand / shear.capacity]
  const along = Array.from({ length: PLACES + 1 }, (_, place) => place / (2 * PLACES))
  const both = Math.max(...along.map((x) => bendingAndShear(4 * x * (1 - x) * bent, (1 - 2 * x) * sheared)))
  const deflection = { ...base, limitState: 'deflection', clause: 'IRC R301.7', unit: 'of span' } as const
  const share = (load: number) => deflectionShare(load, spanFeet, section.ixe)
  return [
    computed({ ...base, limitState: 'bending', clause: bending.clause, unit: 'kip-in', ...moment }),
    computed({ ...base, limitState: 'shear', clause: 'S100 G2.1', unit: 'lb', ...shear }),
    computed({ ...base, limitState: 'bending and shear', clause: 'S100 H2', unit: 'ratio', demand: both, capacity: 1 }),
    ...(joist.stiffened ? [] : bearingVerdicts(joist, section.fy, shear.demand / 1000, base)),
    computed({ ...deflection, demand: share(livePsf * tributaryFeet), capacity: 1 / LIVE_DEFLECTION, combination: 'L' }),
    computed({ ...deflection, demand: share(plf), capacity: 1 / TOTAL_DEFLECTION }),
  ]
}

type Base = Pick<ComputedVerdict, 'member' | 'role' | 'combination' | 'inputs'>

function bearingVerdicts({ profile }: JoistCase, fy: number, reactionKip: number, base: Base): ComputedVerdict[] {
  const shape = profileShape(profile)
  const h = flatWidths(shape).web
  const slenderness = h / shape.t
  const slender = computed({
    ...base,
    limitState: 'web slenderness at bearing',
    clause: 'S100 G5',
    unit: 'h/t',
    demand: slenderness,
    capacity: MOST_WEB_SLENDERNESS,
  })
  if (slenderness > MOST_WEB_SLENDERNESS) return [slender]
  const bearing = { t: shape.t, fy, radius: insideRadius(shape.t), length: BEARING_INCHES, h }
  const capacity = webCrippling('end one-flange', bearing)
  return [slender, computed({ ...base, limitState: 'bearing', clause: 'S100 G5', unit: 'kip', demand: reactionKip, capacity })]
}

function joistInputs({ profile, spanFeet, tributaryFeet, deadPsf, livePsf }: JoistCase): Record<string, string> {
  return {
    Profile: profile,
    Span: `${Math.round(spanFeet * 100) / 100} ft`,
    Spacing: `${Math.round(tributaryFeet * 120) / 10} in`,
    Load: `D ${deadPsf} psf, L ${livePsf} psf`,
  }
}
