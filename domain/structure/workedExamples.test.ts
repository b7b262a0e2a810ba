import { describe, expect, it } from 'vitest'
import type { Profile } from '../framing/profile'
import { beamStress, lateralTorsionalMoment, localBending } from './bending'
import { columnStress, eulerLoad, flexuralTorsionalLoad, localByDirectStrength, torsionalBeta, torsionalLoad } from './compression'
import { deflectionSpan } from './deflection'
import { distortionalBending, distortionalCompression } from './distortional'
import { flangeProperties } from './distortionalStiffness'
import { effectiveModulus } from './effectiveModulus'
import { SCREW_INCHES, screwBearing, screwTilting, TENSILE_PSI } from './screws'
import { flatWidths, insideRadius, profileShape } from './sectionShape'
import { publishedSection } from './sections'
import { shearStrength } from './shear'
import { OMEGA } from './steelConstants'
import { axialAndBending, momentMagnifier } from './studInteraction'
import { lightestEndWallStud } from './testing/endWallStuds'
import { webCrippling } from './webCrippling'

/** A column and beam of the AISI design manual (D100, D110); inches, kips, ksi. */
const area = 0.4037758
const sf = 0.6294163319
const column = { ro: 2.260629921, xo: -0.7720472441, j: 0.0002731653427, cw: 0.5325173201 }
const pex = eulerLoad(1.734611938, 96)
const pey = eulerLoad(0.08788380153, 48)
const pt = torsionalLoad(column, 48)
const beta = torsionalBeta(column, 0.5)
const fcre = pey / area
const fn = columnStress(50, fcre)
const mcre = lateralTorsionalMoment(1, column.ro, pey, pt)
const beam = beamStress(50, mcre / sf)
const LRFD_COMPRESSION = 0.85
const least = Math.min(fn * area, localByDirectStrength(6.41, 9.43), distortionalCompression(5.364, 20.19))
const shear = (profile: Profile, fy: number) => (shearStrength(profileShape(profile), fy) / OMEGA.shear) * 1000
const modulus = (profile: Profile, fy: number) => effectiveModulus(profileShape(profile), fy, true)
const flange = flangeProperties(1.943, 0.597, 0.0566)
const header = profileShape('800S162-54')

/** Example, computed, published. Sources of the published figures: docs/structure.md. */
const EXAMPLES: readonly (readonly [id: string, what: string, computed: number, published: number])[] = [
  ['E1', 'Pex, kip', pex, 54.8],
  ['E2', 'Pey, kip', pey, 11.106],
  ['E3', 'Pt, kip', pt, 13.772],
  ['E4', 'beta', beta, 0.97084],
  ['E5', 'flexural-torsional load, kip', flexuralTorsionalLoad(beta, pex, pt), 13.64],
  ['E6', 'Fcre, ksi', fcre, 27.5],
  ['E7', 'slenderness', Math.sqrt(50 / fcre), 1.35],
  ['E7', 'Fn, ksi', fn, 23.36],
  ['E7', 'Pne, kip', fn * area, 9.43],
  ['E8', 'Pnl, kip', localByDirectStrength(6.41, 9.43), 7.04],
  ['E9', 'Pnd, kip', distortionalCompression(5.364, 20.19), 8.09],
  ['E10', 'Pn, ASD, kip', least / OMEGA.compression, 3.91],
  ['E10', 'Pn, LRFD, kip', least * LRFD_COMPRESSION, 5.99],
  ['E11', 'Mcre, kip-in', mcre, 27.96],
  ['E11', 'Fcre in bending, ksi', mcre / sf, 44.42],
  ['E12', 'Fn in bending, ksi', beam, 38.18],
  ['E12', 'Mne, kip-in', beam * sf, 24.03],
  ['E12', 'My, kip-in', 50 * sf, 31.47],
  ['E13', 'Mnl, kip-in', localBending(84.92, 24.03), 24.03],
  ['E14', 'Mnd, kip-in', distortionalBending(28.47, 31.47), 23.67],
  ['E15', 'tilting of a No. 10, lb', screwTilting({ t: 0.0451, fu: TENSILE_PSI[33] }, SCREW_INCHES['No. 10']), 789],
  ['E16', 'bearing of a No. 10, lb', screwBearing({ t: 0.0451, fu: TENSILE_PSI[33] }, SCREW_INCHES['No. 10']), 1041],
  ['E17', 'bearing of a No. 10 in 54 mil, lb', screwBearing({ t: 0.0566, fu: TENSILE_PSI[50] }, SCREW_INCHES['No. 10']), 1887],
  ['E18', 'flange area, in²', flange.area, 0.144],
  ['E18', 'flange Ix, in⁴', flange.ix, 0.00334],
  ['E18', 'flange Iy, in⁴', flange.iy, 0.059],
  ['E18', 'flange Ixy, in⁴', flange.ixy, 0.0075],
  ['E18', 'flange xo, in', flange.xo, 0.743],
  ['E18', 'flange yo, in', flange.yo, -0.0702],
  ['E18', 'flange xh, in', flange.xh, -1.2],
  ['E18', 'flange J, in⁴', flange.j, 0.000154],
  ['E19', '362S162-33 Va, lb', shear('362S162-33', 33), 1024],
  ['E20', '1000S162-54 Va, lb', shear('1000S162-54', 50), 1661],
  ['E21', '362S162-43 Sxe, in³', modulus('362S162-43', 33), 0.372],
  ['E21', '362S162-43 Mal, kip-in', (modulus('362S162-43', 33) * 33) / OMEGA.bending, 7.34],
  ['E22', '1000S162-68 Sxe, in³', modulus('1000S162-68', 50), 2.154],
  ['E22', '1000S162-68 Mal, kip-in', (modulus('1000S162-68', 50) * 50) / OMEGA.bending, 64.51],
  ['E23', 'alpha', momentMagnifier(0.43, 13.07), 0.941],
  ['E23', 'axial and bending', axialAndBending(0.43, 3.5, 5.85, 11.6, 13.07), 0.66],
  ['E24', '550S162-33 at 16 in, 30 psf, L/480, ft', deflectionSpan(40, publishedSection('550S162-33')?.ix ?? 0, 480), 10 + 7 / 12],
  ['E25', 'end wall stud 350 at 16 in, mil', lightestEndWallStud('115B', '350', 16, 14) ?? 0, 43],
  ['E25', 'end wall stud 350 at 24 in, mil', lightestEndWallStud('115B', '350', 24, 14) ?? 0, 68],
  ['E25', 'end wall stud 550 at 24 in, mil', lightestEndWallStud('115B', '550', 24, 14) ?? 0, 43],
  [
    'E26',
    'web crippling of 800S162-54, kip',
    webCrippling('end one-flange', { t: header.t, fy: 50, radius: insideRadius(header.t), length: 1.5, h: flatWidths(header).web }),
    0.651,
  ],
]

describe('the published examples, within 1%', () => {
  it.each(EXAMPLES)('%s: %s', (_, __, computed, published) => {
    expect(Math.abs(computed / published - 1)).toBeLessThan(0.01)
  })

  it('are all 26', () => {
    expect(new Set(EXAMPLES.map(([id]) => id)).size).toBe(26)
  })
})
