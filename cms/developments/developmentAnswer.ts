import type { Development } from '@framewell/domain/developments/development'
import { developmentView, isQuoted } from '@framewell/domain/developments/developmentView'
import { developmentOrderText } from '@framewell/domain/developments/orderText'
import { type KitPrice, kitOfLots } from '@framewell/domain/orders/kitPrice'
import type { Quote } from '@framewell/domain/quotes/quote'
import { quotePath } from '@framewell/domain/quotes/quoteLinks'
import type { PayloadRequest } from 'payload'
import { planNames } from '../catalog/planNames'
import { currentPriceBook, priceBookVersion } from '../catalog/priceBooks'
import { companiesOf } from '../parties/companyOf'
import { signable } from '../parties/signable'
import { quoteLinks } from '../quotes/quoteLinks'
import { ordersOfLots } from './ordersOfLots'
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
    planNames: await planNames(req),
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
