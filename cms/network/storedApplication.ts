import type { NetworkDocument as DocumentAnswer, OwnApplication } from '@framewell/domain/network/joiningCalls'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { NetworkApplication, NetworkDocument } from '../payload-types'

const answersSchema = z.record(z.string(), z.unknown())
const signatureSchema = z.object({
  name: z.string(),
  title: z.string(),
  signedAt: z.string(),
  agreementVersion: z.number(),
  agreementHash: z.string(),
})

/** What was signed; null if nothing was. */
export function signatureOf(stored: NetworkApplication['signature']) {
  return signatureSchema.nullable().parse(stored ?? null)
}

export function documentAnswer(stored: NetworkDocument): DocumentAnswer {
  const { id, kind, name, issuer, expiresOn, status, sizeBytes, createdAt } = stored
  return { id, kind, name, issuer, expiresOn: expiresOn ?? null, status, sizeBytes, uploadedAt: createdAt }
}

/** Documents of an application, newest first. */
export async function documentsOf(req: PayloadRequest, applicationId: string): Promise<readonly NetworkDocument[]> {
  const { docs } = await req.payload.db.find<NetworkDocument>({
    collection: 'network-documents',
    where: { application: { equals: applicationId } },
    sort: '-createdAt',
    limit: 200,
    pagination: false,
    req,
  })
  return docs
}

/** An application as its applicant sees it, with messages and documents. */
export async function ownApplication(req: PayloadRequest, stored: NetworkApplication): Promise<OwnApplication> {
  const { docs: messages } = await req.payload.db.find<{ id: string; from: 'operator' | 'applicant'; text: string; createdAt: string }>({
    collection: 'application-messages',
    where: { application: { equals: stored.id } },
    sort: 'createdAt',
    limit: 500,
    pagination: false,
    req,
  })
  const documents = await documentsOf(req, stored.id)
  return {
    id: stored.id,
    applicationId: stored.number,
    kind: stored.kind,
    companyName: stored.companyName,
    status: stored.status,
    submittedAt: stored.submittedAt,
    promisedBy: stored.promisedBy,
    decidedAt: stored.decidedAt ?? null,
    decisionReason: stored.status === 'rejected' ? (stored.decisionReason ?? null) : null,
    messages: messages.map(({ id, from, text, createdAt }) => ({ id, from, text, at: createdAt })),
    documents: documents.map(documentAnswer),
    answers: answersSchema.parse(stored.answers),
    signature: signatureOf(stored.signature),
  }
}
