import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'

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
