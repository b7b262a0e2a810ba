import { directoryCalls } from '@framewell/domain/accounts/directory'
import { currentSession } from '@framewell/domain/accounts/session'
import { listAuditRecords } from '@framewell/domain/audit/calls'
import { listBomDistributors, listBomPlans } from '@framewell/domain/bom/calls'
import { getPriceBook } from '@framewell/domain/catalog/getPriceBook'
import { getCreditApplication, getQualificationAnalytics, reviewCreditApplication } from '@framewell/domain/credit/operatorCalls'
import { listAlerts, setAlertRule } from '@framewell/domain/insights/alertCalls'
import { getAnalyticsDashboard, getFinancials, getFulfillmentAnalytics, getYcMetrics } from '@framewell/domain/insights/analyticsCalls'
import { listBuilders, listProjects, searchEverything } from '@framewell/domain/insights/dashboardCalls'
import { getAdminMetrics, getMetric, listMetricRows } from '@framewell/domain/insights/metricCalls'
import { getRoutingPerformance } from '@framewell/domain/network/routingCalls'
import { listNotices } from '@framewell/domain/notifications/noticeCalls'
import { taskCalls } from '@framewell/domain/tasks/calls'
import { afterAll, beforeAll, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { business } from './business'
import { OLIVIA } from './people'
import { openScreen, Recording } from './Recording'
import { typed } from './typed'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

/** What every tab of the dashboards asks for. */
async function begin(cookie: string): Promise<Recording> {
  // On a slow machine the work that nothing here runs would be minutes late.
  await cms.payload.db.pool.query(
    "update background_jobs set run_after = now() where status = 'queued' and coalesce(run_after, created_at) < now()",
  )
  const recording = await openScreen(cms, cookie, taskCalls.listTasks, { limit: 5 })
  await recording.ask(getAdminMetrics, {})
  await recording.ask(getQualificationAnalytics, {})
  await recording.ask(listAlerts, {})
  return recording
}

it('records the dashboards of a business that has just begun', async () => {
  const { cookie } = await cms.signInAs('operator', { ...OLIVIA, email: 'first@framewell.example' })
  const frame = await begin(cookie)
  await frame.ask(listNotices, {})
  await frame.ask(directoryCalls.listSignInWays, {})
  await frame.keep('mfe-admin/recordings/dashboard.json')
  const { ask, keep } = new Recording(cms, cookie)
  await ask(currentSession, {})
  await ask(listBuilders, {})
  await ask(listProjects, {})
  await ask(getRoutingPerformance, {})
  await keep('mfe-admin/recordings/noBusiness.json')
})

it('records the dashboards of a small business', async () => {
  const { operator } = await business(cms)
  const recording = await begin(operator.cookie)
  const { ask } = recording
  await ask(getFulfillmentAnalytics, {})
  for (const days of [90, 365]) await ask(getAnalyticsDashboard, { days })
  for (const period of ['month', 'year'] as const) await ask(getFinancials, { period })
  await ask(getYcMetrics, {})
  await ask(getRoutingPerformance, {})
  for (const name of ['escrowExposure', 'applicationsThisMonth', 'quoteToContractRate'] as const) {
    await ask(getMetric, { name })
    await ask(listMetricRows, { name, page: 1, limit: 20 })
  }
  await ask(listBomPlans, {})
  await ask(listBomDistributors, {})
  await ask(getPriceBook, {})
  for (const text of [...typed('dana'), ...typed('ana whit'), ...typed('audit')]) await ask(searchEverything, { text })
  const { data: projects } = await ask(listProjects, {})
  await ask(listProjects, { status: 'late' })
  for (const { id } of projects) await ask(listAuditRecords, { search: id, limit: 20 })
  await ask(listAuditRecords, {})
  const { data: builders } = await ask(listBuilders, {})
  for (const { id } of builders) await ask(getCreditApplication, { id })
  // A shop's score also depends on the weeks until the deadline, of which some days leave one more than others.
  await recording.keep('mfe-admin/recordings/business.json', ['averageScore'])

  const changing = await begin(operator.cookie)
  await changing.ask(listBuilders, {})
  const eligible = builders.find(({ upgradeEligible }) => upgradeEligible)
  if (!eligible) throw new Error('Nobody may be upgraded')
  const { id, tier, creditLimit } = eligible
  await changing.ask(reviewCreditApplication, {
    id,
    action: 'override',
    tier: 'Standard',
    reason: 'First home built',
    seen: { tier, creditLimit },
  })
  const upgraded = { tier: 'Standard' } as const
  await changing.ask(reviewCreditApplication, {
    id,
    action: 'override',
    tier,
    creditLimit,
    reason: 'Undone: First home built',
    seen: upgraded,
  })
  await changing.ask(setAlertRule, { rule: 'utilization', threshold: 95, on: true, reason: 'The network is meant to be full' })
  await changing.keep('mfe-admin/recordings/businessChanges.json')
})
