import type { BomPlan } from '@framewell/domain/bom/bomSubject'
import { distributorSchema, type PriceList, priceListSchema } from '@framewell/domain/bom/distributor'
import type { BomPrices } from '@framewell/domain/bom/makeBom'
import { materialSchema } from '@framewell/domain/bom/material'
import type { BomTerms } from '@framewell/domain/bom/priceBom'
import { storedPlanSchema } from '@framewell/domain/catalog/plan'
import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { currentPriceBook } from '../catalog/priceBooks'
import { storedPlan } from '../catalog/storedPlan'
import type { PriceList as StoredPriceList } from '../payload-types'
import { runPrepared } from '../platform/database/runPrepared'
import { tableStamp } from '../platform/database/tableStamp'

/** Everything a bill of materials is made from, as stored now. */
export interface BomBooks {
  /** Changes with any of it. */
  readonly stamp: string
  readonly plans: readonly BomPlan[]
  readonly prices: Omit<BomPrices, 'terms'>
  readonly priceBook: PriceBook
}

/** Changes with anything a bill is made from. */
export const BOM_STAMP = tableStamp('home_plans', 'materials', 'distributors', 'price_lists', 'price_book_versions')

/** Used only while the database says that nothing of it changed, so no process serves a stale one. */
const kept = new WeakMap<Payload, BomBooks>()

export async function bomBooks(req: PayloadRequest): Promise<BomBooks> {
  const stamp = await stampOf(req)
  const known = kept.get(req.payload)
  if (known?.stamp === stamp) return known
  const books = await readBooks(req, stamp)
  kept.set(req.payload, books)
  return books
}

async function readBooks(req: PayloadRequest, stamp: string): Promise<BomBooks> {
  // What is offered is public, and it is kept for everybody.
  const everything = { pagination: false, overrideAccess: true, req } as const
  const { payload } = req
  const plans = await payload.find({
    collection: 'home-plans',
    where: { offered: { equals: true } },
    sort: ['squareFeet', 'planId'],
    depth: 0,
    ...everything,
  })
  const materials = await payload.find({ collection: 'materials', sort: 'sku', depth: 0, ...everything })
  const lists = await payload.find({
    collection: 'price-lists',
    where: { 'distributor.offered': { equals: true } },
    sort: 'distributor.name',
    depth: 1,
    ...everything,
  })
  return {
    stamp,
    plans: plans.docs.map((plan) => storedPlanSchema.parse(storedPlan({ ...plan }))),
    prices: { materials: materials.docs.map((material) => materialSchema.parse(material)), lists: lists.docs.map(toPriceList) },
    priceBook: await currentPriceBook(req),
  }
}

function toPriceList({ distributor, version, effectiveDate, rows }: StoredPriceList): PriceList {
  const stored = typeof distributor === 'object' ? distributor : null
  const seller = distributorSchema.parse({ ...stored, id: stored?.distributorId, demo: stored?.demo ?? false })
  return priceListSchema.parse({ distributor: seller, version, effectiveDate, rows: rows ?? [] })
}

/** The prices with the terms of a price book. @param preferred whether the bill is for a builder who gets the discount */
export function bomPrices({ prices }: BomBooks, { bom }: Pick<PriceBook, 'bom'>, preferred: boolean): BomPrices {
  return { ...prices, terms: { ...bom, preferred } satisfies BomTerms }
}

const stampSchema = z.tuple([z.object({ stamp: z.string() })])

async function stampOf(req: PayloadRequest): Promise<string> {
  return stampSchema.parse(await runPrepared(req, 'bom_stamp', BOM_STAMP, []))[0].stamp
}
