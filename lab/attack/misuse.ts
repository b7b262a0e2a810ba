import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { get, request as sendRequest } from 'node:http'
import { join } from 'node:path'
import type pg from 'pg'
import { z } from 'zod'
import type { Findings } from './Findings'
import { type Asker, builder, callerOf } from './owners'
import { signInFrom } from './roles'
import type { Target } from './target'

const ELSEWHERE = 'elsewhere.example'
const AT_ONCE = 12
const MOST_MS = 2_000

/** What is right once and wrong twice, or right from us and wrong from elsewhere: names of hosts, places to go on to, links, arguments. */
export async function attackMisuse(target: Target, findings: Findings, pool: pg.Pool): Promise<void> {
  const asker = callerOf(target)
  await poisonPages(target, findings)
  await leadElsewhere(target, findings)
  await openLinksAtOnce(asker, findings, pool, await signInFrom(target, 'operator', '198.51.100.230'))
  await sendArguments(target, findings)
}

interface Answer {
  readonly status: number
  readonly location: string
  readonly text: string
}

function read(target: Target, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get({ port: target.hostPort, host: '127.0.0.1', path, headers, agent: false }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => {
        text += chunk
      })
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? '', text }))
    }).once('error', reject)
  })
}

/** A page that is kept for everybody never says whom one visitor asked for. */
async function poisonPages(target: Target, findings: Findings): Promise<void> {
  const wishes: readonly Record<string, string>[] = [
    { host: ELSEWHERE },
    { 'x-forwarded-host': ELSEWHERE },
    { 'x-forwarded-proto': 'https', 'x-forwarded-host': ELSEWHERE, forwarded: `host=${ELSEWHERE};proto=https` },
    { 'x-original-url': `//${ELSEWHERE}/`, 'x-rewrite-url': `//${ELSEWHERE}/` },
    { 'x-forwarded-prefix': `//${ELSEWHERE}`, referer: `https://${ELSEWHERE}/`, origin: `https://${ELSEWHERE}` },
  ]
  const paths = ['/', '/home-plans', '/blog', '/sitemap.xml', '/robots.txt', '/cms/login', '/not-there', '/sign-in']
  for (const path of paths)
    for (const [at, headers] of wishes.entries()) {
      const query = `${path}?n=${at}&${ELSEWHERE}=%22%3E%3Cscript`
      for (const asked of [path, query]) {
        const poisoned = await read(target, asked, headers)
        const named = poisoned.text.includes(ELSEWHERE) || poisoned.location.includes(ELSEWHERE)
        findings.check(asked === query || !named, `${asked} names ${ELSEWHERE} for ${JSON.stringify(headers)}`)
        findings.check(!poisoned.text.includes('"><script'), `${asked} holds a script that the query brought`)
        findings.check(poisoned.status < 500, `${asked} with ${JSON.stringify(headers)} → ${poisoned.status}`)
      }
      const later = await read(target, path)
      findings.check(!later.text.includes(ELSEWHERE), `${path} names ${ELSEWHERE} to the next visitor, after ${JSON.stringify(headers)}`)
    }
}

/** None of our addresses leads to another site. */
async function leadElsewhere(target: Target, findings: Findings): Promise<void> {
  const places = [
    `https://${ELSEWHERE}`,
    `//${ELSEWHERE}`,
    `/\\${ELSEWHERE}`,
    `/%09/${ELSEWHERE}`,
    `/%5c${ELSEWHERE}`,
    `https:${ELSEWHERE}`,
  ]
  const paths = places.flatMap((place) => [
    ...['/sign-in?next=', '/admin-login?next=', '/cms/login?redirect=', '/cms/logout?redirect=', '/cms/collections/pages?redirect='].map(
      (start) => start + encodeURIComponent(place),
    ),
    `/api/session/directory?next=${encodeURIComponent(place)}`,
    `/${place}`,
    `/cms/${place}`,
    `/home-plans/${place}`,
  ])
  for (const path of paths) {
    const { status, location } = await read(target, path.replaceAll('\\', '%5c'))
    const leads = location !== '' && new URL(location, target.origin).origin !== target.origin
    findings.check(!leads && status < 500, `${path} → ${status} ${location}`)
  }
}

