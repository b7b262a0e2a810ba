import { listAuditRecords } from '@framewell/domain/audit/calls'
import { companyDay, dayAfter, monthAfter, startOfDay } from '@framewell/domain/dates/businessDays'
import { listAlerts } from '@framewell/domain/insights/alertCalls'
import { getAdminMetrics, getMetric, listMetricRows } from '@framewell/domain/insights/metricCalls'
import { METRIC_NAMES, METRICS, type MetricName } from '@framewell/domain/insights/metrics'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noteTraffic } from '../health/noteTraffic'
import { countAnswer, takeTraffic } from '../platform/metrics/traffic'
import { bootCms, type TestCms } from '../testing/bootCms'
import { recordMetrics } from './recordMetrics'
import { businessCounts, within } from './testing/businessCounts'
import { applications, makeBusinessRows, now } from './testing/businessRows'
import { orderCounts, underWayCounts } from './testing/orderCounts'

let cms: TestCms
let cookie: string

beforeAll(async () => {
  cms = await bootCms()
  cookie = (await cms.signInAs('operator')).cookie
  await makeBusinessRows(cms, (await cms.signInAs('builder')).id)
})
afterAll(() => cms.stop())

const get = async (path: string) => (await cms.request(path, { cookie })).json()
const metrics = async () => {
  const { figures, ...specified } = getAdminMetrics.output.parse(await get('/api/admin/metrics'))
  return { specified, of: new Map(figures.map((figure) => [figure.name, figure])) }
}
/** Figures the processes measure about themselves: tested below with the minutes made for them. */
const MEASURED = ['uptime', 'apiResponseTime', 'errorRate', 'schedulerDelay'] as const satisfies readonly MetricName[]

describe('every figure', () => {
  it('is what its rows say, counted in another way', async () => {
    const { of, specified } = await metrics()
    const counts: Partial<Record<MetricName, number>> = businessCounts
    for (const name of METRIC_NAMES) {
      const { [name]: counted } = counts
      if (counted !== undefined) expect(of.get(name)?.value, name).toBeCloseTo(counted, 6)
    }
    expect(of.get('applicationsThisMonth')?.previous).toBe(
      applications.filter(({ at }) => within(at, 'applicationsThisMonth', 'compared')).length,
    )
    expect(specified).toEqual({ totalActiveProjects: 0, activeFabricators: 1, conversionRate: of.get('conversionRate')?.value })
  })

  it('has test rows and a second count, once declared', () => {
    const counted: Partial<Record<MetricName, unknown>> = { ...businessCounts, ...orderCounts, ...underWayCounts }
    expect(METRIC_NAMES.filter((name) => counted[name] === undefined && !MEASURED.some((each) => each === name))).toEqual([])
    // A figure that is 0 over all those rows was not counted, except events that nobody caused, and a month that is a minute old.
    expect(METRIC_NAMES.filter((name) => counted[name] === 0 && !['day', 'month'].some((span) => METRICS[name].span === span))).toEqual([])
  })

  it('opens its definition and the rows it is computed from', async () => {
    const { of } = await metrics()
    const opened = await Promise.all(
      METRIC_NAMES.map(async (name) => ({
        name,
        ...listMetricRows.output.parse(await get(`/api/admin/metrics/${encodeURIComponent(name)}/rows?limit=100`)),
      })),
    )
    for (const { name, data, total } of opened) {
      const values = data.flatMap(({ value }) => (value === null ? [] : [value]))
      const sum = values.reduce((all, value) => all + value, 0)
      const { fold } = METRICS[name]
      const value = of.get(name)?.value
      if (fold === 'count' || fold === 'distinct') expect([name, total]).toEqual([name, value])
      if (fold === 'sum') expect([name, Math.round(sum * 100)]).toEqual([name, Math.round((value ?? 0) * 100)])
      if (fold === 'mean' && values.length > 0 && name !== 'apiResponseTime')
        expect(sum / values.length).toBeCloseTo(value ?? Number.NaN, 6)
      expect(total).toBe(data.length)
    }
    const shown = getMetric.output.parse(await get('/api/admin/metrics/totalBuilders'))
    expect(shown.definition).toMatch(/Email addresses/)
  })

  it('keeps its history: computed from rows, recorded where they cannot tell it', async () => {
    const req = await cms.localReq()
    await cms.payload.db.pool.query(`insert into metric_days (metric, day, value) values ('escrowExposure', $1, 1234)`, [
      dayAfter(monthAfter(companyDay(now), 0), -1),
    ])
    await recordMetrics(req, now, { recount: false })
    const builders = getMetric.output.parse(await get('/api/admin/metrics/totalBuilders'))
    expect(builders.months).toHaveLength(13)
    expect(builders.months.at(0)?.value).toBe(applications[0].at < startOfDay(`${builders.months[1]?.month}-01`) ? 1 : 0)
    expect(builders.months.at(-1)?.value).toBe(4)
    const escrow = getMetric.output.parse(await get('/api/admin/metrics/escrowExposure'))
    expect(escrow.figure).toMatchObject({ value: 4610, previous: 1234, change: 273.6 })
    // Recounting replaces what rows say, and leaves what was recorded.
    await recordMetrics(req, now, { recount: true })
    expect(getMetric.output.parse(await get('/api/admin/metrics/escrowExposure')).figure.previous).toBe(1234)
  })
})

