import { testQuote, testUpdate } from '@framewell/domain/notifications/events/notifications'
import type { sendTestQuote as sendTestQuoteCall, sendTestUpdate as sendTestUpdateCall } from '@framewell/domain/notifications/testSends'
import { recordAudit } from '../../platform/audit/recordAudit'
import type { Operation } from '../../platform/http/calls/bindCall'
import { typedName } from '../../platform/http/calls/typedName'
import { notify } from '../notify'

export const sendTestQuote: Operation<typeof sendTestQuoteCall> = async ({ req, session }, { email, projectId, quoteAmount }) => {
  await notify(req, testQuote, { email, project: projectId, amount: quoteAmount, by: session?.email ?? 'an operator' })
  await recordAudit(req, {
    action: 'notification-test',
    subjectType: 'outgoing-mail',
    subjectId: 'test-quote',
    after: { address: typedName(email) },
  })
  return { success: true, sentTo: email }
}

export const sendTestUpdate: Operation<typeof sendTestUpdateCall> = async ({ req, session }, { email, projectId, milestone }) => {
  await notify(req, testUpdate, { email, project: projectId, milestone, by: session?.email ?? 'an operator' })
  await recordAudit(req, {
    action: 'notification-test',
    subjectType: 'outgoing-mail',
    subjectId: 'test-update',
    after: { address: typedName(email) },
  })
  return { success: true, sentTo: email }
}
