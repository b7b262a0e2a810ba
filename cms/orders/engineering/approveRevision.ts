import { companyDay } from '@framewell/domain/dates/businessDays'
import { licenseRefusal } from '@framewell/domain/orders/engineering/license'
import type { approveRevision as approveRevisionCall } from '@framewell/domain/orders/engineering/reviewCalls'
import { approvalRefusal, approvedWords } from '@framewell/domain/orders/engineering/reviewState'
import { isFramedAs } from '@framewell/domain/orders/frozenOrder'
import { isOwnName } from '@framewell/domain/parties/signer'
import { checkReport } from '../../catalog/checkAside'
import { idOf } from '../../platform/database/idOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import { orderFile } from '../fileOfOrder'
import { storedOrder } from '../storedOrder'
import { licensesOf, reviewedJob } from './licenses'
import { designSite, modelHash } from './modelHash'
import { openReviewForChange } from './openReview'
import { reviewAnswer } from './reviewAnswer'
import { reviewRecord } from './reviewRecords'
import { recordReviewStep, reviewActor } from './reviewSteps'

const OTHER_MODEL = 'This file was added when the order had another model or design site. Add the sealed set of the present one.'
const NOT_ON_RECORD = 'This license is no longer on record for your account. Have an operator assign the order again.'

/**
 * The assigned engineer approves the order's present model under their own name, with a license of the site's state that is valid today and a
 * sealed set of its own. Of two approvals at once, the second finds the first.
 */
export const approveRevision: Operation<typeof approveRevisionCall> = async (
  context,
  { orderId, name, modelHash: seenHash, sealedSet },
) => {
  const { req, refuse, now, session, address } = context
  const seen = await openReviewForChange(context, orderId, ['engineer'])
  const { order, review } = seen
  if (!review || !session) throw refuse('unknownOrder')
  const site = designSite(review)
  const hash = modelHash(order, site)
  const no = approvalRefusal(await reviewRecord(req, order), { modelHash: hash, hasSite: site !== null }, seenHash)
  if (no) throw refuse(no, no === 'modelChanged' ? { expected: { modelHash: hash } } : undefined)
  if (!isOwnName(name, session.name))
    throw refuse('notOwnName', { fields: [{ path: 'name', message: `Your account is ${session.name}’s. Type that name.` }] })
  const [license] = await licensesOf(req, idOf(review.license))
  if (license?.account !== session.id) throw refuse('licenseExpired', { detail: NOT_ON_RECORD })
  const uncovered = licenseRefusal(license, await reviewedJob(req, order), companyDay(now))
  if (uncovered) throw refuse(uncovered.refusal, uncovered.more)
  const { layout, frame } = storedOrder(order).frozen
  if (site && !isFramedAs(frame, (await checkReport(layout, site)).frame)) throw refuse('framedOtherwise')
  const file = await orderFile(req, order, sealedSet)
  if (file?.mimeType !== 'application/pdf' || idOf(file.uploadedBy) !== session.id) throw refuse('unknownSealedSet')
  if (file.sealedModel !== hash) throw refuse('unknownSealedSet', { detail: OTHER_MODEL })
  const approved = {
    revision: order.revision,
    modelHash: hash,
    engineerName: license.name,
    licenseNumber: license.number,
    licenseState: license.state,
    licenseExpiresOn: license.expiresOn,
  }
  await req.payload.db.create({
    collection: 'engineering-approvals',
    data: {
      order: order.id,
      ...approved,
      engineer: session.id,
      signature: { name, textHash: hash, at: now.toISOString(), address },
      site,
      sealedSet: file.id,
      approvedAt: now.toISOString(),
    },
    req,
    returning: false,
  })
  const words = `Approved ${approvedWords(order)}, license ${license.number} (${license.state}).`
  await recordReviewStep(
    req,
    seen,
    reviewActor(req, 'engineer'),
    { action: 'review-approve', words, tells: ['builder', 'shop'], after: { ...approved, name } },
    now,
  )
  return reviewAnswer(req, seen, now)
}
