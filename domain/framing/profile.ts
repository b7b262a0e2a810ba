import type { StudGauge, StudWeb } from './layout'
import { MILS, type Mil } from './mil'

export type Web = StudWeb | '800' | '1000'
const WEBS: readonly Web[] = ['350', '362', '550', '600', '800', '1000']

/** SFIA designation: web depth in hundredths of an inch, S (stud) or T (track), flange in hundredths, thickness in mils. */
export type Section = `${Web}${'S162' | 'T125'}-${Mil}`
/** Flat strap: width in hundredths of an inch, thickness in mils. */
export type Strap = `${150 | 300}FS-${Mil}`
export type Profile = Section | Strap

export const MIL_OF_GAUGE = { 20: 33, 18: 43, 16: 54 } as const satisfies Record<StudGauge, Mil>

/** Outside dimensions of a 362S162 in inches; its designation truncates 3⅝ to 362. The stiffening lip of every S162 is ½ in (SFIA). */
export const STUD_362_INCHES = { web: 3.625, flange: 1.625, lip: 0.5 } as const

/** Width of a stud's flange (1⅝ in), in feet. */
export const FLANGE_FEET = STUD_362_INCHES.flange / 12

/** Depth of a track's flange (1¼ in), in feet. */
export const TRACK_FLANGE_FEET = 1.25 / 12

/**
 * Pounds per foot by web and thickness (33, 43, 54, 68 mil) from design thickness and SFIA radii, without zinc. Source: section table in
 * the take-off rules, after SFIA's product technical guide.
 */
const POUNDS_PER_FOOT: Record<Web, { readonly S162: readonly number[]; readonly T125: readonly number[] }> = {
  '350': { S162: [0.88, 1.14, 1.41, 1.75], T125: [0.71, 0.92, 1.15, 1.45] },
  '362': { S162: [0.89, 1.16, 1.44, 1.78], T125: [0.72, 0.94, 1.18, 1.48] },
  '550': { S162: [1.11, 1.44, 1.8, 2.24], T125: [0.94, 1.23, 1.54, 1.94] },
  '600': { S162: [1.17, 1.52, 1.89, 2.36], T125: [1.0, 1.3, 1.63, 2.06] },
  '800': { S162: [1.41, 1.83, 2.28, 2.84], T125: [1.24, 1.61, 2.02, 2.54] },
  '1000': { S162: [1.64, 2.13, 2.66, 3.33], T125: [1.47, 1.92, 2.41, 3.03] },
}

/** Design thickness in inches: the minimum thickness divided by 0.95 (AISI S100). */
export const DESIGN_THICKNESS_INCHES: Readonly<Record<Mil, number>> = { 33: 0.0346, 43: 0.0451, 54: 0.0566, 68: 0.0713 }
/** Steel at 490 lb per cubic foot: pounds per foot of length and square inch of section. */
const POUNDS_PER_FOOT_PER_SQUARE_INCH = 490 / 144

export function stud(web: Web, mil: Mil): Section {
  return `${web}S162-${mil}`
}

export function track(web: Web, mil: Mil): Section {
  return `${web}T125-${mil}`
}

export function strap(widthHundredths: 150 | 300, mil: Mil): Strap {
  return `${widthHundredths}FS-${mil}`
}

/** Depth of a stud or track in feet. 362 means 3⅝ in. */
export function webFeet(web: Web): number {
  return (web === '362' ? STUD_362_INCHES.web : Number(web) / 100) / 12
}

/** Outside dimensions of a section in feet: web by flange, or a strap's width by thickness. */
export function profileSize(profile: Profile): { readonly depthFeet: number; readonly flangeFeet: number } {
  const [shape = '', mil] = profile.split('-')
  const web = WEBS.find((depth) => shape.startsWith(`${depth}S`) || shape.startsWith(`${depth}T`))
  if (web) return { depthFeet: webFeet(web), flangeFeet: shape.includes('T') ? TRACK_FLANGE_FEET : FLANGE_FEET }
  const thickness = MILS.find((candidate) => String(candidate) === mil)
  return { depthFeet: Number.parseInt(shape, 10) / 1200, flangeFeet: thickness ? DESIGN_THICKNESS_INCHES[thickness] / 12 : 0 }
}

const weights = new Map<string, number>([
  ...Object.entries(POUNDS_PER_FOOT).flatMap(([web, shapes]) =>
    Object.entries(shapes).flatMap(([shape, row]) => row.map((pounds, at) => [`${web}${shape}-${MILS[at]}`, pounds] as const)),
  ),
  ...[150, 300].flatMap((width) =>
    MILS.map((mil) => [`${width}FS-${mil}`, (width / 100) * DESIGN_THICKNESS_INCHES[mil] * POUNDS_PER_FOOT_PER_SQUARE_INCH] as const),
  ),
])

/**
 * Pounds per foot of a profile.
 * @throws RangeError for a designation that is not in the table
 */
export function poundsPerFoot(profile: Profile): number {
  const pounds = weights.get(profile)
  if (pounds === undefined) throw new RangeError(`No weight is known for profile ${profile}`)
  return pounds
}
