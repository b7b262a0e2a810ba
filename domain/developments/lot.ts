import { z } from 'zod'
import { neededDay } from '../dates/neededDay'
import type { Cents } from '../money/cents'
import { centsSchema } from '../money/centsSchema'
import type { FrozenOrder } from '../orders/frozenOrder'
import { orderRowSchema } from '../orders/order'
import { isWholeAddress } from '../orders/siteAddress'
import { lotHouseSchema } from '../quotes/lotQuote'
import { siteSchema } from '../structure/site'

/** The loads of a lot as somebody looked them up: never guessed from its ZIP code. */
export const lotSiteSchema = siteSchema.pick({ windMph: true, exposure: true, snowPsf: true })

/** A lot as its builder enters it. Empty address, ZIP code and day are not known yet; all three are needed to call it off. */
export const lotInputSchema = lotHouseSchema.extend({
  /** Made by the screen, so that sending it twice stores one lot. */
  id: z.uuid(),
  name: z.string('Name the lot').trim().min(1, 'Name the lot').max(40, 'Use at most 40 characters'),
  siteAddress: z
    .string()
    .trim()
    .max(200, 'Use at most 200 characters')
    .refine((text) => text === '' || isWholeAddress(text), 'Enter street, city and state, for example 12 Canal St, Dayton, OH'),
  siteZip: z
    .string()
    .trim()
    .regex(/^(\d{5})?$/, 'Use a ZIP code of five digits'),
  /** '2027-03-31' */
  deliverBy: z.union([z.literal(''), neededDay('Choose the day it is needed by')], 'Choose the day it is needed by'),
  /** Null while nobody has entered it. */
  site: lotSiteSchema.nullable(),
})
export type LotInput = z.infer<typeof lotInputSchema>

/**
 * A lot with its price, and the order that called it off. Address, ZIP code, day, plan and steel frame are then the order's, whose change
 * orders may have replaced them.
 */
export const lotSchema = lotInputSchema.extend({
  /** Its plan's name, in the prices that the development is at; retired plans have theirs too. */
  planName: z.string(),
  /** Its kit and options after the price break; null when something in it is no longer offered. */
  priceCents: centsSchema.nullable(),
  /** Of that, its framing kit: what its own order is for. */
  kitCents: centsSchema.nullable(),
  /** Why it has no price. */
  problem: z.string().nullable(),
  order: orderRowSchema
    .pick({ number: true, status: true, stage: true })
    .extend({
      priceCents: centsSchema,
      /** What a change order took from another quote in place of this lot; null without one. */
      instead: z.string().nullable(),
    })
    .nullable(),
})
export type Lot = z.infer<typeof lotSchema>

/** The order that called a lot off, with what it is for, and where and when it delivers, now. */
export interface CalledOff {
  readonly order: NonNullable<Lot['order']>
  readonly place: Pick<LotInput, 'siteAddress' | 'siteZip' | 'deliverBy'>
  /** What its change orders chose; null while it is as it was called off. */
  readonly changed: Pick<FrozenOrder, 'inputs'> | null
}

/** What a lot costs now: its order's price, its kit once the development is ordered, or all of it before; null without a price. */
export function lotCents({ order, kitCents, priceCents }: Pick<Lot, 'order' | 'kitCents' | 'priceCents'>, ordered: boolean): Cents | null {
  if (order) return order.priceCents
  return ordered ? kitCents : priceCents
}

/** The plan and steel frame of a called-off lot; nothing where they are still the lot's, or another quote's house took their place. */
export function orderedHouse({ order, changed }: CalledOff): Partial<Pick<LotInput, 'planId' | 'steelFrame'>> {
  if (changed?.inputs.kind !== 'steel' || order.instead !== null) return {}
  const { selectedPlan, steelFrame } = changed.inputs.answers
  return selectedPlan && steelFrame ? { planId: selectedPlan, steelFrame } : {}
}

/** Copies of lots under new names. Address and ZIP code are a lot's own; the rest is the same. @param newId makes each copy's id */
export function copiesOf(lots: readonly LotInput[], taken: readonly string[], newId: () => string): LotInput[] {
  const names = new Set(taken.map(nameKey))
  return lots.map((lot) => {
    const name = freeName(lot.name, names)
    names.add(nameKey(name))
    return { ...lot, id: newId(), name, siteAddress: '', siteZip: '' }
  })
}

/** The name counted up: 'Lot 7' after 'Lot 6'. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  const [, stem = name, digits = '1'] = /^(.*?)(\d+)$/.exec(name) ?? [undefined, `${name} `]
  for (let next = Number(digits) + 1; ; next += 1) {
    const candidate = `${stem}${next}`
    if (!taken.has(nameKey(candidate))) return candidate
  }
}

/** Two lots whose names differ in case only have the same name. */
export const nameKey = (name: string) => name.trim().toLowerCase()
