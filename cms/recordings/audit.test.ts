import { listAuditRecords } from '@framewell/domain/audit/calls'
import { clearCache } from '@framewell/domain/health/systemCalls'
import { setAlertRule } from '@framewell/domain/insights/alertCalls'
import { issueApiKey } from '@framewell/domain/keys/calls'
import { afterAll, beforeAll, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import type { TestRequest } from '../testing/sendTo'
import { callsAs } from './callsAs'
import { OLIVIA } from './people'
import { openScreen } from './Recording'
import { typed } from './typed'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

const begin = (cookie: string) => openScreen(cms, cookie, listAuditRecords, {})

it('records an audit trail of three people, and an empty one', async () => {
  const olivia = await cms.signInAs('operator', OLIVIA)
  const omar = await cms.signInAs('operator', { name: 'Omar Haddad', email: 'omar@framewell.example' })
  const ruth = await cms.signInAs('operator', { name: 'Ruth Adeyemi', email: 'ruth@framewell.example' })
  await (await begin(olivia.cookie)).keep('mfe-admin/recordings/noTrail.json')
  const here = { request: (path: string, init?: TestRequest) => cms.request(path, { ...init, address: '203.0.113.7' }) }
  await callsAs(here, omar.cookie)(clearCache, { reason: 'A price looks old' })
  await callsAs(here, olivia.cookie)(issueApiKey, { name: 'Bank feed', scopes: ['payments:write'], days: 180 })
  await callsAs(here, ruth.cookie)(setAlertRule, { rule: 'failedMails', threshold: 2, on: true, reason: 'One is usual' })
  const { ask, keep } = await begin(olivia.cookie)
  for (const direction of ['ascending', 'descending'] as const) await ask(listAuditRecords, { sort: 'actor', direction })
  for (const search of [...typed('key', 1), 'nobody']) await ask(listAuditRecords, { search })
  await keep('mfe-admin/recordings/trail.json')
})
