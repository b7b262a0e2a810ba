import type { MemberRole } from '../framing/member'
import type { Profile } from '../framing/profile'
import { bendingStrength } from './bending'
import { checkHeaderUplift, type Uplift } from './checkUplift'
import { combined, type LoadEffects, worstCombination } from './combinations'
import { deflectionShare } from './deflection'
import { flatWidths, insideRadius, profileShape } from './sectionShape'
import { publishedSection } from './sections'
import { type ComputedVerdict, computed } from './verdict'
import { webCrippling } from './webCrippling'

/** A boxed header of two C sections over an opening. */
export interface HeaderCase {
  readonly member: string
  readonly role: MemberRole
  readonly profile: Profile
  /** C sections side by side. */
  readonly count: number
  /** Between the middles of the jacks it bears on, ft. */
  readonly spanFeet: number
  /** The header's own length, whose load its jacks carry, ft. */
  readonly lengthFeet: number
  /** Load on the header, lb per ft. */
  readonly line: LoadEffects
  readonly jacksEachSide: number
  /** Whether its webs are stiffened or screwed at both ends, so that they do not bear by themselves. */
  readonly stiffened: boolean
  /** What lifts each end, below a roof, and the studs of the wall that its ends are screwed to. */
  readonly uplift?: Uplift
  readonly beside?: Profile
}

/** Bearing length on one jack, in. */
const BEARING_INCHES = 1.5
const LIVE_DEFLECTION = 360
const TOTAL_DEFLECTION = 240

/**
 * Checks a header for bending, shear, bearing on its jacks, deflection, and the screws of its ends for uplift. Both flanges are held, so lateral buckling is none.
 * @throws RangeError for a profile without published figures
 */
export function checkHeader(header: HeaderCase): ComputedVerdict[] {
  const section = publishedSection(header.profile)
  if (!section) throw new RangeError(`No section figures are published for ${header.profile}`)
  const shape = profileShape(header.profile)
  const { count, spanFeet, lengthFeet, line } = header
  const bending = bendingStrength(section, 0, { boxed: true })
  const base = { member: header.member, role: header.role, inputs: headerInputs(header) }
  const moment = (plf: number) => (plf * spanFeet ** 2 * 12) / 8 / 1000
  const reaction = (plf: number) => (plf * lengthFeet) / 2
  const worst = (of: (plf: number) => number, capacity: number) => {
    const found = worstCombination((combination) => {
      const demand = of(combined(line, combination))
      return { demand, capacity, ratio: demand / capacity }
    })
    return found
  }
  const bearing =
    webCrippling('end one-flange', {
      t: shape.t,
      fy: section.fy,
      radius: insideRadius(shape.t),
      length: BEARING_INCHES * header.jacksEachSide,
      h: flatWidths(shape).web,
    }) * count
  const service = (plf: number) => deflectionShare(plf, spanFeet, section.ixe * count)
  const live = Math.max(line.live, line.roof)
  const total = line.dead + Math.max(live, 0.75 * (line.live + line.roof))
  const deflection = { ...base, limitState: 'deflection', clause: 'IRC R301.7', unit: 'of span' } as const
  return [
    computed({ ...base, limitState: 'bending', clause: bending.clause, unit: 'kip-in', ...worst(moment, bending.allowable * count) }),
    computed({ ...base, limitState: 'shear', clause: 'S100 G2.1', unit: 'lb', ...worst(reaction, section.vag * count) }),
    ...(header.stiffened
      ? []
      : [computed({ ...base, limitState: 'bearing', clause: 'S100 G5', unit: 'kip', ...worst((plf) => reaction(plf) / 1000, bearing) })]),
    computed({ ...deflection, demand: service(live), capacity: 1 / LIVE_DEFLECTION, combination: 'L or S' }),
    computed({ ...deflection, demand: service(total), capacity: 1 / TOTAL_DEFLECTION, combination: 'D + L or S' }),
    ...(header.uplift && header.beside ? [checkHeaderUplift(header, header.uplift, header.beside)] : []),
  ]
}

function headerInputs({ profile, count, spanFeet, line, jacksEachSide }: HeaderCase): Record<string, string> {
  const plf = (value: number) => `${Math.round(value)} plf`
  return {
    Profile: `${count} × ${profile}`,
    Span: `${Math.round(spanFeet * 100) / 100} ft between jacks`,
    Load: `D ${plf(line.dead)}, L ${plf(line.live)}, S ${plf(line.roof)}`,
    Jacks: `${jacksEachSide} at each side`,
  }
}
