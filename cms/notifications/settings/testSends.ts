import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import { testQuote, testUpdate } from '@framewell/domain/notifications/events/notifications'
import type { sendTestQuote as sendTestQuoteCall, sendTestUpdate as sendTestUpdateCall } from '@framewell/domain/notifications/testSends'
import { recordAudit } from '../../platform/audit/recordAudit'
import type { Operation } from '../../platform/http/calls/bindCall'
import type { CallContext } from '../../platform/http/calls/callContext'
import { typedName } from '../../platform/http/calls/typedName'
import { hasRole } from '../../platform/sessions/access'
import { notify } from '../notify'

export const sendTestQuote: Operation<typeof sendTestQuoteCall> = async (context, { email, projectId, quoteAmount }) => {
  const { req } = context
  const by = senderTo(email, context)
  await notify(req, testQuote, { email, project: projectId, amount: quoteAmount, by })
  await recordAudit(req, {
    action: 'notification-test',
    subjectType: 'outgoing-mail',
    subjectId: 'test-quote',
    after: { address: typedName(email) },
  })
  return { success: true, sentTo: email }
}

export const sendTestUpdate: Operation<typeof sendTestUpdateCall> = async (context, { email, projectId, milestone }) => {
  const { req } = context
  const by = senderTo(email, context)
  await notify(req, testUpdate, { email, project: projectId, milestone, by })
  await recordAudit(req, {
    action: 'notification-test',
    subjectType: 'outgoing-mail',
    subjectId: 'test-update',
    after: { address: typedName(email) },
  })
  return { success: true, sentTo: email }
}

/**
 * The sender's address. Operators send tests to any address, everybody else to their own.
 * @throws CallProblem notYourAddress
 */
function senderTo(email: string, { req, session, refuse }: CallContext<'notYourAddress'>): string {
  if (!session) throw refuse('notYourAddress')
  if (!hasRole(req, OPERATOR_ROLES) && email.toLowerCase() !== session.email.toLowerCase()) throw refuse('notYourAddress')
  return session.email
}
