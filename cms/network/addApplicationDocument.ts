import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { networkOf } from '@framewell/domain/http/networkOf'
import { type addApplicationDocument as addApplicationDocumentCall, MAX_DOCUMENT_BYTES } from '@framewell/domain/network/joiningCalls'
import { recordAudit } from '../audit/recordAudit'
import { inTransaction } from '../database/inTransaction'
import type { Operation } from '../http/bindCall'
import { factsOf } from '../http/requestFacts'
import { Turns } from '../http/Turns'
import type { NetworkDocument } from '../payload-types'
import {
  arrivingFile,
  discardArriving,
  discardFile,
  FileTooLarge,
  keepArriving,
  PLAN_FILE_FOLDER,
  receiveFile,
} from '../quotes/files/planFileStore'
import { planFileType } from '../quotes/files/planFileType'
import { hasRoom } from '../storage/diskRoom'
import { isDecided, openedApplication } from './ownApplicationCalls'
import { documentAnswer } from './storedApplication'

const ACCEPTED = ['application/pdf', 'image/jpeg', 'image/png']
const turns = new Turns({ each: 4, all: 24 })

/** Stores one document of an application: its bytes stream to disk, its type is read from its content. What is refused leaves nothing behind. */
export const addApplicationDocument: Operation<typeof addApplicationDocumentCall> = (context, input) =>
  turns.take(networkOf(context.address), () => storeDocument(context, input))

const storeDocument: Operation<typeof addApplicationDocumentCall> = async (context, { id, token, kind, name, issuer, expiresOn }) => {
  const { req, refuse, now } = context
  const application = await openedApplication(context, { id, token })
  // A shop renews its certificate on the same link.
  if (isDecided(application) && (application.status === 'rejected' || kind !== 'insurance')) throw refuse('decided')
  if (kind === 'insurance' && !expiresOn) throw refuse('expiryMissing', { fields: [{ path: 'expiresOn', message: 'Say when it ends' }] })
  if (expiresOn && expiresOn < now.toISOString().slice(0, 10))
    throw refuse('expired', { fields: [{ path: 'expiresOn', message: 'This day has passed' }] })
  const { file } = factsOf(req)
  if (!file) throw refuse('unsupportedMediaType')
  if (!(await hasRoom(PLAN_FILE_FOLDER))) throw refuse('storageFull', { retryAfterSeconds: 600 })
  const documentId = randomUUID()
  try {
    const size = await receiveFile(documentId, file, MAX_DOCUMENT_BYTES)
    if (size === 0) throw refuse('emptyFile')
    const mimeType = await planFileType(documentId)
    if (!mimeType || !ACCEPTED.includes(mimeType)) throw refuse('unknownFileType')
    const { size: sizeBytes } = await stat(arrivingFile(documentId))
    await keepArriving(documentId)
    const stored: NetworkDocument = await inTransaction(req, async () => {
      const facts = { kind, name, issuer, expiresOn: expiresOn ?? null, mimeType, sizeBytes }
      await recordAudit(req, {
        action: 'network-document-add',
        subjectType: 'network-documents',
        subjectId: documentId,
        after: { ...facts, application: id },
      })
      return req.payload.db.create({
        collection: 'network-documents',
        customID: documentId,
        data: { application: id, ...facts, status: 'submitted' },
        req,
      })
    })
    return { document: documentAnswer(stored) }
  } catch (error) {
    await discardArriving(documentId)
    await discardFile(documentId)
    if (error instanceof FileTooLarge) throw refuse('fileTooLarge')
    throw error
  }
}
