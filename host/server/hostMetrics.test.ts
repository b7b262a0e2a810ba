import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestHost, type TestHost } from '../testing/startTestHost'

const TOKEN = 'a-scraper-of-the-tests-and-its-token'
let site: TestHost
beforeAll(async () => {
  site = await startTestHost({ environment: { METRICS_TOKEN: TOKEN } })
})
afterAll(() => site.stop())

it('tells a scraper what answered and how fast, and is an unknown page for anyone else', async () => {
  for (const authorization of ['', 'Bearer wrong', `Bearer ${TOKEN}x`]) {
    const answer = await site.get('/metrics', { headers: { authorization } })
    expect([answer.status, await answer.text()]).toEqual([404, expect.not.stringContaining('framewell_host')])
  }
  await site.get('/about')
  await site.get('/about')
  const answer = await site.get('/metrics', { headers: { authorization: `Bearer ${TOKEN}` } })
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  const text = await answer.text()
  expect(text).toMatch(/framewell_host_answer_duration_seconds_count\{by="app",status="2xx"\} [1-9]/)
  expect(text).toMatch(/framewell_host_answer_duration_seconds_count\{by="kept",status="2xx"\} [1-9]/)
  expect(text).toMatch(/framewell_host_answer_duration_seconds_count\{by="app",status="4xx"\} 3/)
  expect(text).toContain('framewell_host_ready 1')
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m)
  expect(text).not.toContain('/about')
})
