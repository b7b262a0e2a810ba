import { answerCalls } from '@framewell/domain/http/answerCalls'
import { listAlerts, setAlertRule } from '@framewell/domain/insights/alertCalls'
import { getAdminMetrics } from '@framewell/domain/insights/metricCalls'
import { insightDesk } from '@framewell/mfe-admin/testing/insightDesk'
import { afterAll, beforeAll, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { Parity } from './Parity'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

it('stories set alert rules, and list what fires first, as the server does', async () => {
  const { cookie } = await cms.signInAs('operator')
  const failed = { to: 'nobody@parity.example', subject: 'Lost', text: 'Good morning.', channel: 'mail', status: 'failed', attempts: 12 }
  await cms.payload.db.create({ collection: 'outgoing-mail', data: { ...failed, dedupKey: 'parity-alerts', error: '550' } })
  const { figures } = getAdminMetrics.output.parse(await (await cms.request(getAdminMetrics.path, { cookie })).json())
  const desk = insightDesk((metric) => figures.find(({ name }) => name === metric)?.value ?? null)
  const parity = new Parity(
    answerCalls([
      [listAlerts, desk.alerts],
      [setAlertRule, desk.setAlert],
    ]),
    cms,
    cookie,
  )
  const rule = { rule: 'failedMails', threshold: 2, on: true, reason: 'One is usual' } as const
  await parity.agree(200, listAlerts, {})
  await parity.agree(200, setAlertRule, rule)
  await parity.agree(200, listAlerts, {})
  await parity.agree(200, setAlertRule, { ...rule, threshold: 1, on: false })
  await parity.agree(200, setAlertRule, { ...rule, threshold: 0.5 })
  await parity.agree(200, listAlerts, {})
  await parity.agree(400, setAlertRule, { ...rule, threshold: 0 })
  await parity.agree(400, setAlertRule, { ...rule, reason: ' ' })
})
