import { makeTracer } from '@framewell/server-kit/telemetry/tracing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { bootCms, type TestCms } from '../../testing/bootCms'
import { ticketOf } from '../../testing/releaseDesk'
import { traceBy } from '../../tracing'

interface SentSpan {
  readonly name: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly attributes: readonly { readonly key: string; readonly value: object }[]
}
const collected: SentSpan[] = []
let ids = 0
const tracer = makeTracer({
  service: 'test',
  ratio: 1,
  randomHex: (bytes) => String(++ids).padStart(bytes * 2, '0'),
  random: Math.random,
  now: () => performance.now(),
  send: async (body) => collected.push(...JSON.parse(body).resourceSpans[0].scopeSpans[0].spans),
  later: (run) => setImmediate(run),
})

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

describe('/metrics', () => {
  it('is not there for a visitor, an operator, or a wrong token', async () => {
    const { cookie } = await cms.signInAs('super_admin')
    for (const how of [{}, { cookie }, { headers: { authorization: `Bearer ${'x'.repeat(40)}` } }])
      expect((await cms.request('/metrics', how)).status).toBe(404)
  })

  it('tells of requests by the template of their route, never by what was typed', async () => {
    const id = '11111111-2222-4333-8444-555555555555'
    await cms.request(`/api/qualification/decisions/${id}`)
    await cms.request('/api/no-such-thing-as-this')
    await cms.payload.db.pool.query(
      `insert into remote_health (remote, version, visits, failures, lcp_visits, lcp_slow) values ('mfe-portal', '1.4.0', 10, 2, 8, 3)`,
    )
    const answer = await cms.request('/metrics', { internal: true })
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    const text = await answer.text()
    expect(text).toMatch(
      /framewell_http_request_duration_seconds_count\{method="GET",route="\/api\/qualification\/decisions\/:id",status="4xx"\} [1-9]/,
    )
    expect(text).not.toContain(id)
    expect(text).not.toContain('no-such-thing')
    expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m)
    expect(text).toMatch(/^process_resident_memory_bytes /m)
    expect(text).toMatch(/^framewell_database_connections\{state="open"\} [1-9]/m)
    expect(text).toContain('framewell_remote_failures{remote="mfe-portal",version="1.4.0",kind="load"} 2')
    expect(text).toContain('framewell_remote_web_vitals{remote="mfe-portal",version="1.4.0",vital="lcp",slow="yes"} 3')
  })
})

describe('a trace', () => {
  beforeAll(() => traceBy(tracer))
  afterAll(() => traceBy(null))
  const span = async (name: string) => {
    await vi.waitFor(() => expect(collected.map((one) => one.name)).toContain(name), { timeout: 20_000 })
    const found = collected.findLast((one) => one.name === name)
    return { ...found, facts: Object.fromEntries(found?.attributes.map(({ key, value }) => [key, Object.values(value)[0]]) ?? []) }
  }

  it('has the call by its name below its request, with what it asked of the database', async () => {
    const { cookie } = await cms.signInAs('operator')
    await cms.request('/api/admin/alerts?private=words', { cookie })
    const call = await span('call listAlerts')
    const request = await span('GET /api/admin/alerts')
    expect(call.parentSpanId).toBe(request.spanId)
    expect(call.facts).toMatchObject({ 'framewell.call': 'listAlerts', 'framewell.feature': 'insights' })
    expect(Number(call.facts['db.statements'])).toBeGreaterThanOrEqual(2)
    expect(Number(call.facts['db.time_us'])).toBeGreaterThan(0)
    expect(JSON.stringify(collected)).not.toContain('private')
  })

  it('has the remotes that stood on a visitor’s page, with their web vitals', async () => {
    await cms.payload.db.create({
      collection: 'remote-releases',
      data: { remote: 'mfe-portal', version: '2.0.0', status: 'live', share: 0, contract: 1, filesKept: true, manifest: {} },
    })
    const releases = [{ remote: 'mfe-portal', version: '2.0.0' }] as const
    const json = { ...ticketOf(releases, '192.0.2.7', Date.now()), releases, lcp: 1200, inp: 90 }
    expect((await cms.request('/api/releases/visits', { json })).status).toBe(200)
    const visited = await span('remote mfe-portal visited')
    expect(visited.facts).toMatchObject({
      'framewell.remote': 'mfe-portal',
      'framewell.version': '2.0.0',
      'web_vital.lcp_ms': '1200',
      'web_vital.inp_ms': '90',
    })
    expect((await span('call reportVisit')).spanId).toBe(visited.parentSpanId)
  })
})
