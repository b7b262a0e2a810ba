import type { MemberRole } from '../framing/member'
import { type Profile, TRACK_FLANGE_FEET } from '../framing/profile'
import { SERVICE_HOLE_INCHES, takesServiceHoles } from '../framing/serviceHoles'
import { STUD_GAP_FEET } from '../framing/wallUprights'
import { bendingStrength } from './bending'
import { checkUplift, type Uplift } from './checkUplift'
import { type Combination, combined, type LoadEffects, worstCombination } from './combinations'
import { compressionStrength, eulerLoad } from './compression'
import { deflectionShare } from './deflection'
import { flatWidths, insideRadius, profileShape } from './sectionShape'
import { publishedSection } from './sections'
import { axialAndBending } from './studInteraction'
import { type ComputedVerdict, computed } from './verdict'
import { holeAtEndShare, webCrippling } from './webCrippling'
import { SERVICE_WIND } from './wind'

/** Studs that stand together: one stud, or the kings or jacks at one side of an opening, which share every load. */
export interface StudCase {
  readonly member: string
  readonly role: MemberRole
  readonly profile: Profile
  readonly count: number
  readonly heightFeet: number
  /** Between the rows where both flanges are held, ft. */
  readonly unbracedFeet: number
  /** Load down the group, lb. */
  readonly axial: LoadEffects
  /** Load across the wall on the group, lb per ft of height. Wind at strength level. */
  readonly lateral: LoadEffects
  /** What lifts them, on a wall below a roof. */
  readonly uplift?: Uplift
}

/** What a stud's end has of its track's flange, in. */
const TRACK_BEARING_INCHES = (TRACK_FLANGE_FEET - STUD_GAP_FEET) * 12
/** Studs may bend by 1/240 of their height under service wind. */
const STUD_DEFLECTION = 240

/** Checks studs for their loads, and the screws at their ends for uplift. */
export function checkStud(stud: StudCase): ComputedVerdict[] {
  return [...strengthOf(stud), ...(stud.uplift ? [checkUplift(stud, stud.uplift)] : [])]
}

/**
 * Checks studs for bending, shear, axial load with bending, at their ends on the tracks, and for deflection. Hinged at both ends; held
 * at both flanges by straps on both faces, or by straps on one and sheathing on the other. Where the role may have service holes, the web has one wherever it is weakest; bending and shear reach no more together than
 * the larger of both alone, because the load across is even.
 * @throws RangeError for a profile without published figures
 */
