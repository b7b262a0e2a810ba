import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { type UploadLimits, uploadRefusal } from '@framewell/domain/files/uploadRefusal'
import { networkOf } from '@framewell/server-kit/limits/networkOf'
import { inTransaction } from '../database/inTransaction'
import type { CallContext, Refusing } from '../http/calls/callContext'
import type { Turns } from '../http/gate/Turns'
import { factsOf } from '../sessions/requestFacts'
import { hasRoomFor } from '../storage/diskRoom'
import { arrivingFile, discardArriving, discardFile, FileTooLarge, keepArriving, receiveFile } from './uploadStore'
import { uploadType } from './uploadType'

/** A file that has come and is what it may be. */
export interface ArrivedFile {
  /** Of the row that names it, and of the file in the store. */
  readonly id: string
  /** Read from its content. */
  readonly mimeType: string
  readonly sizeBytes: number
}

export interface UploadRules {
  /** How many at once, of one network and of all. */
  readonly turns: Turns
  readonly limits: UploadLimits
  /** The bytes; those of the request unless given. */
  readonly file?: Readable | undefined
}

export type UploadContext = Refusing<'fileTooLarge' | 'emptyFile' | 'unknownFileType'> & Pick<CallContext, 'address' | 'once'>

/**
 * Stores the file of a request, once under its Idempotency-Key: its bytes stream to disk and are counted on the way, its type is read from its
 * content, then `name` makes the row that names it, in a transaction that is open no longer than that. What is refused leaves nothing behind.
 * Bind its call with `transaction: 'own'`.
 */
export function storeUpload<R>(
  context: UploadContext,
  rules: UploadRules,
  name: (arrived: ArrivedFile) => Promise<R>,
): Promise<R | Response> {
  return rules.turns.take(networkOf(context.address), () => store(context, rules, name))
}

async function store<R>(
  { req, refuse, once }: UploadContext,
  { limits, file = factsOf(req).file }: UploadRules,
  name: (arrived: ArrivedFile) => Promise<R>,
): Promise<R | Response> {
  if (!file) throw refuse('unsupportedMediaType')
  if (Number(req.headers.get('content-length') ?? 0) > limits.maxBytes) throw refuse('fileTooLarge')
  if (!(await hasRoomFor('plan-files'))) {
    req.payload.logger.error({ msg: 'Uploads are refused: the disk is nearly full' })
    throw refuse('storageFull', { retryAfterSeconds: 600 })
  }
  const id = randomUUID()
  try {
    const { size, sha256 } = await receiveFile(id, file, limits.maxBytes)
    const mimeType = size > 0 ? await uploadType(id) : undefined
    const no = uploadRefusal(size, mimeType, limits)
    if (no || !mimeType) throw refuse(no?.refusal ?? 'unknownFileType')
    // Cleaning may have changed it.
    const { size: sizeBytes } = await stat(arrivingFile(id))
    let named = false
    const last = () => {
      named = true
      return name({ id, mimeType, sizeBytes })
    }
    const answer = await keepArriving(id, () => inTransaction(req, () => once(sha256, last)))
    // It was answered before, and the file of that time is the one that counts.
    if (!named) await discardFile(id)
    return answer
  } catch (error) {
    await discardArriving(id)
    if (error instanceof FileTooLarge) throw refuse('fileTooLarge')
    throw error
  }
}
