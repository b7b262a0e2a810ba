import type { ListReview } from '@framewell/domain/framing/cutList'
import { notChecked } from '@framewell/domain/framing/notChecked'
import { approverWords, reviewWords } from '@framewell/domain/orders/engineering/reviewState'
import { revisionWords } from '@framewell/domain/orders/revisionWords'
import { notCalculated } from '@framewell/domain/structure/notCalculated'
import type { PayloadRequest } from 'payload'
import type { Order } from '../payload-types'
import { designSite, modelHash } from './engineering/modelHash'
import { findReview } from './engineering/openReview'
import { reviewRecord } from './engineering/reviewRecords'
import { approvalOfModel } from './orderSetFacts'
import { revisionsOf, storedOrder } from './storedOrder'

/**
 * What an order's lists say about its engineering review. With a design site, the review's or the frame's own, its members were checked by
 * calculation.
 */
export async function listReview(req: PayloadRequest, order: Order): Promise<ListReview> {
  const site = designSite(await findReview(req, order))
  const approval = await approvalOfModel(req, order, modelHash(order, site))
  return {
    approvedBy: approval ? `${approverWords(approval)}, revision ${approval.revision}` : undefined,
    review: `${reviewWords(await reviewRecord(req, order))}. Revision ${revisionWords(revisionsOf(order))}`,
    notChecked: (site ?? storedOrder(order).frozen.layout.designSite) ? notCalculated() : notChecked(),
  }
}
