import {
  changeNotificationEmail,
  getNotificationSettings,
  saveNotificationSettings,
  stopNotifications,
  verifyNotificationEmail,
} from '@framewell/domain/notifications/settingsCalls'
import { sendTestQuote, sendTestUpdate, TEST_MILESTONE, TEST_PROJECT, TEST_QUOTE_AMOUNT } from '@framewell/domain/notifications/testSends'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { stopAddress } from '../notifications/settings/stopLinks'
import { bootCms, type TestCms } from '../testing/bootCms'
import { mailsTo } from '../testing/mailsTo'
import { OLIVIA } from './people'
import { openScreen, Recording } from './Recording'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

const begin = (cookie: string) => openScreen(cms, cookie, getNotificationSettings, {})

it("records a builder's notification settings, and links of mails that a stranger opens", async () => {
  const { id, cookie } = await cms.signInAs('builder', OLIVIA)
  const { ask, keep } = await begin(cookie)
  await ask(sendTestUpdate, { email: OLIVIA.email, projectId: TEST_PROJECT, milestone: TEST_MILESTONE })
  await ask(saveNotificationSettings, { quietHours: true })
  await ask(saveNotificationSettings, { timezone: 'America/Phoenix' })
  for (const types of [['info', 'success', 'error'], ['info', 'error'], ['info']] as const)
    await ask(saveNotificationSettings, { notificationTypes: [...types] })
  await ask(saveNotificationSettings, { phone: '+1 555 010 0200' })
  const other = 'site@framewell.example'
  await ask(changeNotificationEmail, { email: other })
  await keep('mfe-portal/recordings/notificationSettings.json')

  const links = new Recording(cms)
  const stops = new URL(stopAddress(id, 'warning')).searchParams.get('token') ?? ''
  const verifies = (await mailsTo(cms.payload, other)).flatMap(({ text }) => /#token=([\w-]+)/.exec(text)?.[1] ?? [])[0] ?? ''
  links.hide(stops, 'story-token-that-stops')
  links.hide(verifies, 'story-token-that-verifies')
  await links.ask(stopNotifications, { account: id, kind: 'warning', token: stops })
  await links.ask(verifyNotificationEmail, { account: id, token: verifies })
  const used = { account: id, token: 'a-token-that-was-used-before' }
  await expect(links.ask(verifyNotificationEmail, used)).rejects.toMatchObject({ status: 404 })
  await links.keep('mfe-portal/recordings/notificationLinks.json')
})

it("records an operator's notification settings", async () => {
  const { cookie } = await cms.signInAs('operator', { ...OLIVIA, email: 'operator@framewell.example' })
  const { ask, keep } = await begin(cookie)
  await ask(sendTestQuote, { email: 'operator@framewell.example', projectId: TEST_PROJECT, quoteAmount: TEST_QUOTE_AMOUNT })
  await keep('mfe-portal/recordings/notificationSettingsOfAnOperator.json')
})
