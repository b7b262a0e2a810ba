import type {
  answerQuestion as answerQuestionCall,
  getOwnApplication as getOwnApplicationCall,
} from '@framewell/domain/network/joiningCalls'
import type { PayloadRequest } from 'payload'
import type { NetworkApplication } from '../payload-types'
import { recordAudit } from '../platform/audit/recordAudit'
import type { Operation } from '../platform/http/calls/bindCall'
import type { Refusing } from '../platform/http/calls/callContext'
import { applicationLinks } from './applicationLinks'
import { ownApplication } from './storedApplication'

/** The application a link opens. @throws the call's unknownApplication for a wrong token and an unknown ID alike. */
export async function openedApplication(
  { req, refuse }: Refusing<'unknownApplication'>,
  { id, token }: { readonly id: string; readonly token: string },
): Promise<NetworkApplication> {
  const stored = await findApplication(req, id)
  if (!stored || !applicationLinks.opens(token, stored)) throw refuse('unknownApplication')
  return stored
}

export function findApplication(req: PayloadRequest, id: string): Promise<NetworkApplication | null> {
  return req.payload.db.findOne<NetworkApplication>({ collection: 'network-applications', where: { id: { equals: id } }, req })
}

export function isDecided({ status }: NetworkApplication): boolean {
  return status === 'approved' || status === 'rejected'
}

export const getOwnApplication: Operation<typeof getOwnApplicationCall> = async (context, link) => ({
  application: await ownApplication(context.req, await openedApplication(context, link)),
})

export const answerQuestion: Operation<typeof answerQuestionCall> = async (context, { text, ...link }) => {
  const { req, refuse } = context
  const stored = await openedApplication(context, link)
  if (isDecided(stored)) throw refuse('decided')
  await req.payload.db.create({
    collection: 'application-messages',
    data: { application: stored.id, from: 'applicant', text },
    req,
    returning: false,
  })
  await recordAudit(req, { action: 'network-answer', subjectType: 'network-applications', subjectId: stored.id, after: { text } })
  return { application: await ownApplication(req, stored) }
}
