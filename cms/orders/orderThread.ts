import type {
  listOrderMessages as listOrderMessagesCall,
  OrderMessage as MessageAnswer,
  readOrderMessages as readOrderMessagesCall,
  sendOrderMessage as sendOrderMessageCall,
} from '@framewell/domain/orders/messageCalls'
import { disputeEvidencePath } from '@framewell/domain/payments/disputePaths'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, Where } from 'payload'
import type { DisputeEvidence, Order, OrderFile, OrderMessage } from '../payload-types'
import { openDisputeOf } from '../payments/disputes/openDisputeOf'
import { idOf } from '../platform/database/idOf'
import { transactionOf } from '../platform/database/transactionOf'
import type { Operation } from '../platform/http/calls/bindCall'
import { orderFile, orderFileAnswer } from './fileOfOrder'
import { openOrder, openOrderForChange, type SeenOrder } from './findOrder'
import { tellMessage } from './orderNews'
import { unreadOf } from './unreadOf'
import { readThrough, writeOnOrder } from './writeOnOrder'

/** Maximum messages shown, newest first; no order has more. */
const MAX_MESSAGES = 500

export const listOrderMessages: Operation<typeof listOrderMessagesCall> = async (context, { orderId }) => {
  const seen = await openOrder(context, orderId)
  return threadOf(context.req, seen, context.now)
}

/** Posts a message on an order, which marks earlier messages as read. */
export const sendOrderMessage: Operation<typeof sendOrderMessageCall> = async (context, { orderId, text, attachments }) => {
  const { req, refuse, now, session } = context
  const { order, seenAs } = await openOrderForChange(context, orderId)
  const files: Awaited<ReturnType<typeof orderFile>>[] = []
  // Sequential: a transaction's connection runs one statement at a time.
  for (const id of attachments) files.push(await orderFile(req, order, id))
  if (files.some((file) => !file || file.message || idOf(file.uploadedBy) !== session?.id)) throw refuse('unknownAttachment')
  const authorName = session?.name ?? ''
  const id = await writeOnOrder(req, order, { kind: 'message', party: seenAs, authorName, text, at: now })
  for (const file of files) {
    if (file) await req.payload.db.updateOne({ collection: 'order-files', id: file.id, data: { message: id }, req, returning: false })
  }
  await tellMessage(req, order, { party: seenAs, authorName, text }, await openDisputeOf(req, order.number, now))
  return threadOf(req, { order, seenAs }, now)
}

export const readOrderMessages: Operation<typeof readOrderMessagesCall> = async (context, { orderId, through }) => {
  const { req } = context
  const { order } = await openOrder(context, orderId)
  const where: Where = { and: [{ id: { equals: through } }, { order: { equals: order.id } }] }
  const message = await req.payload.db.findOne<OrderMessage>({ collection: 'order-messages', where, req })
  if (message) await readThrough(req, order, message.at)
  return { unread: (await unreadOf(req, [order.id])).get(order.id) ?? 0 }
}

/** A shop reads what was written while it made the order; builder and operators read all of it. */
async function threadOf(req: PayloadRequest, { order, seenAs }: SeenOrder, now: Date) {
  const ofShop: Where = { fabricator: { equals: idOf(order.fabricator) } }
  const { docs } = await req.payload.db.find<OrderMessage>({
    collection: 'order-messages',
    where: { and: [{ order: { equals: order.id } }, ...(seenAs === 'fabricator' ? [ofShop] : [])] },
    sort: ['-at', '-createdAt'],
    limit: MAX_MESSAGES,
    pagination: false,
    req,
  })
  const shown = { files: await filesOf(req, order), evidence: await evidenceOf(req, docs), readAt: await readAtOf(req, order) }
  const messages = docs.reverse().map((message) => answerOf(req, order, message, shown))
  const openDispute = await openDisputeOf(req, order.number, now)
  return { messages, unread: messages.filter(({ unread }) => unread).length, openDispute }
}

interface Shown {
  readonly files: readonly OrderFile[]
  readonly evidence: readonly DisputeEvidence[]
  readonly readAt: string | null
}

function answerOf(req: PayloadRequest, order: Order, message: OrderMessage, { files, evidence, readAt }: Shown): MessageAnswer {
  const { id, kind, dispute, party, authorName, text, at, author } = message
  const mine = !!author && idOf(author) === String(req.user?.id)
  const shown = evidence.filter((file) => message.evidence && idOf(message.evidence) === file.id)
  return {
    id,
    kind,
    dispute: dispute ? idOf(dispute) : null,
    party,
    authorName,
    text,
    at,
    attachments: [
      ...files.filter((file) => file.message && idOf(file.message) === id).map((file) => orderFileAnswer(order, file)),
      ...shown.map((file) => ({ ...fileFacts(file), url: disputeEvidencePath(idOf(file.dispute), file.id) })),
    ],
    mine,
    unread: !mine && (readAt === null || Date.parse(at) > Date.parse(readAt)),
  }
}

const fileFacts = ({ id, name, mimeType, sizeBytes }: DisputeEvidence) => ({ id, name, mimeType, sizeBytes })

async function filesOf(req: PayloadRequest, order: Order): Promise<readonly OrderFile[]> {
  const where: Where = { and: [{ order: { equals: order.id } }, { message: { exists: true } }] }
  const { docs } = await req.payload.db.find<OrderFile>({
    collection: 'order-files',
    where,
    sort: 'createdAt',
    limit: 2000,
    pagination: false,
    req,
  })
  return docs
}

/** The evidence shown in disputes about the order. */
async function evidenceOf(req: PayloadRequest, messages: readonly OrderMessage[]): Promise<readonly DisputeEvidence[]> {
  const ids = messages.flatMap(({ evidence }) => (evidence ? [idOf(evidence)] : []))
  if (ids.length === 0) return []
  const where: Where = { id: { in: ids } }
  const { docs } = await req.payload.db.find<DisputeEvidence>({ collection: 'dispute-evidence', where, limit: 0, pagination: false, req })
  return docs
}

async function readAtOf(req: PayloadRequest, order: Order): Promise<string | null> {
  if (!req.user) return null
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select read_at::text as at from order_reads where order_id = ${order.id} and account_id = ${req.user.id}::uuid`)
  const at = rows[0]?.at
  return typeof at === 'string' ? at : null
}
