import { MAIL_STATUSES } from '@framewell/domain/notifications/mailStates'
import { bounceMail, listMails, retryMail } from '@framewell/domain/notifications/outboxCalls'
import { listTemplates, saveTemplate } from '@framewell/domain/notifications/templateCalls'
import { mailDesk } from '@framewell/mfe-admin/testing/mailDesk'
import { afterAll, beforeAll, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { Parity } from './Parity'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'
let cms: TestCms
let operator: Awaited<ReturnType<TestCms['signInAs']>>
beforeAll(async () => {
  cms = await bootCms()
  operator = await cms.signInAs('operator')
})
afterAll(() => cms.stop())

it('stories send mails again and note what came back as the server does', async () => {
  for (const [at, status] of MAIL_STATUSES.entries()) {
    // No relay takes what waits until next year.
    const data = {
      to: `${status}@parity.example`,
      subject: `A mail that is ${status}`,
      text: 'Good morning.',
      sendAfter: `2099-01-0${at + 1}`,
    }
    await cms.payload.db.create({
      collection: 'outgoing-mail',
      data: { ...data, channel: 'mail', dedupKey: `parity-${status}`, status, attempts: 1, error: '550' },
    })
  }
  const answer = await cms.request('/api/notifications/outbox?search=parity.example', { cookie: operator.cookie })
  const { data: mails } = listMails.output.parse(await answer.json())
  const parity = new Parity(mailDesk({ mails }), cms, operator.cookie)
  for (const { id } of mails) parity.same(id, id)
  const withStatus = (status: string) => mails.find((mail) => mail.status === status)?.id ?? ''
  const reason = 'The company has moved'
  await parity.agree(200, listMails, { search: 'PARITY.example', status: 'failed' })
  await parity.agree(200, listMails, { search: 'parity.example', channel: 'sms' })
  for (const status of ['queued', 'sending', 'sent']) await parity.agree(409, retryMail, { id: withStatus(status) })
  for (const status of ['queued', 'sending', 'failed']) await parity.agree(409, bounceMail, { id: withStatus(status), reason })
  await parity.agree(400, bounceMail, { id: withStatus('sent'), reason: ' ' })
  await parity.agree(200, bounceMail, { id: withStatus('sent'), reason })
  await parity.agree(409, bounceMail, { id: withStatus('sent'), reason })
  for (const status of ['failed', 'bounced', 'outbox', 'sent']) await parity.agree(200, retryMail, { id: withStatus(status) })
  await parity.agree(404, retryMail, { id: UNKNOWN })
  await parity.agree(404, bounceMail, { id: UNKNOWN, reason })
})

it('stories edit the words of mails as the server does', async () => {
  const answer = await cms.request('/api/notifications/templates', { cookie: operator.cookie })
  const { templates } = listTemplates.output.parse(await answer.json())
  const parity = new Parity(mailDesk({ templates, editedBy: operator.email }), cms, operator.cookie)
  const [template] = templates
  if (!template) throw new Error('There are no events')
  const { event, words } = template
  await parity.agree(404, saveTemplate, { event: 'no-such-event', seen: 0, words })
  await parity.agree(422, saveTemplate, { event, seen: 0, words: { ...words, text: 'It costs {nothing}', subject: 'Hello {' } })
  await parity.agree(200, saveTemplate, { event, seen: 0, words: { ...words, subject: 'News of your house' } })
  await parity.agree(409, saveTemplate, { event, seen: 0, words })
  await parity.agree(400, saveTemplate, { event, seen: 1, words: { ...words, text: ' ' } })
  await parity.agree(200, saveTemplate, { event, seen: 1, words: null })
  await parity.agree(200, listTemplates, {})
})
