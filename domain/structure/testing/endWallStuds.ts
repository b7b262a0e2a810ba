import { deflectionShare } from '../deflection'
import { effectiveModulus } from '../effectiveModulus'
import type { EndWallRow } from '../endWallTable'
import { DESIGN_THICKNESS, grossPieces, type SectionShape, sumPieces } from '../sectionShape'
import { publishedSection } from '../sections'
import { OMEGA } from '../steelConstants'
import { SERVICE_WIND } from '../wind'

/** Service wind pressure of each row, psf: the one that its own cells imply. The table names no pressure. */
const ROW_PSF: Readonly<Record<EndWallRow, number>> = {
  '115B': 10.6,
  '120B': 12.7,
  '130B or 115C': 14.2,
  '<140B or 120C': 15.9,
  '130C': 20.2,
  '<140C': 22.3,
}
const MILS = [33, 43, 54, 68, 97] as const

/** The lightest end wall stud by calculation, mil; null when none of the table's does. Spacing in inches, height in feet. */
export function lightestEndWallStud(row: EndWallRow, web: '350' | '550', spacing: number, heightFeet: number): number | null {
  const service = (ROW_PSF[row] * spacing) / 12
  const strength = (service / SERVICE_WIND) * 0.6
  const moment = (strength * heightFeet ** 2 * 12) / 8 / 1000
  const passing = MILS.find((mil) => {
    const { ix, allowable } = strengthOf(web, mil)
    return deflectionShare(service, heightFeet, ix) <= 1 / 240 && moment <= allowable
  })
  return passing ?? null
}

/** No published figures exist here for 97 mil: they are our own geometry's. */
function strengthOf(web: '350' | '550', mil: (typeof MILS)[number]) {
  const published = mil === 97 ? undefined : publishedSection(`${web}S162-${mil}`)
  if (published) return { ix: published.ix, allowable: Math.min(published.mal, published.mad) }
  const shape: SectionShape = { web: Number(web) / 100, flange: 1.625, lip: 0.5, t: DESIGN_THICKNESS[97] }
  return { ix: sumPieces(grossPieces(shape), shape.t).inertia, allowable: (effectiveModulus(shape, 50, true) * 50) / OMEGA.bending }
}
