import { businessDayUntil, companyDay } from '@framewell/domain/dates/businessDays'
import { greatCircleMiles } from '@framewell/domain/network/greatCircle'
import { signatureDeadline } from '@framewell/domain/orders/expiry'
import { orderedPlan } from '@framewell/domain/orders/frozenOrder'
import type { placeOrder as placeOrderCall } from '@framewell/domain/orders/placing'
import { orderTerms } from '@framewell/domain/orders/placingRules'
import { siteZipProblem } from '@framewell/domain/orders/siteAddress'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { currentPolicy } from '../credit/creditPolicies'
import { wayToQualify } from '../credit/wayToQualify'
import { placeOfZip } from '../network/placeOfZip'
import { refuseUnplanned } from '../network/refuseUnplanned'
import type { Order } from '../payload-types'
import { overdueHold } from '../payments/billing/remindOfInvoices'
import { releasePolicyInForce } from '../payments/projects/releasePolicyInForce'
import { recordAudit } from '../platform/audit/recordAudit'
import { nextNumber } from '../platform/database/nextNumber'
import type { Operation } from '../platform/http/calls/bindCall'
import { salesTaxAt } from '../tax/salesTaxAt'
import { creditOf } from './creditOf'
import { formOf } from './formOf'
import { freezeOrder } from './freezeOrder'
import { orderAnswer } from './orderAnswer'
import { orderingCompany } from './orderingCompany'
import { orderSubject } from './orderSubject'
import { actorOf, recordEvent, SYSTEM } from './recordEvent'
import { routeOrder } from './routeOrder'
import { takeSource } from './takeSource'

const ORDER_NUMBERS = { prefix: 'FW', sequence: 'order_numbers' }

/** Sites lie within this distance of their ZIP code's center; our own assumption, as the largest rural areas are about as wide. */
const MILES_FROM_ZIP = 60

/**
 * Places an order in one transaction: reads and locks its source, checks the company's credit under its lock, copies frame, bill and
 * prices, routes the project and holds its slot. It is delivered on a business day: the needed-by date, or the last one before it. The order
 * then waits for its signature.
 */
export const placeOrder: Operation<typeof placeOrderCall> = async (context, { source, siteAddress, siteZip, prepaid, ...given }) => {
  const { req, refuse, now, session } = context
  if (!session) throw refuse('noCompany')
  const company = await orderingCompany(context, source)
  refuseUnplanned({ deliverBy: given.deliverBy }, now)
  const subject = await orderSubject(context, source, company.id)
  const area = await placeOfZip(req, siteZip)
  const apart = siteZipProblem({ siteAddress, siteZip }, area?.state)
  if (apart) throw refuse('invalidInput', { fields: [{ path: 'siteZip', message: apart }] })
  // Sales tax, waiver forms and engineers' licenses follow the ZIP code's state.
  if (!area) throw refuse('invalidInput', { fields: [{ path: 'siteZip', message: 'We do not know this ZIP code' }] })
  const location = given.location ?? area
  const astray = Math.round(greatCircleMiles(location, area))
  if (astray > MILES_FROM_ZIP)
    throw refuse('invalidInput', {
      fields: [{ path: 'location', message: `This is ${astray} mi from ZIP code ${siteZip}. Give the site’s own place, or leave it out.` }],
    })
  const deliverBy = businessDayUntil(given.deliverBy)
  const number = await nextNumber(req, ORDER_NUMBERS, now)
  const copies = await freezeOrder(context, subject, { number, revision: 1 })

  const credit = await creditOf(req, company.id)
  const overdueInvoice = await overdueHold(req, company.id, companyDay(now))
  const tax = await salesTaxAt(req, { zip: siteZip, on: companyDay(now), companyId: company.id }, subject.lines)
  const ordered = orderTerms(
    credit,
    { priceCents: subject.totalCents, taxCents: tax?.taxCents, prepaid, overdueInvoice },
    await currentPolicy(req),
  )
  if ('refusal' in ordered)
    throw refuse(ordered.refusal, ordered.refusal === 'notQualified' ? await wayToQualify(req, session.id) : ordered.more)
  const { terms, creditCents } = ordered

  const { units, steelPounds } = copies.frozen.frame
  const place = { latitude: location.lat, longitude: location.lng }
  const job = { planId: orderedPlan(subject.inputs), steelPounds }
  const toRoute = { number, tier: credit.tier, ...place, deliverBy, units, needs: copies.needs, job, paid: false }
  const routed = await routeOrder(req, toRoute, signatureDeadline(now), now)
  if ('refusal' in routed) throw refuse(routed.refusal, { detail: routed.detail, keepWrites: true })

  const facts = {
    number,
    title: subject.title,
    companyName: company.name,
    fabricatorName: routed.fabricator.name,
    source: subject.source,
    priceCents: subject.totalCents,
    tax,
    steelPounds,
    terms,
    frozen: copies.frozen,
    siteAddress,
    siteZip,
    deliverBy,
    releasePolicy: await releasePolicyInForce(req),
  }
  const order: Order = await req.payload.db.create({
    collection: 'orders',
    data: {
      ...facts,
      form: formOf(facts),
      signature: null,
      status: 'awaiting_signature',
      stage: 'qualification_approved',
      stageReachedAt: now.toISOString(),
      company: company.id,
      placedBy: session.id,
      fabricator: routed.fabricator.id,
      sourceId: subject.source.id,
      revision: 1,
      tier: credit.tier,
      creditCents,
      units,
      cutList: copies.cutList,
      ...place,
      routingDecision: routed.decisionId,
      holdId: routed.holdId,
      slots: [...routed.slots],
      heldUntil: routed.heldUntil,
      placedAt: now.toISOString(),
      demo: false,
    },
    req,
  })
  await takeSource(req, subject.source, company.id, now)
  await recordEvent(
    req,
    order,
    {
      ...SYSTEM,
      kind: 'stage',
      notes: `Qualified as ${credit.tier} on ${longDate(credit.decidedAt)}; placed by ${actorOf(req, 'builder', order).actorName}.`,
    },
    now,
  )
  await recordAudit(req, {
    action: 'order-place',
    subjectType: 'orders',
    subjectId: order.id,
    after: { number, source: subject.source, priceCents: order.priceCents, creditCents, fabricator: routed.fabricator.id, deliverBy },
  })
  return { order: await orderAnswer(req, { order, seenAs: 'builder' }, now) }
}
