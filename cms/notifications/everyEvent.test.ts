import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AnyEvent } from '@framewell/domain/notifications/defineEvent'
import { EVENTS } from '@framewell/domain/notifications/events'
import { articlePublished } from '@framewell/domain/notifications/events/newsletter'
import { digestDue } from '@framewell/domain/notifications/events/notifications'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { inTransaction } from '../platform/database/inTransaction'
import { bootCms, type TestCms } from '../testing/bootCms'
import { runQueuedJobs } from '../testing/runQueuedJobs'
import { notify } from './notify'

/** Batched from other events: newsletter.test.ts and settings.test.ts send them. */
const BEHIND: readonly AnyEvent[] = [articlePublished, digestDue]
const raised = [...EVENTS.values()].filter((event) => !BEHIND.includes(event))

/** The person of all examples: an operator, the only member of the company, and the owner of the address. */
const ADA = { id: randomUUID(), email: 'ada@example.com' }
const exampleFor = ({ example }: AnyEvent): Record<string, unknown> =>
  z.record(z.string(), z.unknown()).parse(
    JSON.parse(
      JSON.stringify(example)
        .replaceAll(/"(6f1e|7a20)…?"/g, `"${ADA.id}"`)
        .replaceAll('hello@example.com', ADA.email),
    ),
  )

let cms: TestCms
const rowsOf = async (text: string) => (await cms.payload.db.pool.query(text)).rows
beforeAll(async () => {
  cms = await bootCms()
  const { id, email } = ADA
  await cms.payload.db.create({ collection: 'accounts', customID: id, data: { email, name: 'Ada', role: 'operator' } })
  await cms.payload.db.pool.query('insert into proved_addresses (account_id, email) values ($1, $2)', [id, email])
  await cms.payload.db.create({ collection: 'companies', customID: id, data: { name: 'Ada Homes', kind: 'builder' } })
  const person = await cms.payload.create({ collection: 'people', data: { name: 'Ada', email, account: id } })
  await cms.payload.create({ collection: 'memberships', data: { company: id, person: person.id, role: 'owner' } })
  for (const event of raised) {
    const req = await cms.localReq()
    const example = exampleFor(event)
    await inTransaction(req, () => notify(req, event, example, { secrets: event.secrets ? example : undefined }))
  }
  await runQueuedJobs(cms.payload)
})
afterAll(() => cms.stop())

describe('every event of the product', () => {
  it('is mailed to its person as HTML and as plain text with the same content', async () => {
    const mails =
      await rowsOf(`select e.name, m.subject, m.text, m.html from outgoing_mail m join notification_events e on e.id = m.event_id
      where m.channel = 'mail' and m."to" = '${ADA.email}'`)
    expect(mails.map(({ name }) => name).sort()).toEqual(raised.map(({ name }) => name).sort())
    for (const { name, subject, text, html } of mails) {
      expect.soft(html, name).toMatch(/^<!doctype html>/)
      const words = decoded(html)
      expect.soft(words, name).toContain(flat(subject))
      for (const line of text.split('\n')) if (line) expect.soft(words, `${name}: ${line}`).toContain(flat(factless(line)))
      expect.soft(text, name).not.toMatch(/[{}]|undefined|null/)
    }
  })

  it('appears once in the app of everybody with an account, without what only its mail may contain', async () => {
    const notices =
      await rowsOf(`select e.name, n.title, n.body, n.path, n.kind from notices n join notification_events e on e.id = n.event_id
      where n.account_id = '${ADA.id}'`)
    expect(notices.map(({ name }) => name).sort()).toEqual(raised.map(({ name }) => name).sort())
    for (const { name, title, body, path, kind } of notices) {
      expect
        .soft(
          [title, body].every((words) => words && !/[{}]|undefined|example\.com\/\w/.test(words)),
          name,
        )
        .toBe(true)
      expect.soft(path === null || /^\/(?!\/)/.test(path), name).toBe(true)
      expect.soft(kind, name).toBe(EVENTS.get(name)?.kind)
    }
  })

  it('is raised by an operation, and its text is offered to operators for editing', async () => {
    const operator = await cms.signInAs('operator')
    const { templates } = await (await cms.request('/api/notifications/templates', { cookie: operator.cookie })).json()
    expect(templates.map(({ event }: { event: string }) => event).sort()).toEqual([...EVENTS.keys()].sort())
    const sources = await operations()
    const constants = await constantsOfEvents()
    const silent = [...EVENTS.keys()].filter((name) => !sources.some((text) => new RegExp(`\\b${constants.get(name)}\\b`).test(text)))
    expect(silent).toEqual([])
  })
})

/** A mail's HTML as text on one line, as its reader sees it. */
function decoded(html: string): string {
  const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }
  // Link addresses appear as text in the plain version and as elements here.
  const shown = html.replace(/<style>[\s\S]*?<\/style>/, '').replace(/<a href="([^"]*)"[^>]*>/g, ' $1 ')
  return flat(shown.replace(/<[^>]+>/g, ' ').replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? ''))
}

/** Facts, lists and links are marked lines in plain text and elements in HTML. */
const factless = (line: string) =>
  line.replace(/^- /, '').replace(/^(?:[^:]{1,40}):(?: .*)?$/, (whole) => whole.slice(whole.indexOf(':') + 1))
const flat = (text: string) => text.replace(/\s+/g, ' ').trim()

const CMS = join(import.meta.dirname, '..')
/** The source of everything that raises or mails an event. */
async function operations(): Promise<string[]> {
  const files = (await readdir(CMS, { recursive: true })).filter(
    (file) => /\.ts$/.test(file) && !/node_modules|\.test\.ts$|^testing|^migrations/.test(file),
  )
  const texts = await Promise.all(files.map((file) => readFile(join(CMS, file), 'utf8')))
  return texts.filter((text) => /\b(notify|queueMail)\(/.test(text))
}

/** The constant's name of each event, by the event's name. */
async function constantsOfEvents(): Promise<Map<string, string>> {
  const folder = join(CMS, '../domain/notifications/events')
  const texts = await Promise.all((await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8')))
  return new Map(
    texts.flatMap((text) =>
      [...text.matchAll(/export const (\w+) = defineEvent\(\{\s*name: '([\w-]+)'/g)].map(
        ([, constant = '', name = '']) => [name, constant] as const,
      ),
    ),
  )
}
