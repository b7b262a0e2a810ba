import { demoSignIns } from '../../cms/accounts/demoAccounts'
import { rawExchange, statusesOf } from '../../host/testing/rawExchange'
import type { Findings } from './Findings'
import { signInFrom } from './roles'
import type { Target } from './target'

const ENDED_WITHIN_MS = 30_000
/** Queries that Payload itself would answer with an internal error, or with the whole table. */
const QUERIES = [
  'limit=-1',
  'limit=0',
  'limit=100000',
  'page=-5',
  'page=x',
  'where=abc',
  'where[id][nearby]=1',
  'sort=a;b',
  'locale=en',
  'depth=99',
]
const METHOD = { 'x-http-method-override': 'DELETE' }

/** Limits that only show when exceeded: attempts, stalled bodies, queries, cross-site requests. */
export async function attackLimits(target: Target, findings: Findings): Promise<void> {
  const ask = (path: string, headers: Record<string, string>, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${target.cmsPort}${path}`, { ...init, headers })
  const guess = (at: number, address: string) =>
    ask(
      '/api/session',
      { ...target.as(address), 'content-type': 'application/json' },
      {
        method: 'POST',
        body: JSON.stringify({ username: `nobody${at}@framewell.test`, password: 'guess' }),
      },
    )
  const tries: number[] = []
  for (let at = 0; at < 15; at += 1) tries.push((await guess(at, '198.51.100.220')).status)
  findings.check(tries.includes(429), `15 sign-ins from one address → ${tries.join(', ')}`)
  const name = demoSignIns.find(({ role }) => role === 'builder')?.email
  const wrong: number[] = []
  for (let at = 0; at < 7; at += 1) {
    const answer = await ask(
      '/api/session',
      { ...target.as('198.51.100.221'), 'content-type': 'application/json' },
      {
        method: 'POST',
        body: JSON.stringify({ username: name, password: `guess ${at}` }),
      },
    )
    wrong.push(answer.status)
  }
  findings.check(wrong.includes(423), `7 guesses of one password → ${wrong.join(', ')}`)
  const operator = await signInFrom(target, 'operator', '198.51.100.222')
  for (const query of QUERIES) {
    const { status } = await ask(`/api/audit-records?${query}`, { ...target.as('198.51.100.222'), cookie: operator })
    findings.check(status === 400, `/api/audit-records?${query} → ${status}`)
  }
  const { origin: _, ...vouched } = target.as('198.51.100.223')
  const strangers: Readonly<Record<string, Record<string, string>>> = {
    'another site': { origin: 'https://elsewhere.example' },
    'a neighbour': { 'sec-fetch-site': 'same-site' },
    'another site without a name': { origin: 'null' },
  }
  for (const [who, headers] of Object.entries(strangers)) {
    const { status } = await ask('/api/audit-records', { ...vouched, ...headers, cookie: operator })
    findings.check([401, 403].includes(status), `an operator's cookie that comes from ${who} → ${status}`)
  }
  const overridden = await ask(
    '/api/pages?limit=1',
    { ...target.as('198.51.100.224'), ...METHOD, cookie: operator },
    { method: 'POST', body: '{}' },
  )
  findings.check(overridden.status >= 400 && overridden.status < 500, `an overridden method → ${overridden.status}`)
  for (const [server, port] of [['host', target.hostPort] as const, ['cms', target.cmsPort] as const]) {
    const stalled = `POST /api/track HTTP/1.1\r\nHost: x\r\nOrigin: ${target.origin}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`
    const began = performance.now()
    const statuses = statusesOf(await rawExchange({ port, parts: [stalled], patienceMs: ENDED_WITHIN_MS }))
    findings.check(
      statuses[0] === 408,
      `${server}: a body that stopped coming → ${statuses[0] ?? 'held'} after ${Math.round(performance.now() - began)} ms`,
    )
  }
}
