import { MAIL_STATUSES } from '@framewell/domain/notifications/mailStates'
import { listMails, retryMail } from '@framewell/domain/notifications/outboxCalls'
import { listTemplates, saveTemplate } from '@framewell/domain/notifications/templateCalls'
import { afterAll, beforeAll, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { OLIVIA } from './people'
import { openScreen } from './Recording'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

const begin = (cookie: string) => openScreen(cms, cookie, listMails, {})

it('records mails in every state, and none', async () => {
  const { cookie } = await cms.signInAs('operator', OLIVIA)
  await (await begin(cookie)).keep('mfe-admin/recordings/noMails.json')
  for (const [at, status] of [...MAIL_STATUSES, 'failed' as const].entries())
    await cms.payload.db.create({
      collection: 'outgoing-mail',
      data: {
        ...{ to: 'dana@whitfield.example', subject: `Your quote Q-2026-0000${at}`, text: 'Good morning,\n\nhere is your quote.\n' },
        ...{ channel: status === 'sent' ? 'sms' : 'mail', dedupKey: `mails-${at}`, status },
        ...(status === 'failed' && { attempts: 12, error: '550 No such user here' }),
        ...(status === 'sent' && { attempts: 1, sentAt: new Date().toISOString() }),
      },
    })
  const { ask, keep } = await begin(cookie)
  const { data } = await ask(listMails, { status: 'failed' })
  for (const { id } of data) await ask(retryMail, { id })
  await keep('mfe-admin/recordings/mails.json')
})

it('records the words of mails, and a change of them', async () => {
  const { cookie } = await cms.signInAs('operator', { ...OLIVIA, email: 'olivia.park@framewell.example' })
  const { ask, keep } = await begin(cookie)
  const { templates } = await ask(listTemplates, {})
  const template = templates.find(({ title }) => title === 'Order reached a stage')
  if (!template) throw new Error('No mail says that an order reached a stage')
  const { event, words } = template
  await ask(saveTemplate, { event, seen: 0, words: { ...words, text: 'It left the shop today.' } })
  await keep('mfe-admin/recordings/mailWords.json')
})
