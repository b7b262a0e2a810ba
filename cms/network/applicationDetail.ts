import { becomesFabricator } from '@framewell/domain/network/applicationDocuments'
import type { FabricatorFacts } from '@framewell/domain/network/fabricatorFacts'
import type { NetworkApplicationDetail } from '@framewell/domain/network/reviewingCalls'
import { type SimpleApplication, simpleApplicationSchema } from '@framewell/domain/network/simpleApplication'
import type { PayloadRequest } from 'payload'
import type { AuditRecord, NetworkApplication } from '../payload-types'
import { notesOf } from './reviewNotes'
import { documentsOf, ownApplication } from './storedApplication'

/** The last day of the accepted insurance certificate that is valid longest; null without one. */
export async function insuredUntil(req: PayloadRequest, applicationId: string): Promise<string | null> {
  const accepted = (await documentsOf(req, applicationId)).filter(({ kind, status }) => kind === 'insurance' && status === 'accepted')
  return accepted.reduce<string | null>(
    (latest, { expiresOn }) => (expiresOn && (latest === null || expiresOn > latest) ? expiresOn : latest),
    null,
  )
}

/** An application as its reviewer sees it. */
export async function applicationDetail(req: PayloadRequest, stored: NetworkApplication): Promise<NetworkApplicationDetail> {
  const { docs: history } = await req.payload.db.find<AuditRecord>({
    collection: 'audit-records',
    where: { and: [{ subjectType: { equals: 'network-applications' } }, { subjectId: { equals: stored.id } }] },
    sort: '-createdAt',
    limit: 100,
    pagination: false,
    req,
  })
  return {
    ...(await ownApplication(req, stored)),
    contactName: stored.contactName,
    email: stored.email,
    becomesFabricator: becomesFabricator(stored),
    suggestedFacts: suggestedFacts(stored),
    insuredUntil: await insuredUntil(req, stored.id),
    notes: await notesOf(req, stored.id),
    history: history.map(({ id, createdAt, actorEmail, action, reason }) => ({
      id,
      at: createdAt,
      actor: actorEmail,
      action,
      reason: reason ?? null,
    })),
  }
}

function suggestedFacts({ kind, answers, place }: NetworkApplication): Partial<FabricatorFacts> {
  const simple: SimpleApplication | undefined = kind === 'simple' ? simpleApplicationSchema.safeParse(answers).data : undefined
  if (!simple) return { address: place }
  const { address, latitude, longitude, weeklyCapacity, maxDeliveryRadius } = simple
  return { address, latitude, longitude, weeklyCapacity, reachMiles: maxDeliveryRadius }
}
