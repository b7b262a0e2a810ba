import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { networkOf } from '@framewell/domain/http/networkOf'
import { MAX_PLAN_FILE_BYTES, type uploadPlanFile as uploadPlanFileCall } from '@framewell/domain/quotes/planFileCalls'
import { recordAudit } from '../../audit/recordAudit'
import { inTransaction } from '../../database/inTransaction'
import type { Operation } from '../../http/calls/bindCall'
import { consume } from '../../http/gate/limitRate'
import { factsOf } from '../../http/gate/requestFacts'
import { Turns } from '../../http/gate/Turns'
import type { PlanFile } from '../../payload-types'
import { hasRoomFor } from '../../storage/diskRoom'
import { planFileAnswer } from './planFileAnswer'
import { planFileLinks } from './planFileLinks'
import { arrivingFile, discardArriving, FileTooLarge, keepArriving, receiveFile } from './planFileStore'
import { planFileType } from './planFileType'

/** For one address; with the limit of ten minutes alone it could send 80 GB a day. */
const FILES_A_DAY = { points: 300, windowSeconds: 86_400 }
/** A screen sends one file after the other; several people may share an address. */
const turns = new Turns({ each: 6, all: 48 })

/**
 * Stores one file: its bytes stream to disk and are counted on the way, its type is read from its content, then it becomes a row.
 * No transaction is open while a visitor's line sends; what is refused leaves nothing behind.
 */
export const uploadPlanFile: Operation<typeof uploadPlanFileCall> = (context, input) =>
  turns.take(networkOf(context.address), () => storeUpload(context, input))

const storeUpload: Operation<typeof uploadPlanFileCall> = async ({ req, address, refuse }, { name }) => {
  const { file } = factsOf(req)
  if (!file) throw refuse('unsupportedMediaType')
  if (Number(req.headers.get('content-length') ?? 0) > MAX_PLAN_FILE_BYTES) throw refuse('fileTooLarge')
  await consume(req.payload.db.pool, 'uploadPlanFile:day', FILES_A_DAY, address)
  if (!(await hasRoomFor('plan-files'))) {
    req.payload.logger.error({ msg: 'Uploaded plans are refused: the disk is nearly full' })
    throw refuse('storageFull', { retryAfterSeconds: 600 })
  }
  const id = randomUUID()
  try {
    const size = await receiveFile(id, file, MAX_PLAN_FILE_BYTES)
    if (size === 0) throw refuse('emptyFile')
    const mimeType = await planFileType(id)
    if (!mimeType) throw refuse('unknownFileType')
    // Cleaning may have changed it.
    const { size: sizeBytes } = await stat(arrivingFile(id))
    const token = planFileLinks.tokenFor(id)
    const create = async (): Promise<PlanFile> => {
      await recordAudit(req, { action: 'plan-file-upload', subjectType: 'plan-files', subjectId: id, after: { name, mimeType, sizeBytes } })
      const data = { name: plainName(name), mimeType, sizeBytes, tokenHash: planFileLinks.hashFor(id) }
      return req.payload.db.create({ collection: 'plan-files', customID: id, data, req })
    }
    const stored = await keepArriving(id, () => inTransaction(req, create))
    return { file: planFileAnswer(stored), token }
  } catch (error) {
    await discardArriving(id)
    if (error instanceof FileTooLarge) throw refuse('fileTooLarge')
    throw error
  }
}

/** The last part of a path, without what could steer a terminal or a header. */
function plainName(name: string): string {
  return (name.split(/[/\\]/).at(-1) ?? name).replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '').trim() || 'plan'
}
