import { MILS } from '../framing/mil'
import { type Section, stud, type Web } from '../framing/profile'

const WEBS: readonly Web[] = ['350', '362', '550', '600', '800', '1000']

/**
 * One lipped C section as published. Inches, kips and ksi; allowable moments in kip-in, allowable shears in lb (ASD). `sxe`, `mal` and
 * `vnet` count the standard 1½ in punch of the web.
 */
export interface CSection {
  readonly section: Section
  /** Yield stress, ksi. */
  readonly fy: number
  /** Design thickness, in. */
  readonly t: number
  readonly area: number
  readonly ix: number
  readonly sx: number
  readonly iy: number
  readonly ixe: number
  readonly sxe: number
  /** Allowable moment by local buckling, fully braced. */
  readonly mal: number
  /** Allowable moment by distortional buckling. */
  readonly mad: number
  readonly vag: number
  /** Allowable shear within a web depth of a punch. */
  readonly vnet: number
  /** Torsion constant, in⁴. */
  readonly j: number
  readonly cw: number
  readonly xo: number
  readonly ro: number
  /** Elastic distortional buckling stress in bending, from finite strips. */
  readonly bendingDistortional: number
  /** Elastic local and distortional buckling stresses in compression, from finite strips. Null: no local minimum. */
  readonly compressionLocal: number | null
  readonly compressionDistortional: number
}

/** Where the figures come from, as shown with every verdict. */
export const SECTION_SOURCE = {
  published: 'SSMA Product Technical Guide, 2024 edition',
  distortional: 'our finite-strip analysis, web unpunched, flanges free to rotate',
} as const

/** Section, Fy, t, A, Ix, Sx, Iy, Ixe, Sxe, Mal, Mad, Vag, Vnet, 1000 J, Cw, xo, ro; finite strips: Fcrd bending, Fcrl and Fcrd compression. */
const TABLE = `
  350S162-33 33 0.0346 0.258 0.508 0.29 0.098 0.508 0.257 5.08 5.22 1024 487 0.103 0.277 -1.324 2.026 57.0 14.6 32.9
  350S162-43 33 0.0451 0.334 0.654 0.374 0.125 0.654 0.357 7.05 7.31 1739 631 0.227 0.35 -1.312 2.014 76.4 24.9 44.4
  350S162-54 50 0.0566 0.415 0.804 0.46 0.152 0.804 0.426 12.74 13.05 3372 947 0.443 0.426 -1.298 1.998 98.8 39.5 57.9
  350S162-68 50 0.0713 0.515 0.985 0.563 0.184 0.985 0.549 16.44 16.84 4202 897 0.872 0.514 -1.28 1.977 129.5 62.9 76.2
  362S162-33 33 0.0346 0.262 0.551 0.304 0.099 0.551 0.268 5.29 5.43 1024 521 0.105 0.297 -1.308 2.048 56.0 13.6 31.6
  362S162-43 33 0.0451 0.34 0.71 0.392 0.127 0.71 0.372 7.34 7.62 1739 676 0.23 0.376 -1.297 2.036 75.0 23.3 42.7
  362S162-54 50 0.0566 0.422 0.873 0.481 0.154 0.873 0.444 13.28 13.59 3372 1016 0.451 0.457 -1.283 2.02 97.1 36.8 55.6
  362S162-68 50 0.0713 0.524 1.069 0.59 0.186 1.069 0.574 17.18 17.65 4370 1004 0.887 0.552 -1.264 1.998 127.3 58.6 73.3
  550S162-33 33 0.0346 0.327 1.458 0.53 0.113 1.458 0.512 10.11 8.63 699 699 0.13 0.713 -1.114 2.459 43.0 6.1 14.6
  550S162-43 33 0.0451 0.424 1.883 0.685 0.145 1.883 0.681 14.79 13.14 1550 1199 0.288 0.905 -1.103 2.448 58.0 10.4 20.4
  550S162-54 50 0.0566 0.528 2.324 0.845 0.176 2.324 0.811 26.86 23.52 3093 1881 0.564 1.105 -1.09 2.434 75.5 16.4 27.2
  550S162-68 50 0.0713 0.657 2.861 1.04 0.212 2.861 1.031 34.94 32.28 5350 2532 1.114 1.342 -1.072 2.414 99.6 26.0 37.2
  600S162-33 33 0.0346 0.344 1.793 0.598 0.116 1.793 0.577 11.41 9.47 638 638 0.137 0.861 -1.072 2.587 39.7 5.2 11.5
  600S162-43 33 0.0451 0.447 2.316 0.772 0.148 2.316 0.767 16.68 14.46 1416 1240 0.303 1.095 -1.062 2.577 53.9 8.8 16.4
  600S162-54 50 0.0566 0.556 2.86 0.953 0.18 2.86 0.916 30.33 25.9 2823 1947 0.594 1.337 -1.049 2.562 70.2 13.8 22.1
  600S162-68 50 0.0713 0.693 3.525 1.175 0.218 3.525 1.164 39.47 35.69 5350 2879 1.174 1.626 -1.032 2.543 92.9 21.9 30.5
  800S162-54 50 0.0566 0.67 5.736 1.434 0.194 5.6 1.229 36.79 32.81 2091 2091 0.715 2.539 -0.914 3.113 49.9 7.9 10.3
  800S162-68 50 0.0713 0.836 7.089 1.772 0.235 7.07 1.663 49.8 45.11 4221 3367 1.416 3.093 -0.899 3.094 66.9 12.3 14.7
  1000S162-43 33 0.0451 0.627 8.025 1.605 0.168 7.523 1.302 25.74 22.49 836 836 0.425 3.43 -0.823 3.707 25.3 3.2 3.9
  1000S162-54 50 0.0566 0.783 9.95 1.99 0.204 9.391 1.572 47.07 40.37 1661 1661 0.836 4.198 -0.812 3.692 33.7 - 5.0
  1000S162-68 50 0.0713 0.978 12.325 2.465 0.246 11.978 2.154 64.51 56.35 3345 3345 1.658 5.121 -0.798 3.673 45.0 - 7.7
`

