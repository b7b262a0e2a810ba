import type { emailCreditDecision as emailCreditDecisionCall } from '@framewell/domain/credit/applicantCalls'
import { maskedEmail } from '@framewell/domain/parties/maskedEmail'
import { refuseUnlessOwner } from '../parties/refuseUnlessOwner'
import type { Operation } from '../platform/http/calls/bindCall'
import { tellDecision } from './creditNews'
import { openDecision } from './findApplication'

/** 'Save Quote': mails the private link to the address the application was made with, and to no other. */
export const emailCreditDecision: Operation<typeof emailCreditDecisionCall> = async (context, link) => {
  const stored = await openDecision(context, link)
  await refuseUnlessOwner(context.req, stored.company)
  await tellDecision(context.req, stored)
  return { sentTo: maskedEmail(stored.email) }
}