it("reports uptime, response times and errors from each minute's record", async () => {
  takeTraffic()
  await cms.payload.db.pool.query('delete from service_minutes')
  const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000)
  const back = (minutes: number) => new Date(minute.getTime() - minutes * 60_000)
  for (const [status, ms] of [
    [200, 10],
    [404, 20],
    [503, 90],
    [200, 40],
  ] as const)
    countAnswer(status, ms)
  await noteTraffic(cms.payload.db.pool, 'one', back(10))
  for (const minutes of [9, 8, 6, 5]) await noteTraffic(cms.payload.db.pool, 'one', back(minutes))
  await noteTraffic(cms.payload.db.pool, 'two', back(8))
  const { of } = await metrics()
  expect(of.get('errorRate')?.value).toBeCloseTo(25, 6)
  expect(of.get('apiResponseTime')?.value).toBeCloseTo(40, 0)
  // Five of about ten whole minutes since the first.
  expect(of.get('uptime')?.value).toBeGreaterThan(35)
  expect(of.get('uptime')?.value).toBeLessThan(55)
})

describe('an alert rule', () => {
  const alerts = async () => listAlerts.output.parse(await get('/api/admin/alerts'))
  const set = (rule: string, json: object) => cms.request(`/api/admin/alerts/${rule}`, { method: 'PUT', json, cookie })

  it('uses the threshold an operator set, and the trail says who did', async () => {
    const mails = async () => (await alerts()).alerts.find(({ rule }) => rule === 'failedMails')
    expect(await mails()).toMatchObject({ firing: true, measured: '1', threshold: 1 })
    expect((await set('failedMails', { threshold: 2, on: true, reason: 'One is always wrong' })).status).toBe(200)
    expect(await mails()).toMatchObject({ firing: false, threshold: 2 })
    await set('failedMails', { threshold: 1, on: false, reason: 'Mail server is moved' })
    expect(await mails()).toMatchObject({ firing: false, on: false })
    const { data } = listAuditRecords.output.parse(await get('/api/audit-trail?search=failedMails'))
    expect(data.map(({ action, reason }) => ({ action, reason }))).toEqual([
      { action: 'alert-rule-set', reason: 'Mail server is moved' },
      { action: 'alert-rule-set', reason: 'One is always wrong' },
    ])
  })

  it('refuses an invalid threshold', async () => {
    for (const json of [
      { threshold: 0, on: true, reason: 'abc' },
      { threshold: 'x', on: true, reason: 'abc' },
      { threshold: 1, on: true },
    ])
      expect((await set('failedMails', json)).status).toBe(400)
    expect((await set('anything', { threshold: 1, on: true, reason: 'abc' })).status).toBe(400)
  })
})

it("clears the hosts' caches and exports the log, with a record of both", async () => {
  expect((await cms.request('/api/admin/cache/clear', { json: {}, cookie })).status).toBe(400)
  const cleared = await cms.request('/api/admin/cache/clear', { json: { reason: 'Stale price' }, cookie })
  expect(await cleared.json()).toEqual({ cleared: true })
  const file = await cms.request('/api/admin/logs', { cookie })
  expect(file.headers.get('content-disposition')).toMatch(/attachment; filename="framewell-log-.*\.ndjson"/)
  await file.text()
  const { data } = listAuditRecords.output.parse(await get('/api/audit-trail?within=day&limit=5'))
  expect(data.map(({ action }) => action)).toEqual(expect.arrayContaining(['cache-clear', 'logs-export']))
})
