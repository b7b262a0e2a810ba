import type {
  listOrderMessages as listOrderMessagesCall,
  OrderMessage as MessageAnswer,
  readOrderMessages as readOrderMessagesCall,
  sendOrderMessage as sendOrderMessageCall,
} from '@framewell/domain/orders/messageCalls'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, Where } from 'payload'
import { transactionOf } from '../database/transactionOf'
import type { Operation } from '../http/bindCall'
import { idOf } from '../network/idOf'
import type { Order, OrderFile, OrderMessage } from '../payload-types'
import { orderFile, orderFileAnswer } from './fileOfOrder'
import { openOrder, openOrderForChange } from './findOrder'
import { tellMessage } from './orderNews'
import { orderMoved } from './orderParties'
import { unreadOf } from './unreadOf'

/** The newest that are shown; more are not written on one order. */
const MOST_MESSAGES = 500

export const listOrderMessages: Operation<typeof listOrderMessagesCall> = async (context, { orderId }) => {
  const { order } = await openOrder(context, orderId)
  return threadOf(context.req, order)
}

/** Writes on an order. Writing is reading: what stood there before counts as read. */
export const sendOrderMessage: Operation<typeof sendOrderMessageCall> = async (context, { orderId, text, attachments }) => {
  const { req, refuse, now, session } = context
  const { order, seenAs } = await openOrderForChange(context, orderId)
  const files = await Promise.all(attachments.map((id) => orderFile(req, order, id)))
  if (files.some((file) => !file || file.message || idOf(file.uploadedBy) !== session?.id)) throw refuse('unknownAttachment')
  const authorName = session?.name ?? ''
  const { id } = await req.payload.db.create({
    collection: 'order-messages',
    data: { order: order.id, party: seenAs, author: session?.id ?? null, authorName, text, at: now.toISOString() },
    req,
  })
  for (const file of files) {
    if (file)
      await req.payload.db.updateOne({ collection: 'order-files', id: file.id, data: { message: String(id) }, req, returning: false })
  }
  await readThrough(req, order, now.toISOString())
  await tellMessage(req, order, { party: seenAs, authorName, text })
  await orderMoved(req, order)
  return threadOf(req, order)
}

export const readOrderMessages: Operation<typeof readOrderMessagesCall> = async (context, { orderId, through }) => {
  const { req } = context
  const { order } = await openOrder(context, orderId)
  const where: Where = { and: [{ id: { equals: through } }, { order: { equals: order.id } }] }
  const message = await req.payload.db.findOne<OrderMessage>({ collection: 'order-messages', where, req })
  if (message) await readThrough(req, order, message.at)
  return { unread: (await unreadOf(req, [order.id])).get(order.id) ?? 0 }
}

/** Never backwards: a slow device does not unread what another has shown. */
async function readThrough(req: PayloadRequest, order: Order, at: string): Promise<void> {
  if (!req.user) return
  const database = await transactionOf(req)
  await database.execute(sql`
    insert into order_reads (order_id, account_id, read_at) values (${order.id}, ${req.user.id}::uuid, ${at}::timestamptz)
    on conflict (order_id, account_id) do update set read_at = greatest(order_reads.read_at, excluded.read_at)`)
}

async function threadOf(req: PayloadRequest, order: Order) {
  const { docs } = await req.payload.db.find<OrderMessage>({
    collection: 'order-messages',
    where: { order: { equals: order.id } },
    sort: ['-at', '-createdAt'],
    limit: MOST_MESSAGES,
    pagination: false,
    req,
  })
  const files = await filesOf(req, order)
  const readAt = await readAtOf(req, order)
  const messages = docs.reverse().map((message) => answerOf(req, order, message, files, readAt))
  return { messages, unread: messages.filter(({ unread }) => unread).length }
}

function answerOf(
  req: PayloadRequest,
  order: Order,
  message: OrderMessage,
  files: readonly OrderFile[],
  readAt: string | null,
): MessageAnswer {
  const { id, party, authorName, text, at, author } = message
  const mine = !!author && idOf(author) === String(req.user?.id)
  return {
    id,
    party,
    authorName,
    text,
    at,
    attachments: files.filter((file) => file.message && idOf(file.message) === id).map((file) => orderFileAnswer(order, file)),
    mine,
    unread: !mine && (readAt === null || Date.parse(at) > Date.parse(readAt)),
  }
}

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

async function readAtOf(req: PayloadRequest, order: Order): Promise<string | null> {
  if (!req.user) return null
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select read_at::text as at from order_reads where order_id = ${order.id} and account_id = ${req.user.id}::uuid`)
  const at = rows[0]?.at
  return typeof at === 'string' ? at : null
}
