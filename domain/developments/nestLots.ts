import { z } from 'zod'
import type { Material } from '../bom/material'
import { nestStock } from '../bom/nestPieces'
import { exceedsStock, steelSku } from '../bom/steelSku'
import { frameModel } from '../framing/frameModel'
import { memoizeByObject } from '../framing/memoizeByObject'
import type { CountedLot } from './billOfLots'

/** The cut pieces of one section in all lots, in stock lengths. */
export const sectionNestSchema = z.object({
  /** Designation of the section: 362S162-43. */
  profile: z.string(),
  pieces: z.number().int(),
  netFeet: z.number(),
  weightPounds: z.number(),
  /** Null for a section that is not sold in stock lengths. */
  stock: z
    .object({
      lengthFeet: z.number(),
      /** Pieces longer than the stock, roll-formed to their length as in a lot's bill, and their feet. */
      rollFormed: z.number().int(),
      rollFormedFeet: z.number(),
      /** Stock lengths when each lot is cut alone, and when all are cut together. */
      lotByLot: z.number().int(),
      together: z.number().int(),
      /** Offcuts of at least 2 ft, and all of them, cut together. */
      usableOffcuts: z.number().int(),
      offcutFeet: z.number(),
      longestOffcutFeet: z.number(),
    })
    .nullable(),
})
export type SectionNest = z.infer<typeof sectionNestSchema>

/** Shorter offcuts are counted, not offered: our own judgment. */
const USABLE_FEET = 2

/** Nests the pieces of all lots together, section by section, and compares with each lot cut alone. */
export function nestLots(lots: readonly CountedLot[], materials: readonly Material[]): SectionNest[] {
  const perLot = lots.map(({ subject }) => cutsOf(subject.layout))
  const profiles = [...new Set(perLot.flatMap((cuts) => [...cuts.keys()]))].sort()
  return profiles.map((profile) => nestSection(profile, perLot, materials))
}

interface Cuts {
  readonly lengths: number[]
  weightPounds: number
}

/** The cut lengths of a frame by section. Lots with the same layout are framed once. */
const cutsOf = memoizeByObject((layout: CountedLot['subject']['layout']): ReadonlyMap<string, Cuts> => {
  const cuts = new Map<string, Cuts>()
  for (const { profile, lengthFeet, weightPounds } of frameModel(layout).members) {
    const known = cuts.get(profile) ?? { lengths: [], weightPounds: 0 }
    known.lengths.push(lengthFeet)
    known.weightPounds += weightPounds
    cuts.set(profile, known)
  }
  return cuts
})

function nestSection(profile: string, perLot: readonly ReadonlyMap<string, Cuts>[], materials: readonly Material[]): SectionNest {
  const own = perLot.flatMap((cuts) => cuts.get(profile) ?? [])
  const all = own.flatMap(({ lengths }) => lengths)
  const lengthFeet = materials.find(({ sku, unit }) => sku === steelSku(profile, 'stock') && unit === 'ft')?.packageSize
  const facts = {
    profile,
    pieces: all.length,
    netFeet: tenths(all.reduce((sum, length) => sum + length, 0)),
    weightPounds: tenths(own.reduce((sum, { weightPounds }) => sum + weightPounds, 0)),
  }
  if (lengthFeet === undefined) return { ...facts, stock: null }
  const isCut = (length: number) => !exceedsStock(length, lengthFeet)
  const alone = own.map(({ lengths }) => nestStock(lengths.filter(isCut), lengthFeet))
  const lotByLot = alone.reduce((sum, { stockPieces }) => sum + stockPieces, 0)
  const pooled = nestStock(all.filter(isCut), lengthFeet)
  // First fit is no optimum: cutting lot by lot is a way to cut all lots too, so the better one counts.
  const together = Math.min(pooled.stockPieces, lotByLot)
  const longer = all.filter((length) => !isCut(length))
  const offcutsFeet = pooled.stockPieces <= lotByLot ? pooled.offcutsFeet : alone.flatMap((nest) => nest.offcutsFeet)
  return {
    ...facts,
    stock: {
      lengthFeet,
      rollFormed: longer.length,
      rollFormedFeet: tenths(longer.reduce((sum, length) => sum + length, 0)),
      lotByLot,
      together,
      usableOffcuts: offcutsFeet.filter((feet) => feet >= USABLE_FEET).length,
      offcutFeet: tenths(offcutsFeet.reduce((sum, feet) => sum + feet, 0)),
      longestOffcutFeet: tenths(offcutsFeet.reduce((longest, feet) => Math.max(longest, feet), 0)),
    },
  }
}

const tenths = (value: number) => Math.round(value * 10) / 10
