import { type LotInput, lotInputSchema } from '@framewell/domain/developments/lot'
import { type Layout, storedLayoutSchema } from '@framewell/domain/framing/layout'
import { signatureSchema } from '@framewell/domain/orders/order'
import type { Quote } from '@framewell/domain/quotes/quote'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { companiesOf } from '../parties/companyOf'
import type { Development as DevelopmentRow, IssuedQuote } from '../payload-types'
import { idOf } from '../platform/database/idOf'
import { lock } from '../platform/database/lock'
import { lockRow } from '../platform/database/lockRow'
import { transactionOf } from '../platform/database/transactionOf'
import type { Refusing } from '../platform/http/calls/callContext'
import { findQuote } from '../quotes/findQuote'
import { quoteAnswer } from '../quotes/storedQuote'

const storedSchema = z.object({
  lots: z.array(lotInputSchema),
  quotedLayouts: z.record(z.string(), storedLayoutSchema).nullable().default(null),
  signature: signatureSchema.nullable().default(null),
})

/** A development as stored, checked, with its newest quote. */
export interface StoredDevelopment {
  readonly row: DevelopmentRow
  readonly companyId: string
  readonly lots: readonly LotInput[]
  readonly quotedLayouts: Readonly<Record<string, Layout>> | null
  readonly signature: z.infer<typeof signatureSchema> | null
  readonly quote: { readonly stored: IssuedQuote; readonly answer: Quote } | null
}

/** Without an access check; null if there is none. */
export async function findDevelopment(req: PayloadRequest, id: string, now: Date): Promise<StoredDevelopment | null> {
  const row = await req.payload.db.findOne<DevelopmentRow>({ collection: 'developments', where: { id: { equals: id } }, req })
  if (!row) return null
  const stored = row.quoteId ? await findQuote(req, row.quoteId) : null
  return {
    row,
    companyId: idOf(row.company),
    ...storedSchema.parse({ lots: row.lots, quotedLayouts: row.quotedLayouts ?? null, signature: row.signature ?? null }),
    quote: stored && { stored, answer: quoteAnswer(stored, now) },
  }
}

type Opening = Refusing<'unknownDevelopment'> & { readonly now: Date }

/** @throws CallProblem unknownDevelopment both for one that does not exist and for another company's */
export async function openDevelopment({ req, refuse, now }: Opening, id: string): Promise<StoredDevelopment> {
  const found = await findDevelopment(req, id, now)
  const own = (await companiesOf(req)).map((company) => company.id)
  if (!found || !own.includes(found.companyId)) throw refuse('unknownDevelopment')
  return found
}

/** Like openDevelopment, and locks it until the transaction ends. */
export async function openDevelopmentForChange(context: Opening, id: string): Promise<StoredDevelopment> {
  await lockRow(context.req, 'developments', id)
  return openDevelopment(context, id)
}

/**
 * Those of new lots' ids that name something else already: a lot of another development, or a quote, configuration or production. An order
 * finds what it was made from by this id, so no two things may share one. Later callers wait until the transaction ends.
 */
export async function takenIds(req: PayloadRequest, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  await lock(req, 'lot-ids')
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select id from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as given(id)
    where exists (select from developments d where d.lots @> jsonb_build_array(jsonb_build_object('id', given.id)))
      or exists (select from issued_quotes q where q.id = given.id::uuid)
      or exists (select from saved_configurations c where c.id = given.id::uuid)
      or exists (select from plan_productions p where p.id = given.id::uuid)`)
  return new Set(
    z
      .array(z.object({ id: z.string() }))
      .parse(rows)
      .map(({ id }) => id),
  )
}

/** Stores a change and reads the development again. */
export async function changeDevelopment(
  { req, now }: { readonly req: PayloadRequest; readonly now: Date },
  { row }: StoredDevelopment,
  data: Partial<Pick<DevelopmentRow, 'quoteId' | 'quotedLayouts' | 'signature' | 'orderedAt'>> & { readonly lots?: readonly LotInput[] },
): Promise<StoredDevelopment> {
  const { lots, ...more } = data
  await req.payload.db.updateOne({
    collection: 'developments',
    id: row.id,
    data: { ...more, ...(lots ? { lots: [...lots], lotCount: lots.length } : {}), changedAt: now.toISOString() },
    req,
    returning: false,
  })
  const changed = await findDevelopment(req, row.id, now)
  if (!changed) throw new Error(`Development ${row.id} is gone`)
  return changed
}

/** The development of a lot, locked until the transaction ends; null if there is no such lot. Without an access check. */
export async function developmentOfLot(req: PayloadRequest, lotId: string, now: Date): Promise<StoredDevelopment | null> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select id::text as id from developments where lots @> ${JSON.stringify([{ id: lotId }])}::jsonb for update`)
  const [found] = z.array(z.object({ id: z.string() })).parse(rows)
  return found ? findDevelopment(req, found.id, now) : null
}