/** A link that opens once opens once, also for many at the same moment. */
async function openLinksAtOnce(asker: Asker, findings: Findings, pool: pg.Pool, operator: string): Promise<void> {
  const once = async (what: string, use: (at: number) => Promise<{ readonly status: number }>) => {
    const statuses = (await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => use(at)))).map(({ status }) => status)
    const opened = statuses.filter((status) => status < 300).length
    findings.check(opened === 1 && statuses.every((status) => status < 500), `${what}, ${AT_ONCE} at once → ${statuses.join(', ')}`)
  }
  const known = () => {
    const token = randomBytes(32).toString('base64url')
    return { token, hash: createHash('sha256').update(token).digest('hex') }
  }
  const invitation = known()
  const json = { name: 'Ada', email: `${randomUUID()}@misuse.test`, kind: 'builder', companyName: 'Misuse Homes' }
  const invited: { invitation: { id: string } } = JSON.parse((await asker('POST', '/api/invitations', { cookie: operator, json })).text)
  await pool.query('update party_invitations set token_hash = $1 where id = $2', [invitation.hash, invited.invitation.id])
  await once('one invitation', (at) =>
    asker('POST', '/api/invitations/accept', {
      json: { token: invitation.token, name: `Ada ${at}`, password: `seven quiet steel trusses ${at}` },
    }),
  )
  const { rows } = await pool.query('select 1 from accounts where email = $1', [json.email])
  findings.check(rows.length === 1, `one invitation made ${rows.length} accounts`)
  const owner = await builder(asker, pool, operator)
  const address = known()
  const email = `moved-${owner.email}`
  await asker('POST', '/api/account/address', { cookie: owner.cookie, json: { email, currentPassword: 'seven quiet steel trusses' } })
  await pool.query('update address_changes set token_hash = $1 where account_id = $2', [address.hash, owner.id])
  await once('one link for a new address', () => asker('POST', '/api/address/confirm', { json: { token: address.token } }))
  const reset = known()
  await pool.query(
    "update accounts set reset_password_token = $1, reset_password_expiration = now() + interval '1 hour', reset_password_requested_at = now() where id = $2",
    [reset.hash, owner.id],
  )
  await once('one link for a new password', (at) =>
    asker('POST', '/api/password/reset', { json: { token: reset.token, password: `nine quiet steel beams ${at}` } }),
  )
}

const manifestSchema = z.object({ node: z.record(z.string(), z.object({ filename: z.string() })) })

/** Arguments of the panel's server function that are short to send and long to read. */
async function sendArguments(target: Target, findings: Findings): Promise<void> {
  const manifest = await readFile(join(import.meta.dirname, '../../cms/.next/server/server-reference-manifest.json'), 'utf8')
  const { node } = manifestSchema.parse(JSON.parse(manifest))
  const action = Object.entries(node).find(([, { filename }]) => filename.endsWith('layout.tsx'))?.[0] ?? ''
  const cookie = await signInFrom(target, 'editor', '198.51.100.231')
  const doubled = Array.from({ length: 30 }, (_, at) => [
    `l${at}`,
    at === 0 ? {} : { p: `$0:0:args:l${at - 1}`, q: `$0:0:args:l${at - 1}` },
  ])
  const hostile: Readonly<Record<string, unknown>> = {
    'a number of 1.9 million digits': { a: `$n${'9'.repeat(1_900_000)}` },
    'a quarter of a million references': { a: {}, b: Array.from({ length: 90_000 }, () => '$0:0:args:a') },
    'what stands in itself': { data: { a: '$0:0:args' } },
    'values that double thirty times': { ...Object.fromEntries(doubled), data: '$0:0:args:l29' },
    'levels without end': JSON.parse('['.repeat(90) + ']'.repeat(90)),
  }
  for (const [what, args] of Object.entries(hostile)) {
    const began = performance.now()
    const status = await post(target, { cookie, action, text: JSON.stringify([{ name: 'form-state', args }]) })
    const ms = performance.now() - began
    findings.check(status === 400 && ms < MOST_MS, `arguments with ${what} → ${status} in ${Math.round(ms)} ms`)
  }
}

function post(
  target: Target,
  { cookie, action, text }: { readonly cookie: string; readonly action: string; readonly text: string },
): Promise<number> {
  const headers = {
    ...{ cookie, origin: target.origin, 'next-action': action },
    ...{ 'content-type': 'text/plain;charset=UTF-8', 'content-length': Buffer.byteLength(text) },
  }
  return new Promise((resolve, reject) => {
    const request = sendRequest({ port: target.hostPort, host: '127.0.0.1', method: 'POST', path: '/cms', headers }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode ?? 0))
    })
    request.once('error', reject)
    request.end(text)
  })
}
