import { orderChangeEnded } from '@framewell/domain/notifications/events/orderChanges'
import type { OrderChange as ChangeAnswer } from '@framewell/domain/orders/order'
import type { PayloadRequest } from 'payload'
import { notify } from '../notifications/notify'
import type { Order, OrderChange } from '../payload-types'
import { recordAudit } from '../platform/audit/recordAudit'
import { idOf } from '../platform/database/idOf'
import { changesOf, storedChange } from './storedChange'
import { giveSourceBack } from './takeSource'

interface Ending {
  readonly status: Extract<ChangeAnswer['status'], 'declined' | 'closed'>
  /** Why, as a sentence without its period: 'the order is canceled'. */
  readonly because: string
}

/** Ends a change order that is not accepted: its quote can be ordered or revised again, and both sides are notified. */
export async function endChange(
  req: PayloadRequest,
  order: Order,
  change: OrderChange,
  { status, because }: Ending,
  now: Date,
): Promise<void> {
  const { source } = storedChange(change).facts
  const data = { status, decidedAt: now.toISOString() }
  await req.payload.db.updateOne({ collection: 'order-changes', id: change.id, data, req, returning: false })
  if (source) await giveSourceBack(req, source)
  await recordAudit(req, {
    action: status === 'declined' ? 'order-change-decline' : 'order-change-close',
    subjectType: 'orders',
    subjectId: order.id,
    after: { number: change.number, because },
  })
  const { number, title } = order
  const quoteFreed = source?.kind === 'quote'
  await notify(req, orderChangeEnded, { number, title, companies: [idOf(order.company)], change: change.number, because, quoteFreed })
}

/** Ends the change order that waits for signatures, if there is one: the order can no longer be changed. */
export async function endOpenChange(req: PayloadRequest, order: Order, because: string, now: Date): Promise<void> {
  const open = (await changesOf(req, order)).find(({ status }) => status === 'proposed')
  if (open) await endChange(req, order, open, { status: 'closed', because }, now)
}
