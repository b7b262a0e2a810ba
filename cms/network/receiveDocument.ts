import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { networkOf } from '@framewell/domain/http/networkOf'
import { documentRefusal } from '@framewell/domain/network/documentRules'
import {
  type DOCUMENT_ERRORS,
  type NetworkDocument as DocumentAnswer,
  type documentFacts,
  MAX_DOCUMENT_BYTES,
} from '@framewell/domain/network/joiningCalls'
import type { z } from 'zod'
import { recordAudit } from '../audit/recordAudit'
import { inTransaction } from '../database/inTransaction'
import type { CallContext } from '../http/calls/callContext'
import { factsOf } from '../http/gate/requestFacts'
import { Turns } from '../http/gate/Turns'
import type { NetworkDocument } from '../payload-types'
import { arrivingFile, discardArriving, FileTooLarge, keepArriving, receiveFile } from '../quotes/files/planFileStore'
import { planFileType } from '../quotes/files/planFileType'
import { hasRoomFor } from '../storage/diskRoom'
import { documentAnswer } from './storedApplication'

const ACCEPTED = ['application/pdf', 'image/jpeg', 'image/png']
const turns = new Turns({ each: 4, all: 24 })

type DocumentContext = Pick<CallContext<keyof typeof DOCUMENT_ERRORS>, 'req' | 'refuse' | 'now' | 'address'>

/** Whose a document is, by id. */
type DocumentOwner = { readonly application: string } | { readonly fabricator: string }

/**
 * Stores the file of a request as a document of an application or of a shop: its bytes stream to disk, its type is read from its content. What is refused
 * leaves nothing behind. Runs its own transaction: bind its call with `transaction: false`.
 * @param file the bytes; those of the request unless given.
 */
export function receiveDocument(
  context: DocumentContext,
  owner: DocumentOwner,
  facts: z.output<typeof documentFacts>,
  file = factsOf(context.req).file,
): Promise<DocumentAnswer> {
  return turns.take(networkOf(context.address), () => storeDocument(context, owner, facts, file))
}

async function storeDocument(
  { req, refuse, now }: DocumentContext,
  owner: DocumentOwner,
  { kind, name, issuer, expiresOn }: z.output<typeof documentFacts>,
  file: Readable | undefined,
): Promise<DocumentAnswer> {
  const no = documentRefusal({ kind, expiresOn }, now.toISOString().slice(0, 10))
  if (no) throw refuse(no.refusal, no.more)
  if (!file) throw refuse('unsupportedMediaType')
  if (!(await hasRoomFor('plan-files'))) throw refuse('storageFull', { retryAfterSeconds: 600 })
  const documentId = randomUUID()
  try {
    const size = await receiveFile(documentId, file, MAX_DOCUMENT_BYTES)
    if (size === 0) throw refuse('emptyFile')
    const mimeType = await planFileType(documentId)
    if (!mimeType || !ACCEPTED.includes(mimeType)) throw refuse('unknownFileType')
    const { size: sizeBytes } = await stat(arrivingFile(documentId))
    const create = async (): Promise<NetworkDocument> => {
      const stored = { kind, name, issuer, expiresOn: expiresOn ?? null, mimeType, sizeBytes }
      await recordAudit(req, {
        action: 'network-document-add',
        subjectType: 'network-documents',
        subjectId: documentId,
        after: { ...stored, ...owner },
      })
      return req.payload.db.create({
        collection: 'network-documents',
        customID: documentId,
        data: { ...owner, ...stored, status: 'submitted' },
        req,
      })
    }
    return documentAnswer(await keepArriving(documentId, () => inTransaction(req, create)))
  } catch (error) {
    await discardArriving(documentId)
    if (error instanceof FileTooLarge) throw refuse('fileTooLarge')
    throw error
  }
}
