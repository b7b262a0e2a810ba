import { companyDay } from '@framewell/domain/dates/businessDays'
import { licenseRefusal } from '@framewell/domain/orders/engineering/license'
import type { assignReview as assignReviewCall } from '@framewell/domain/orders/engineering/reviewCalls'
import { reviewState } from '@framewell/domain/orders/engineering/reviewState'
import type { EngineeringReview } from '../../payload-types'
import type { Operation } from '../../platform/http/calls/bindCall'
import { licensesOf, reviewedJob } from './licenses'
import { openReviewForChange } from './openReview'
import { reviewAnswer } from './reviewAnswer'
import { reviewRecord } from './reviewRecords'
import { recordReviewStep, reviewActor } from './reviewSteps'

/**
 * An operator assigns an order to the holder of a license that covers its site, in place of the engineer before. The design site is kept.
 * Nobody reviews an order of a company they belong to.
 */
export const assignReview: Operation<typeof assignReviewCall> = async (context, { orderId, license: id }) => {
  const { req, refuse, now, session } = context
  const { order, review: before, seenAs } = await openReviewForChange(context, orderId, ['operator'])
  if (!session) throw refuse('unknownOrder')
  if (reviewState(await reviewRecord(req, order)) === 'approved') throw refuse('alreadyApproved')
  const [license] = await licensesOf(req, id)
  if (!license) throw refuse('unknownLicense')
  const uncovered = licenseRefusal(license, await reviewedJob(req, order), companyDay(now))
  if (uncovered) throw refuse(uncovered.refusal, uncovered.more)
  const assigned = {
    license: license.id,
    engineer: license.account,
    engineerName: license.name,
    assignedBy: session.id,
    assignedAt: now.toISOString(),
  }
  const review: EngineeringReview = before
    ? await req.payload.db.updateOne({ collection: 'engineering-reviews', id: before.id, data: assigned, req })
    : await req.payload.db.create({ collection: 'engineering-reviews', data: { order: order.id, ...assigned }, req })
  const step = {
    action: 'review-assign',
    words: `Engineering review assigned to ${license.name}, license ${license.number} (${license.state}).`,
    tells: ['engineer'],
    before: { engineer: before?.engineerName ?? null },
    after: { engineer: license.name, license: license.number, state: license.state },
  } as const
  await recordReviewStep(req, { order, review }, reviewActor(req, seenAs), step, now)
  return reviewAnswer(req, { order, review, seenAs }, now)
}
