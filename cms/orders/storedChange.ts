import { type OrderChange as ChangeAnswer, orderChangeSchema, orderSourceSchema, signatureSchema } from '@framewell/domain/orders/order'
import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { storedNeedsSchema } from '../network/storedNeeds'
import type { Order, OrderChange } from '../payload-types'
import { storedTextSchema } from './storedText'

const factsSchema = orderChangeSchema
  .pick({
    title: true,
    priceCents: true,
    differenceCents: true,
    tax: true,
    steelPoundsDifference: true,
    weeksDifference: true,
    deliverBy: true,
    compared: true,
    lines: true,
  })
  .extend({
    /** What is ordered instead; null if no quote or production is. */
    source: orderSourceSchema.nullable(),
    /** The new site; null if it stays. */
    site: z.object({ address: z.string(), zip: z.string(), lat: z.number(), lng: z.number() }).nullable().default(null),
    steelPounds: z.number(),
    units: z.number().int(),
    /** What its frame needs of a shop; undefined if the frame stays. */
    needs: storedNeedsSchema.optional(),
  })
export type StoredChangeFacts = z.infer<typeof factsSchema>

const storedSchema = z.object({
  facts: factsSchema,
  text: storedTextSchema,
  builderSignature: signatureSchema.nullable(),
  houseSignature: signatureSchema.nullable(),
})

/** A change order's stored data, validated. */
export function storedChange({ facts, text, builderSignature, houseSignature }: OrderChange) {
  return storedSchema.parse({ facts, text, builderSignature: builderSignature ?? null, houseSignature: houseSignature ?? null })
}

export function changeAnswer(change: OrderChange): ChangeAnswer {
  const { id, number, status, proposedBy, reason, proposedAt } = change
  const { facts, ...signed } = storedChange(change)
  const { source: _source, site: _site, steelPounds: _pounds, units: _units, needs: _needs, ...shown } = facts
  return { id, number, status, proposedBy, reason, proposedAt, ...shown, ...signed }
}

/** The change orders of an order, oldest first. */
export async function changesOf(req: PayloadRequest, order: Pick<Order, 'id'>): Promise<readonly OrderChange[]> {
  const where = { order: { equals: order.id } }
  const { docs } = await req.payload.db.find<OrderChange>({
    collection: 'order-changes',
    where,
    sort: 'number',
    limit: 200,
    pagination: false,
    req,
  })
  return docs
}

/** When both sides had signed an order's last change; null without one. */
export async function lastChangedAt(req: PayloadRequest, order: Pick<Order, 'id'>): Promise<string | null> {
  return (await changesOf(req, order)).findLast(({ status }) => status === 'accepted')?.decidedAt ?? null
}

/** One of an order's changes; null if it does not exist or belongs to another order. */
export function findChange(req: PayloadRequest, order: Pick<Order, 'id'>, id: string): Promise<OrderChange | null> {
  const where: Where = { and: [{ id: { equals: id } }, { order: { equals: order.id } }] }
  return req.payload.db.findOne<OrderChange>({ collection: 'order-changes', where, req })
}
