import type { Development } from '@framewell/domain/developments/development'
import { developmentView, isQuoted } from '@framewell/domain/developments/developmentView'
import type { CalledOff } from '@framewell/domain/developments/lot'
import { developmentOrderText } from '@framewell/domain/developments/orderText'
import { centsSchema } from '@framewell/domain/money/centsSchema'
import { type KitPrice, kitOfLots } from '@framewell/domain/orders/kitPrice'
import { ORDER_STAGES, ORDER_STATUSES } from '@framewell/domain/orders/stages'
import type { Quote } from '@framewell/domain/quotes/quote'
import { quotePath } from '@framewell/domain/quotes/quoteLinks'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { currentPriceBook, priceBookVersion } from '../catalog/priceBooks'
import { companiesOf } from '../parties/companyOf'
import { signable } from '../parties/signable'
import { transactionOf } from '../platform/database/transactionOf'
import { quoteLinks } from '../quotes/quoteLinks'
import type { StoredDevelopment } from './storedDevelopment'

/** A development as its builder sees it. */
export async function developmentAnswer(req: PayloadRequest, development: StoredDevelopment): Promise<Development> {
  const { row, lots, signature, quote } = development
  const book = signature && quote ? await priceBookVersion(req, quote.answer.priceBookVersion) : await currentPriceBook(req)
  return developmentView({
    id: row.id,
    name: row.name,
    lots,
    book,
    orders: await ordersOfLots(req, development),
    quote: quote && {
      quote: quote.answer,
      kitCents: (await quotedKits(req, quote.answer)).totalCents,
      path: quotePath({ id: quote.answer.id, token: quoteLinks.tokenOf(quote.stored) ?? '' }),
    },
    form: await formToSign(req, development),
    signature,
  })
}

/** The text that orders the lots: of an open quote for just these lots. Null without one, and once they are ordered. */
export async function formToSign(
  req: PayloadRequest,
  { signature, quote, lots, companyId }: StoredDevelopment,
): Promise<ReturnType<typeof signable> | null> {
  if (signature || !quote || quote.answer.status !== 'open' || !isQuoted(quote.answer, lots)) return null
  const company = (await companiesOf(req)).find(({ id }) => id === companyId)
  return company ? signable(developmentOrderText(company.name, quote.answer, await quotedKits(req, quote.answer))) : null
}

/** The framing kits of a development's quote, at its own prices. */
async function quotedKits(req: PayloadRequest, { number, inputs, priceBookVersion: version }: Quote): Promise<KitPrice['kit']> {
  if (inputs.kind !== 'lots') throw new Error(`Quote ${number} is not for a development`)
  const kits = kitOfLots(await priceBookVersion(req, version), inputs.answers)
  if (!kits.ok) throw new Error(`Quote ${number} has no price in its book: ${kits.message}`)
  return kits.price.kit
}

const orderRow = z
  .object({
    lot: z.string(),
    number: z.string(),
    status: z.enum(ORDER_STATUSES),
    stage: z.enum(ORDER_STAGES),
    price: z.coerce.number().pipe(centsSchema),
    address: z.string(),
    zip: z.string(),
    day: z.string(),
  })
  .transform(({ lot, price, address, zip, day, ...order }): readonly [string, CalledOff] => [
    lot,
    { order: { ...order, priceCents: price }, place: { siteAddress: address, siteZip: zip, deliverBy: day } },
  ])

/** The orders that called lots off, by lot, without canceled ones. */
export async function ordersOfLots(
  req: PayloadRequest,
  { lots, companyId }: Pick<StoredDevelopment, 'lots' | 'companyId'>,
): Promise<ReadonlyMap<string, CalledOff>> {
  if (lots.length === 0) return new Map()
  const database = await transactionOf(req)
  const ids = JSON.stringify(lots.map(({ id }) => id))
  const { rows } = await database.execute(sql`
    select source_id as lot, number, status::text, stage::text, price_cents as price, site_address as address, site_zip as zip, deliver_by as day from orders
    where status <> 'cancelled' and company_id = ${companyId} and source_id in (select jsonb_array_elements_text(${ids}::jsonb))`)
  return new Map(z.array(orderRow).parse(rows))
}
