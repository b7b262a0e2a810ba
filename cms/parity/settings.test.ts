import {
  changeNotificationEmail,
  getNotificationSettings,
  saveNotificationSettings,
  stopNotifications,
  verifyNotificationEmail,
} from '@framewell/domain/notifications/settingsCalls'
import { notificationAnswers } from '@framewell/mfe-portal/testing/notificationAnswers'
import { afterAll, beforeAll, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { Parity } from './Parity'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

it("stories keep a person's settings as the server does", async () => {
  const { cookie, email, id } = await cms.signInAs('builder')
  const parity = new Parity(notificationAnswers(), cms, cookie)
  parity.same('olivia@framewell.example', email)
  await parity.agree(200, getNotificationSettings, {})
  await parity.agree(200, saveNotificationSettings, { emailNotifications: false, digest: 'daily' })
  await parity.agree(200, saveNotificationSettings, { notificationTypes: [] })
  await parity.agree(409, saveNotificationSettings, { smsNotifications: true })
  await parity.agree(400, saveNotificationSettings, { phone: 'none' })
  await parity.agree(400, saveNotificationSettings, { quietStart: '24:00' })
  await parity.agree(200, saveNotificationSettings, { phone: '+1 937 555 0114', smsNotifications: true })
  await parity.agree(409, saveNotificationSettings, { phone: null })
  await parity.agree(200, saveNotificationSettings, { phone: null, smsNotifications: false })
  await parity.agree(200, saveNotificationSettings, { notificationTypes: ['warning', 'warning', 'info'] })
  await parity.agree(200, changeNotificationEmail, { email: 'site@builders.test' })
  await parity.agree(400, changeNotificationEmail, { email: 'nowhere' })
  await parity.agree(200, changeNotificationEmail, { email: 'olivia@framewell.example' })
  await parity.agree(200, changeNotificationEmail, { email: null })
  await parity.agree(404, verifyNotificationEmail, { account: id, token: 'of-nobody-0123456789' })
  await parity.agree(404, stopNotifications, { account: id, kind: 'all', token: 'of-nobody-0123456789' })
  await parity.agree(200, getNotificationSettings, {})
})
