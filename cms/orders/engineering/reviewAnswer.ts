import { companyDay } from '@framewell/domain/dates/businessDays'
import { placedPinSchema } from '@framewell/domain/orders/engineering/pin'
import type { Review } from '@framewell/domain/orders/engineering/reviewCalls'
import { reviewStatus } from '@framewell/domain/orders/engineering/reviewState'
import { isFramedAs } from '@framewell/domain/orders/frozenOrder'
import { orderFilePath } from '@framewell/domain/orders/orderPaths'
import { orderSite } from '@framewell/domain/orders/siteAddress'
import { rerouteRefusal } from '@framewell/domain/orders/transitions'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { FIXES_LINE, siteDesignOf } from '@framewell/domain/quotes/siteDesign'
import { failureWords, fixWords } from '@framewell/domain/structure/checkSummary'
import { notCalculated } from '@framewell/domain/structure/notCalculated'
import { confirmedWords, type DesignLoads, type Site } from '@framewell/domain/structure/site'
import type { PayloadRequest } from 'payload'
import { checkReport } from '../../catalog/checkAside'
import type { EngineeringApproval, EngineeringQuestion, Order } from '../../payload-types'
import { idOf } from '../../platform/database/idOf'
import type { Refusing } from '../../platform/http/calls/callContext'
import { revisionsOf, storedOrder } from '../storedOrder'
import { licensesFor } from './licenses'
import { designSite, modelHash } from './modelHash'
import { openReview, type SeenReview } from './openReview'
import { reviewRecord } from './reviewRecords'

/** More questions or approvals than one order has. */
const MOST = 200

/** A review as one of its parties sees it. */
export async function reviewAnswer(req: PayloadRequest, { order, review, seenAs }: SeenReview, now: Date): Promise<{ review: Review }> {
  const { number, title } = order
  const site = designSite(review)
  const record = await reviewRecord(req, order)
  const engineers = seenAs === 'operator' ? await licensesFor(req, order, companyDay(now)) : []
  return {
    review: {
      number,
      title,
      ...revisionsOf(order),
      siteAddress: orderSite(order),
      review: reviewStatus(record),
      seenAs,
      open: rerouteRefusal(order) === undefined,
      engineer: record.engineer,
      modelHash: modelHash(order, site),
      site,
      builderSite: builderSiteOf(order),
      check: site && (await checkOf(order, site)),
      questions: await questionsOf(req, order),
      approvals: await approvalsOf(req, order),
      engineers: engineers.map(({ id, name, number: license, state, expiresOn }) => ({
        id,
        name,
        license: `${license} (${state}), until ${longDate(expiresOn)}`,
      })),
    },
  }
}

/** The site that the builder confirmed, and what the ordered frame was made stronger with there. */
function builderSiteOf(order: Order): string[] {
  const { inputs, lines } = storedOrder(order).frozen
  const design = siteDesignOf(inputs)
  return design ? [confirmedWords(design.site), ...lines.flatMap(({ id, label }) => (id === FIXES_LINE ? [`${label}.`] : []))] : []
}

/** The frame's calculation in words; null when today's rules frame its layout otherwise. */
async function checkOf(order: Order, site: Site): Promise<Review['check']> {
  const { layout, frame: ordered } = storedOrder(order).frozen
  const { summary, frame } = await checkReport(layout, site)
  if (!isFramedAs(ordered, frame)) return null
  const { memberCount, computedCount, failingCount, failures, unchecked } = summary
  return {
    memberCount,
    computedCount,
    failingCount,
    failures: failures.map((group) => `${failureWords(group)} ${fixWords(group)}`),
    unchecked: unchecked.map(({ reason, count }) => `${count}: ${reason}`),
    notChecked: notCalculated(),
  }
}

/**
 * Before the transaction of a call that answers with a review: its frame is checked first, and no connection to the database waits for that.
 * @param entered the design site that the call enters
 */
export async function checkReviewed(
  context: Refusing<'unknownOrder'>,
  { orderId, site: entered }: { readonly orderId: string; readonly site?: DesignLoads },
): Promise<void> {
  const { order, review } = await openReview(context, orderId)
  const site = entered ?? designSite(review)
  if (site) await checkReport(storedOrder(order).frozen.layout, site)
}

async function questionsOf(req: PayloadRequest, { id }: Order): Promise<Review['questions']> {
  const where = { order: { equals: id } }
  const options = { where, sort: 'askedAt', limit: MOST, pagination: false, req }
  const { docs } = await req.payload.db.find<EngineeringQuestion>({ collection: 'engineering-questions', ...options })
  return docs.map(({ id: question, text, member, pin, askedByName, askedAt, answer, answeredByName, answeredAt }) => ({
    id: question,
    text,
    member: member ?? null,
    pin: placedPinSchema.nullable().parse(pin ?? null),
    askedBy: askedByName,
    askedAt,
    answer: answer ?? null,
    answeredBy: answeredByName ?? null,
    answeredAt: answeredAt ?? null,
  }))
}

async function approvalsOf(req: PayloadRequest, { id, number }: Order): Promise<Review['approvals']> {
  const where = { order: { equals: id } }
  const options = { where, sort: '-approvedAt', limit: MOST, pagination: false, req }
  const { docs } = await req.payload.db.find<EngineeringApproval>({ collection: 'engineering-approvals', ...options })
  return docs.map(({ revision, engineerName, licenseNumber, licenseState, approvedAt, voidedAt, modelHash: hash, sealedSet }) => ({
    revision,
    engineer: engineerName,
    licenseNumber,
    licenseState,
    approvedAt,
    voidedAt: voidedAt ?? null,
    modelHash: hash,
    sealedSet: orderFilePath(number, idOf(sealedSet)),
  }))
}
