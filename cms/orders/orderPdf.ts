import { companyZone, companyZoneWords } from '@framewell/domain/dates/companyZone'
import { frameIsometric } from '@framewell/domain/framing/frameIsometric'
import { frameModel } from '@framewell/domain/framing/frameModel'
import type { Layout } from '@framewell/domain/framing/layout'
import { cents } from '@framewell/domain/money/cents'
import { usd } from '@framewell/domain/money/usd'
import { figure } from '@framewell/domain/numbers/figure'
import { heldWords } from '@framewell/domain/orders/heldWords'
import type { ContractOrder, OrderChange, TypedSignature } from '@framewell/domain/orders/order'
import type { OrderStatus } from '@framewell/domain/orders/stages'
import { NO_SHOP_YET } from '@framewell/domain/orders/transitions'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { frameCheckWords } from '@framewell/domain/structure/notCalculated'
import { totalRows } from '@framewell/domain/tax/taxWords'
import { type Issuer, letterhead } from '../platform/pdf/letterhead'
import type { PdfSheet } from '../platform/pdf/PdfSheet'
import { bullets, factRow, heading, paragraph } from '../platform/pdf/pdfBlocks'
import { pdfDrawing } from '../platform/pdf/pdfDrawing'
import { TEXT } from '../platform/pdf/pdfStyle'
import { pdfTable } from '../platform/pdf/pdfTable'
import { writePdf } from '../platform/pdf/writePdf'

const DRAWING_HEIGHT = 200

export interface OrderDocument {
  readonly order: ContractOrder
  readonly layout: Layout
  readonly issuer: Issuer
}

/** The order form: the signed text, word for word, the signature once there is one, and what is on record about an engineer's review. */
export function orderFormPdf({ order, issuer }: OrderDocument): Promise<Buffer> {
  const { number, title, status, placedAt, form, signature } = order
  const facts = { title: `Order form ${number}`, subject: title, author: issuer.name, createdAt: new Date(placedAt), foot: number }
  return writePdf(facts, (sheet) => {
    letterhead(sheet, issuer)
    sheet.text('H1', `Order form ${number}`, TEXT.title)
    sheet.space(8)
    for (const text of form.paragraphs) paragraph(sheet, text)
    signatureBlock(
      sheet,
      'Builder’s signature',
      signature,
      form.textHash,
      status === 'cancelled' ? 'Canceled without a signature.' : undefined,
    )
    heading(sheet, 'Engineering review on record')
    paragraph(sheet, `${order.review.words}.`)
  })
}

/** The confirmation of a signed order: items, price, dates and shop as they are now, and who signed the form and each change order. */
export function confirmationPdf({ order, layout, issuer }: OrderDocument): Promise<Buffer> {
  const { number, title, signature, placedAt, lines, priceCents, tax, depositCents, frame, slots } = order
  const signedAt = signature?.at ?? placedAt
  const changes = order.changes.filter(({ status }) => status === 'accepted')
  const facts = { title: `Order confirmation ${number}`, subject: title, author: issuer.name, createdAt: new Date(signedAt), foot: number }
  return writePdf(facts, (sheet) => {
    letterhead(sheet, issuer)
    sheet.text('H1', `Order confirmation ${number}`, TEXT.title)
    sheet.space(2)
    const changed = changes.length > 0 ? `, as changed by ${changeNames(changes)}` : ''
    paragraph(sheet, `${title}, ordered by ${order.companyName}${changed}.`)
    sheet.space(8)
    factRow(sheet, [
      { name: 'Signed on', value: longDate(signedAt) },
      { name: 'Needed on site by', value: longDate(order.deliverBy) },
      { name: 'Shop', value: order.fabricator?.name ?? NO_SHOP_YET },
      { name: 'Price', value: usd(priceCents) },
    ])
    sheet.space(8)
    factRow(sheet, [
      { name: 'Site', value: order.siteAddress },
      { name: 'Steel', value: `${figure(frame.steelPounds)} lb in ${figure(frame.members)} members` },
      { name: 'Before fabrication', value: usd(depositCents ?? cents(0)) },
    ])
    sheet.space(10)
    pdfDrawing(sheet, frameIsometric(frameModel(layout)), DRAWING_HEIGHT)
    for (const words of frameCheckWords(order.designSite, order.review.words)) paragraph(sheet, words)
    heading(sheet, 'What is ordered')
    pdfTable(
      sheet,
      [
        { heading: 'Item', share: 4 },
        { heading: 'Amount in US dollars', share: 1.4, align: 'end' },
      ],
      [
        ...lines.map(({ label, detail, amountCents }) => ({ cells: [detail ? `${label}\n${detail}` : label, usd(amountCents)] })),
        ...totalRows(priceCents, tax).map((cells) => ({ cells, kind: 'total' as const })),
      ],
    )
    heading(sheet, 'Production weeks')
    const weeks = slots.map(({ week, units }) => `Week of ${longDate(week)}: ${units} units`)
    if (weeks.length > 0) bullets(sheet, weeks)
    const madeAt = order.stages.find(({ stage }) => stage === 'fabrication_complete')?.reachedAt
    const none = madeAt ? `Made on ${longDate(madeAt)}.` : (NO_WEEKS[order.status] ?? 'None yet.')
    const held = heldWords(order, 'the payment arrives') ?? (weeks.length > 0 ? null : none)
    if (held) paragraph(sheet, held)
    signatureBlock(
      sheet,
      changes.length > 0 ? 'Builder’s signature of the order form' : 'Builder’s signature',
      signature,
      order.form.textHash,
    )
    for (const { number: change, builderSignature, houseSignature, text } of changes) {
      signatureBlock(sheet, `Builder’s signature of change ${change}`, builderSignature, text.textHash)
      signatureBlock(sheet, `Framewell signature of change ${change}`, houseSignature, text.textHash)
    }
  })
}

const NO_WEEKS: Partial<Record<OrderStatus, string>> = { completed: 'No longer held.', cancelled: 'No longer held.' }

/** 'change 1', 'changes 1, 2 and 3' */
function changeNames(changes: readonly Pick<OrderChange, 'number'>[]): string {
  const numbers = changes.map(({ number }) => String(number))
  return `${numbers.length === 1 ? 'change' : 'changes'} ${new Intl.ListFormat('en-US').format(numbers)}`
}

/** Who signed which text, when and from where. */
export function signatureBlock(
  sheet: PdfSheet,
  title: string,
  signature: TypedSignature | null,
  textHash: string,
  missing = 'Not signed yet.',
): void {
  heading(sheet, title)
  if (signature)
    factRow(sheet, [
      { name: 'Typed name', value: signature.name },
      ...(signature.authority ? [{ name: 'Authority', value: signature.authority }] : []),
      { name: 'On', value: companyMoment(signature.at) },
      { name: 'From', value: signature.address },
    ])
  else paragraph(sheet, missing)
  sheet.space(8)
  sheet.text('P', `SHA-256 of the text: ${textHash}`, TEXT.small)
}

/** 'November 30, 2026 at 5:51 PM, Eastern Time' */
function companyMoment(at: string): string {
  const said = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: companyZone() }).format(new Date(at))
  return `${said}, ${companyZoneWords()}`
}
