import { companyDay } from '@framewell/domain/dates/businessDays'
import { depositDeadline } from '@framewell/domain/orders/expiry'
import type { signOrder as signOrderCall } from '@framewell/domain/orders/orderCalls'
import { orderPayment } from '@framewell/domain/orders/orderPayment'
import { signingRefusal } from '@framewell/domain/orders/placingRules'
import { actOnOrder, hasNoShop } from '@framewell/domain/orders/transitions'
import { signerRefusal } from '@framewell/domain/parties/signer'
import type { Order } from '../payload-types'
import { accountToPay } from '../payments/bank/houseBankAccount'
import { overdueHold } from '../payments/billing/remindOfInvoices'
import { tellMissingForms } from '../payments/billing/tellMissingForms'
import { openProject } from '../payments/projects/openProject'
import { recordAudit } from '../platform/audit/recordAudit'
import { idOf } from '../platform/database/idOf'
import type { Operation } from '../platform/http/calls/bindCall'
import type { Refusing } from '../platform/http/calls/callContext'
import { changeOrderRow } from './changeOrderRow'
import { creditOf } from './creditOf'
import { openOrderForChange } from './findOrder'
import { offerToShop } from './offerToShop'
import { orderAnswer } from './orderAnswer'
import { tellSigned } from './orderNews'
import { keepSlot } from './orderSlot'
import { actorOf, recordEvent, SYSTEM } from './recordEvent'
import { findShopFor } from './rerouteOrder'
import { storedOrder } from './storedOrder'

/** Signs the order form: stores the name, the hash of the text, time and address. The order then waits for its deposit or starts. */
export const signOrder: Operation<typeof signOrderCall> = async (context, { orderId, name, authority, textHash }) => {
  const { req, refuse, now, address } = context
  const { order, seenAs } = await openOrderForChange(context, orderId)
  const { terms, tax } = storedOrder(order)
  const { depositCents } = orderPayment(order.priceCents, terms, tax?.taxCents)
  const outcome = actOnOrder(order, 'sign', { by: seenAs, needsFunds: depositCents > 0 })
  if ('refusal' in outcome) throw refuse(outcome.refusal)
  if (!(await accountToPay(req))) throw refuse('noHouseAccount')
  const stranger = signerRefusal('name', { typed: name, authority }, req.user?.name ?? '')
  if (stranger) throw refuse(stranger.refusal, stranger.more)
  await checkCredit(context, order)
  const made = hasNoShop(order) ? await findShopFor(req, order, SYSTEM, now) : order
  if (!made) throw refuse('noShop')
  const { form } = storedOrder(made)
  // The form names the shop: one that was found just now stays found, and the form is read again.
  if (textHash !== form.textHash) throw refuse('textChanged', { expected: { textHash: form.textHash }, keepWrites: made !== order })
  const until = depositCents > 0 ? depositDeadline(now) : null
  const slot = await keepSlot(req, made, until, now)
  if (!slot) throw refuse('slotLost')
  const signature = { name, ...(authority && { authority }), textHash, at: now.toISOString(), address }
  const signed = await changeOrderRow(req, made, {
    ...outcome.state,
    ...slot,
    stageReachedAt: now.toISOString(),
    signedAt: now.toISOString(),
    signature,
  })
  await openProject(req, signed, now)
  await recordEvent(
    req,
    signed,
    { ...actorOf(req, seenAs, signed), kind: 'stage', notes: `Order form signed by ${[name, authority].filter(Boolean).join(', ')}.` },
    now,
  )
  await recordAudit(req, {
    action: 'order-sign',
    subjectType: 'orders',
    subjectId: order.id,
    before: { status: order.status },
    after: { status: signed.status, name, authority, textHash },
  })
  await tellSigned(req, signed, depositCents)
  await tellMissingForms(req, signed)
  const offered = await offerToShop(req, signed, now)
  return { order: await orderAnswer(req, { order: offered, seenAs }, now) }
}

/** The credit that the order was placed on must still be there when it is signed. */
async function checkCredit(
  { req, refuse, now }: Refusing<'notQualified' | 'overdue' | 'termsLowered' | 'creditLimit'> & { readonly now: Date },
  { id, company, tier, creditCents }: Order,
): Promise<void> {
  const credit = await creditOf(req, idOf(company), id)
  const overdueInvoice = await overdueHold(req, idOf(company), companyDay(now))
  const no = signingRefusal(credit, { tier, creditCents, overdueInvoice })
  if (no) throw refuse(no.refusal, no.more)
}