const SECTIONS: ReadonlyMap<string, CSection> = new Map(
  TABLE.trim()
    .split('\n')
    .map((line) => sectionOfRow(line.trim().split(' ')))
    .map((section) => [section.section, section] as const),
)

function sectionOfRow([name = '', ...values]: readonly string[]): CSection {
  const section = publishedProfile(name)
  const at = (index: number) => {
    const value = Number(values[index])
    if (!Number.isFinite(value)) throw new RangeError(`${name} has no figure in column ${index}`)
    return value
  }
  return {
    section,
    fy: at(0),
    t: at(1),
    area: at(2),
    ix: at(3),
    sx: at(4),
    iy: at(5),
    ixe: at(6),
    sxe: at(7),
    mal: at(8),
    mad: at(9),
    vag: at(10),
    vnet: at(11),
    j: at(12) / 1000,
    cw: at(13),
    xo: at(14),
    ro: at(15),
    bendingDistortional: at(16),
    compressionLocal: values[17] === '-' ? null : at(17),
    compressionDistortional: at(18),
  }
}

function publishedProfile(name: string): Section {
  const profile = WEBS.flatMap((web) => MILS.map((mil) => stud(web, mil))).find((candidate) => candidate === name)
  if (!profile) throw new RangeError(`${name} is no stud`)
  return profile
}

/** Every published section, lightest first within a depth. */
export const C_SECTIONS: readonly CSection[] = [...SECTIONS.values()]

/** The published section of a profile; undefined for tracks, straps and sections that the guide does not list. */
export function publishedSection(profile: string): CSection | undefined {
  return SECTIONS.get(profile)
}