function strengthOf(stud: StudCase): ComputedVerdict[] {
  const section = publishedSection(stud.profile)
  if (!section) throw new RangeError(`No section figures are published for ${stud.profile}`)
  const inches = { height: stud.heightFeet * 12, unbraced: stud.unbracedFeet * 12 }
  const punched = takesServiceHoles(stud.role)
  const bending = bendingStrength(section, inches.unbraced, { punched })
  const compression = compressionStrength(section, { x: inches.height, y: inches.unbraced, twist: inches.unbraced }, punched)
  const pe = eulerLoad(section.ix, inches.height)
  const momentOf = (plf: number) => (Math.abs(plf) * stud.heightFeet ** 2 * 12) / 8 / 1000 / stud.count
  const base = { member: stud.member, role: stud.role, inputs: studInputs(stud, compression.allowable, bending.allowable) }

  const axialOnly = worstCombination((combination) => {
    const demand = Math.max(combined(stud.axial, combination), 0) / 1000 / stud.count
    return { demand, ratio: demand / compression.allowable }
  })
  const across = Object.values(stud.lateral).some((load) => load !== 0)
  if (!across) {
    return [
      computed({ ...base, limitState: 'axial', clause: compression.clause, capacity: compression.allowable, unit: 'kip', ...axialOnly }),
    ]
  }
  const moment = worstCombination((combination) => {
    const demand = momentOf(combined(noDead(stud.lateral), combination))
    return { demand, ratio: demand / bending.allowable }
  })
  const together = worstCombination((combination) => {
    const axial = Math.max(combined(stud.axial, combination), 0) / 1000 / stud.count
    const bent = momentOf(combined(noDead(stud.lateral), combination))
    return { ratio: axialAndBending(axial, compression.allowable, bent, bending.allowable, pe) }
  })
  const endStrength = endOnTrack(stud.profile, section.fy, punched)
  const pushOf = (combination: Combination) => (Math.abs(combined(noDead(stud.lateral), combination)) * stud.heightFeet) / 2 / stud.count
  const shearStrength = punched ? Math.min(section.vag, section.vnet) : section.vag
  const shear = worstCombination((combination) => ({ demand: pushOf(combination), ratio: pushOf(combination) / shearStrength }))
  const end = worstCombination((combination) => {
    const demand = pushOf(combination) / 1000
    return { demand, ratio: demand / endStrength }
  })
  const service = Math.max(SERVICE_WIND * stud.lateral.wind, stud.lateral.live) / stud.count
  return [
    computed({ ...base, limitState: 'bending', clause: bending.clause, capacity: bending.allowable, unit: 'kip-in', ...moment }),
    computed({
      ...base,
      limitState: 'axial and bending',
      clause: 'S100 H1.2',
      demand: together.ratio,
      capacity: 1,
      unit: 'ratio',
      ...together,
    }),
    computed({
      ...base,
      limitState: 'shear',
      clause: punched ? 'S100 G3' : 'S100 G2.1',
      capacity: shearStrength,
      unit: 'lb',
      ...shear,
    }),
    computed({
      ...base,
      limitState: 'stud end on its track',
      clause: punched ? 'S100 G6' : 'S100 G5',
      capacity: endStrength,
      unit: 'kip',
      ...end,
    }),
    computed({
      ...base,
      limitState: 'deflection',
      clause: 'IRC R301.7',
      demand: deflectionShare(service, stud.heightFeet, section.ix),
      capacity: 1 / STUD_DEFLECTION,
      unit: 'of span',
      combination: '0.42W or L',
    }),
  ]
}

/**
 * Allowable push of a stud's web on its track's flange, kip (S100-16 G5 and G6, end one-flange, fastened). That of the track's flange is another
 * equation (AISI S240), which no source at hand has.
 */
function endOnTrack(profile: Profile, fy: number, punched: boolean): number {
  const shape = profileShape(profile)
  const { web: h } = flatWidths(shape)
  const { depth, end } = SERVICE_HOLE_INCHES
  const beside = punched ? holeAtEndShare(depth, end - TRACK_BEARING_INCHES, h) : 1
  return beside * webCrippling('end one-flange', { t: shape.t, fy, radius: insideRadius(shape.t), length: TRACK_BEARING_INCHES, h })
}

/** A wall's own weight does not bend its studs. */
function noDead(effects: LoadEffects): LoadEffects {
  return { ...effects, dead: 0 }
}

function studInputs(stud: StudCase, pa: number, ma: number): Record<string, string> {
  const lb = (value: number) => `${Math.round(value)} lb`
  const { dead, live, roof, wind } = stud.axial
  return {
    Profile: stud.count > 1 ? `${stud.count} × ${stud.profile}` : stud.profile,
    Height: `${round(stud.heightFeet)} ft, braced every ${round(stud.unbracedFeet)} ft`,
    'Axial load': `D ${lb(dead)}, L ${lb(live)}, S ${lb(roof)}${wind > 0 ? `, W ${lb(wind)} at strength as a chord` : ''}`,
    'Load across': `W ${round(stud.lateral.wind)} plf at strength, L ${round(stud.lateral.live)} plf`,
    'Allowable, each': `${round(pa)} kip, ${round(ma)} kip-in`,
    Web: takesServiceHoles(stud.role) ? 'with service holes, 1 1/2 in deep, 10 in from its ends' : 'solid, no service holes',
  }
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
