import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { DOCUMENT_LIMITS, type UploadLimits, uploadRefusal } from '@framewell/domain/files/uploadRefusal'
import type { uploadOrderFile as uploadOrderFileCall } from '@framewell/domain/orders/workCalls'
import { networkOf } from '@framewell/server-kit/limits/networkOf'
import type { Order, OrderFile } from '../payload-types'
import { recordAudit } from '../platform/audit/recordAudit'
import { idOf } from '../platform/database/idOf'
import { inTransaction } from '../platform/database/inTransaction'
import { lock } from '../platform/database/lock'
import type { Operation } from '../platform/http/calls/bindCall'
import { Turns } from '../platform/http/gate/Turns'
import { factsOf } from '../platform/sessions/requestFacts'
import { hasRoomFor } from '../platform/storage/diskRoom'
import { arrivingFile, discardArriving, FileTooLarge, keepArrivingAs, receiveFile } from '../platform/uploads/uploadStore'
import { uploadType } from '../platform/uploads/uploadType'
import { orderFileAnswer, storedName } from './fileOfOrder'
import { openOrder } from './findOrder'

const turns = new Turns({ each: 4, all: 24 })

/**
 * Stores one file of an order: its bytes stream to disk, and its type is detected from its content. The device chooses the ID, so that a
 * phone that lost its connection may send the file again. A refused file leaves nothing behind.
 */
export const uploadOrderFile: Operation<typeof uploadOrderFileCall> = async (context, input) =>
  storeOrderFile(context, (await openOrder(context, input.orderId)).order, input, DOCUMENT_LIMITS)

type Context = Parameters<Operation<typeof uploadOrderFileCall>>[0]
type NewFile = Pick<Parameters<Operation<typeof uploadOrderFileCall>>[1], 'name' | 'id'> & {
  /** Of a sealed set: the hash of its model. */
  readonly sealedModel?: string
}

/**
 * Stores a file with an order that the person may add to, within these limits.
 * @param file the request's body unless given
 */
export function storeOrderFile(context: Context, order: Order, facts: NewFile, limits: UploadLimits, file = factsOf(context.req).file) {
  return turns.take(networkOf(context.address), () => storeFile(context, order, facts, limits, file))
}

async function storeFile(
  context: Context,
  order: Order,
  { name, id: given, sealedModel }: NewFile,
  limits: UploadLimits,
  file: Readable | undefined,
) {
  const { req, refuse, session, once } = context
  if (!file || !session) throw refuse('unsupportedMediaType')
  if (!(await hasRoomFor('plan-files'))) throw refuse('storageFull', { retryAfterSeconds: 600 })
  const id = given ?? randomUUID()
  const arriving = randomUUID()
  try {
    const { size, sha256 } = await receiveFile(arriving, file, limits.maxBytes)
    const mimeType = size > 0 ? await uploadType(arriving) : undefined
    const no = uploadRefusal(size, mimeType, limits)
    if (no || !mimeType) throw refuse(no?.refusal ?? 'unknownFileType')
    const { size: sizeBytes } = await stat(arrivingFile(arriving))
    const last = async () => {
      await lock(req, 'order-file', id)
      const known = await req.payload.db.findOne<OrderFile>({ collection: 'order-files', where: { id: { equals: id } }, req })
      if (known && (idOf(known.order) !== order.id || idOf(known.uploadedBy) !== session.id)) throw refuse('idTaken')
      if (known) return { file: orderFileAnswer(order, known) }
      const facts = { name, mimeType, sizeBytes }
      await recordAudit(req, { action: 'order-file-add', subjectType: 'order-files', subjectId: id, after: { ...facts, order: order.id } })
      const stored: OrderFile = await req.payload.db.create({
        collection: 'order-files',
        customID: id,
        data: { order: order.id, uploadedBy: session.id, sealedModel, ...facts },
        req,
      })
      await keepArrivingAs(arriving, storedName(order.id, id))
      return { file: orderFileAnswer(order, stored) }
    }
    return await inTransaction(req, () => once(sha256, last))
  } catch (error) {
    if (error instanceof FileTooLarge) throw refuse('fileTooLarge')
    throw error
  } finally {
    await discardArriving(arriving)
  }
}
