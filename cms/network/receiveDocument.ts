import type { Readable } from 'node:stream'
import { companyDay } from '@framewell/domain/dates/businessDays'
import { DOCUMENT_LIMITS } from '@framewell/domain/files/uploadRefusal'
import { documentRefusal } from '@framewell/domain/network/documentRules'
import type { DOCUMENT_ERRORS, NetworkDocument as DocumentAnswer, documentFacts } from '@framewell/domain/network/joiningCalls'
import type { z } from 'zod'
import type { NetworkDocument } from '../payload-types'
import { recordAudit } from '../platform/audit/recordAudit'
import type { CallContext } from '../platform/http/calls/callContext'
import { Turns } from '../platform/http/gate/Turns'
import { storeUpload } from '../platform/uploads/storeUpload'
import { documentAnswer } from './storedApplication'

const turns = new Turns({ each: 4, all: 24 })

type DocumentContext = Pick<CallContext<keyof typeof DOCUMENT_ERRORS>, 'req' | 'refuse' | 'now' | 'address' | 'once'>

/** The owner of a document, by ID. */
type DocumentOwner = { readonly application: string } | { readonly fabricator: string }

/**
 * Stores a request's file as a document of an application or a shop.
 * @param file the bytes; by default those of the request
 */
export async function receiveDocument(
  context: DocumentContext,
  owner: DocumentOwner,
  { kind, name, issuer, expiresOn }: z.output<typeof documentFacts>,
  file?: Readable,
): Promise<{ document: DocumentAnswer } | Response> {
  const { req, refuse, now } = context
  const no = documentRefusal({ kind, expiresOn }, companyDay(now))
  if (no) throw refuse(no.refusal, no.more)
  return storeUpload(context, { turns, limits: DOCUMENT_LIMITS, file }, async ({ id, mimeType, sizeBytes }) => {
    const facts = { kind, name, issuer, expiresOn: expiresOn ?? null, mimeType, sizeBytes }
    await recordAudit(req, {
      action: 'network-document-add',
      subjectType: 'network-documents',
      subjectId: id,
      after: { ...facts, ...owner },
    })
    const data = { ...owner, ...facts, status: 'submitted' }
    const stored: NetworkDocument = await req.payload.db.create({ collection: 'network-documents', customID: id, data, req })
    return { document: documentAnswer(stored) }
  })
}
