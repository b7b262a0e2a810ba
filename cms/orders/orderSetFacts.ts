import type { SetFacts } from '@framewell/domain/drawingSet/setFacts'
import type { PanelBasis } from '@framewell/domain/framing/panelLimits'
import { reviewWords } from '@framewell/domain/orders/engineering/reviewState'
import { revisionWords } from '@framewell/domain/orders/revisionWords'
import { orderSite } from '@framewell/domain/orders/siteAddress'
import { priceBookVersion } from '../catalog/priceBooks'
import { documentIssuer } from '../content/site/documentIssuer'
import type { EngineeringApproval, Order } from '../payload-types'
import type { CallContext } from '../platform/http/calls/callContext'
import { designSite, modelHash } from './engineering/modelHash'
import { findReview } from './engineering/openReview'
import { reviewRecord } from './engineering/reviewRecords'
import { revisionsOf, storedOrder } from './storedOrder'

/** For orders from before the loads of bills were kept: their bills count one screw, wherever they are built. */
const CALM = { windMph: 0 }

/** What an order's drawing set says beside its frame. */
export async function orderSetFacts(
  { req, now }: Pick<CallContext<never>, 'req' | 'now'>,
  order: Order,
  basis: PanelBasis | null,
): Promise<SetFacts> {
  const { number, title } = order
  const site = designSite(await findReview(req, order))
  const { frozen } = storedOrder(order)
  const book = await priceBookVersion(req, frozen.priceBookVersion)
  return {
    project: number,
    plan: title,
    revision: revisionWords(revisionsOf(order)),
    siteAddress: orderSite(order),
    drawnAt: now.toISOString(),
    site,
    counted: { loads: frozen.loads ?? CALM, settings: book.bom.takeOff },
    siteOnRecord: site !== null,
    review: reviewWords(await reviewRecord(req, order)),
    approval: await approvalOfModel(req, order, modelHash(order, site)),
    issuer: await documentIssuer(req),
    basis,
  }
}

/** The valid approval of exactly this model; null without one. */
export async function approvalOfModel(req: CallContext<never>['req'], { id }: Order, hash: string): Promise<SetFacts['approval']> {
  const approval = await req.payload.db.findOne<EngineeringApproval>({
    collection: 'engineering-approvals',
    where: { and: [{ order: { equals: id } }, { modelHash: { equals: hash } }, { voidedAt: { exists: false } }] },
    req,
  })
  if (!approval) return null
  const { revision, engineerName: engineer, licenseNumber, licenseState, approvedAt } = approval
  return { revision, engineer, licenseNumber, licenseState, approvedAt }
}
