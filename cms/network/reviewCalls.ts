import type {
  askApplicant as askApplicantCall,
  getNetworkApplication as getNetworkApplicationCall,
  judgeDocument as judgeDocumentCall,
} from '@framewell/domain/network/reviewingCalls'
import { networkQuestion } from '@framewell/domain/notifications/events/network'
import { notify } from '../notifications/notify'
import type { NetworkDocument } from '../payload-types'
import { recordAudit } from '../platform/audit/recordAudit'
import { idOf } from '../platform/database/idOf'
import { lockRow } from '../platform/database/lockRow'
import type { Operation } from '../platform/http/calls/bindCall'
import { applicationDetail } from './applicationDetail'
import { applicationLinks } from './applicationLinks'
import { insureFabricator } from './insureFabricator'
import { lockedRow } from './lockedRow'
import { findApplication, isDecided } from './ownApplicationCalls'
import { applicationAddress } from './storeApplication'
import { documentAnswer } from './storedApplication'

export const getNetworkApplication: Operation<typeof getNetworkApplicationCall> = async ({ req, refuse }, { id }) => {
  const stored = await findApplication(req, id)
  if (!stored) throw refuse('notFound')
  return { application: await applicationDetail(req, stored) }
}

export const askApplicant: Operation<typeof askApplicantCall> = async ({ req, refuse }, { id, text }) => {
  const stored = await findApplication(req, id)
  if (!stored) throw refuse('notFound')
  if (isDecided(stored)) throw refuse('alreadyDecided')
  await req.payload.db.create({
    collection: 'application-messages',
    data: { application: id, from: 'operator', text },
    req,
    returning: false,
  })
  await recordAudit(req, { action: 'network-question', subjectType: 'network-applications', subjectId: id, after: { text } })
  const token = applicationLinks.tokenOf(stored)
  const { number, contactName: name, email } = stored
  await notify(
    req,
    networkQuestion,
    { application: id, number, name, email, question: text },
    { secrets: token ? { link: applicationAddress(id, token) } : {} },
  )
  return { application: await applicationDetail(req, stored) }
}

/**
 * A decision on a document is final; an accepted certificate of an approved shop insures it from now on. Locks the application first, as its
 * approval does: the shop either exists by then, or is insured by this certificate too.
 */
export const judgeDocument: Operation<typeof judgeDocumentCall> = async ({ req, refuse, now }, { id, status, reason }) => {
  const found = await req.payload.db.findOne<NetworkDocument>({ collection: 'network-documents', where: { id: { equals: id } }, req })
  if (found?.application) await lockRow(req, 'network-applications', idOf(found.application))
  const document = found && (await lockedRow<NetworkDocument>(req, 'network-documents', id))
  if (!document) throw refuse('notFound')
  if (document.status !== 'submitted') throw refuse('alreadyJudged')
  const updated: NetworkDocument = await req.payload.db.updateOne({ collection: 'network-documents', id, data: { status }, req })
  await recordAudit(req, {
    action: `network-document-${status}`,
    subjectType: 'network-documents',
    subjectId: id,
    before: { status: document.status },
    after: { status },
    reason,
  })
  if (status === 'accepted' && document.kind === 'insurance' && document.expiresOn) {
    await insureFabricator(req, document, document.expiresOn, now)
  }
  return { document: documentAnswer(updated) }
}
