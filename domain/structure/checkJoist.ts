import type { MemberRole } from '../framing/member'
import type { Profile } from '../framing/profile'
import { bendingStrength } from './bending'
import { added, combined, type LoadEffects, NO_EFFECT, worstCombination } from './combinations'
import { deflectionShare } from './deflection'
import { flatWidths, insideRadius, profileShape } from './sectionShape'
import { publishedSection } from './sections'
import { bendingAndShear } from './shear'
import { type ComputedVerdict, computed } from './verdict'
import { MOST_WEB_SLENDERNESS, type WebLoad, webCrippling } from './webCrippling'

/** Where a joist bears. */
export interface JoistEnd {
  /** Whether a stiffener takes the load past its web. */
  readonly stiffened: boolean
  /** What a wall over it sends down through its web, lb. */
  readonly above: LoadEffects
}

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
  readonly ends: readonly [JoistEnd, JoistEnd]
  /** The most that one stud of a wall along the joist sends through its web into the wall below, lb. */
  readonly along?: LoadEffects
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
 * Checks a simply supported joist for bending, shear, both together, bearing and deflection (L/480 live, L/240 in all). A wall over an end
 * presses the web between both flanges: its load counts there with the joist's own reaction.
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
    ...bearingVerdicts(joist, section.fy, base),
    computed({ ...deflection, demand: share(livePsf * tributaryFeet), capacity: 1 / LIVE_DEFLECTION, combination: 'L' }),
    computed({ ...deflection, demand: share(plf), capacity: 1 / TOTAL_DEFLECTION }),
  ]
}

type Base = Pick<ComputedVerdict, 'member' | 'role' | 'combination' | 'inputs'>

function bearingVerdicts(joist: JoistCase, fy: number, base: Base): ComputedVerdict[] {
  const { profile, ends, along } = joist
  const open = ends.filter(({ stiffened }) => !stiffened)
  if (open.length === 0 && !along) return []
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
  const half = (joist.tributaryFeet * joist.spanFeet) / 2
  const own = { ...NO_EFFECT, dead: joist.deadPsf * half, live: joist.livePsf * half }
  const pressed = (load: WebLoad, pounds: LoadEffects): ComputedVerdict => {
    const capacity = webCrippling(load, bearing)
    const worst = worstCombination((combination) => {
      const demand = combined(pounds, combination) / 1000
      return { demand, ratio: demand / capacity }
    })
    const inputs = { ...base.inputs, Web: `${load} load, no stiffener, ${BEARING_INCHES} in of bearing` }
    return computed({ ...base, inputs, limitState: 'bearing', clause: 'S100 G5', unit: 'kip', capacity, ...worst })
  }
  return [
    slender,
    ...open.map(({ above }) => pressed(hasLoad(above) ? 'end two-flange' : 'end one-flange', added(own, above))),
    ...(along ? [pressed('interior two-flange', along)] : []),
  ]
}

/** Whether anything comes from above. */
const hasLoad = (effects: LoadEffects) => Object.values(effects).some((load) => load !== 0)

function joistInputs({ profile, spanFeet, tributaryFeet, deadPsf, livePsf }: JoistCase): Record<string, string> {
  return {
    Profile: profile,
    Span: `${Math.round(spanFeet * 100) / 100} ft`,
    Spacing: `${Math.round(tributaryFeet * 120) / 10} in`,
    Load: `D ${deadPsf} psf, L ${livePsf} psf`,
  }
}
