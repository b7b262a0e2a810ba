import { execFile } from 'node:child_process'
import { request as sendRequest } from 'node:http'
import { promisify } from 'node:util'
import { z } from 'zod'
import { demoSignIns } from '../../cms/accounts/demoAccounts'
import { ROLES, type Role } from '../../domain/accounts/roles'
import type { Findings } from './Findings'
import { signInFrom } from './roles'
import type { Target } from './target'

const ruleSchema = z.object({
  method: z.enum(['GET', 'POST', 'PATCH', 'DELETE']),
  path: z.string(),
  who: z.union([z.literal('anyone'), z.array(z.enum(ROLES))]),
  body: z.enum(['none', 'json', 'form', 'upload', 'serverFunction']),
})
type SurfaceRule = z.infer<typeof ruleSchema>

const NO_ID = '00000000-0000-4000-8000-000000000000'
type Actor = Role | 'stranger'
/** Origins from which no changing request is accepted. */
const FOREIGN: readonly Record<string, string>[] = [
  { origin: 'https://elsewhere.example' },
  { origin: 'null', 'sec-fetch-site': 'cross-site' },
  {},
]

/** Verifies the policy of each Payload and Next route on the running product, through the site. */
export async function attackSurfaces(target: Target, findings: Findings): Promise<void> {
  const actors: Actor[] = ['stranger', ...demoSignIns.map(({ role }) => role)]
  const cookies = new Map<Actor, string>()
  for (const [at, { role }] of demoSignIns.entries()) cookies.set(role, await signInFrom(target, role, `198.51.99.${at + 1}`))
  const rules = (await policyRules()).filter(({ path }) => path !== '/api/accounts/logout')
  for (const [turn, rule] of rules.entries()) {
    const actor = actors[turn % actors.length] ?? 'stranger'
    const cookie = cookies.get(actor)
    const own = await ask(target, rule, { ...(cookie ? { cookie } : {}), origin: target.origin })
    const open = rule.who === 'anyone' || (actor !== 'stranger' && rule.who.includes(actor))
    const what = `${rule.method} ${rule.path} by ${actor}`
    findings.check(open ? own < 500 && own !== 401 : own === (isScreen(rule) ? 302 : actor === 'stranger' ? 401 : 403), `${what} → ${own}`)
    if (rule.method === 'GET') continue
    const admin = cookies.get('super_admin') ?? ''
    for (const headers of FOREIGN) {
      const status = await ask(target, rule, { ...headers, cookie: admin })
      findings.check(status === 403, `${rule.method} ${rule.path} from ${JSON.stringify(headers)} → ${status}`)
    }
    const plain = await ask(target, rule, { origin: target.origin, cookie: admin, 'content-type': 'application/x-www-form-urlencoded' })
    if (rule.method !== 'DELETE') findings.check(plain === 415, `${rule.method} ${rule.path} with a form → ${plain}`)
  }
  for (const path of [
    '/_next/image?url=%2Flogo.svg&w=64&q=75',
    '/_next/data/x.json',
    '/api/accounts/first-register',
    '/api/payload-jobs/run',
    '/api/payload-kv',
  ]) {
    const status = await ask(target, { method: 'GET', path, body: 'none' }, { cookie: cookies.get('super_admin') ?? '' })
    findings.check(status === 404, `${path} → ${status}`)
  }
  await attackFunctions(target, findings, cookies)
}

/** The cms's policy: a separate process loads the configuration, with the condition Payload needs on Node 20. */
async function policyRules(): Promise<SurfaceRule[]> {
  const { stdout } = await promisify(execFile)('npm', ['run', '-s', '-w', '@framewell/cms', 'policy'], { maxBuffer: 10_000_000 })
  return z.array(ruleSchema).parse(JSON.parse(stdout))
}

/** Server functions no panel screen calls. */
async function attackFunctions(target: Target, findings: Findings, cookies: ReadonlyMap<Actor, string>): Promise<void> {
  const action = 'f'.repeat(40)
  for (const [actor, cookie] of cookies)
    for (const name of ['constructor', '__proto__', 'toString', 'copy-data-from-locale', 'form-state']) {
      const began = performance.now()
      const status = await ask(
        target,
        { method: 'POST', path: '/cms', body: 'serverFunction' },
        { cookie, origin: target.origin, 'next-action': action },
        `[{"name":"${name}","args":{}}]`,
      )
      const ms = performance.now() - began
      findings.check(
        status === (actor === 'builder' || actor === 'partner' ? 403 : 400) && ms < 2000,
        `${name} by ${actor} → ${status} in ${Math.round(ms)} ms`,
      )
    }
}

function isScreen({ method, path }: Pick<SurfaceRule, 'method' | 'path'>): boolean {
  return method === 'GET' && path.startsWith('/cms')
}

/** Without fetch, which can't send another site's Origin. @returns the status */
function ask(
  target: Target,
  { method, path, body }: Pick<SurfaceRule, 'method' | 'path' | 'body'>,
  headers: Readonly<Record<string, string>>,
  text = '{}',
): Promise<number> {
  const sends = body !== 'none' && method !== 'DELETE'
  const type = body === 'serverFunction' ? 'text/plain' : 'application/json'
  return new Promise((resolve, reject) => {
    const request = sendRequest(
      {
        port: target.hostPort,
        host: '127.0.0.1',
        method,
        path: path.replace(':id', NO_ID).replace(':name', 'a-name').replace('*', 'a-step'),
        headers: { ...(sends ? { 'content-type': type, 'content-length': text.length } : {}), 'sec-fetch-site': 'none', ...headers },
      },
      (answer) => {
        answer.resume()
        answer.once('end', () => resolve(answer.statusCode ?? 0))
      },
    )
    request.once('error', reject)
    request.end(sends ? text : undefined)
  })
}
