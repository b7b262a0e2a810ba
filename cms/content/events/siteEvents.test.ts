import { type SiteEvent, siteEventSchema } from '@framewell/domain/content/site'
import { INTERNAL_TOKEN_HEADER } from '@framewell/server-kit/requests/internalTokenHeader'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { env } from '../../env'
import { inTransaction } from '../../platform/database/inTransaction'
import { notifyHosts } from '../../platform/live/notifyHosts'
import { bootCms, type TestCms } from '../../testing/bootCms'
import { siteEvents } from './siteEvents'

let cms: TestCms
let leave: AbortController
let events: AsyncGenerator<SiteEvent>
beforeAll(async () => {
  cms = await bootCms()
})
beforeEach(async () => {
  leave = new AbortController()
  events = await watch(leave.signal)
  expect(await next()).toEqual({ type: 'hello' })
  return () => leave.abort()
})
afterAll(() => cms.stop())

async function watch(signal: AbortSignal): Promise<AsyncGenerator<SiteEvent>> {
  const response = await fetch(`${cms.origin}/api/site/events`, { headers: { [INTERNAL_TOKEN_HEADER]: env.INTERNAL_TOKEN }, signal })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  return read(response)
}

async function* read(response: Response): AsyncGenerator<SiteEvent> {
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk).toString('utf8')
    const parts = text.split('\n\n')
    text = parts.pop() ?? ''
    for (const part of parts) if (part.startsWith('data: ')) yield siteEventSchema.parse(JSON.parse(part.slice(6)))
  }
}

const next = async () => (await events.next()).value
/** Everything that arrives before our own marker: notifications keep their order. */
async function until(): Promise<SiteEvent[]> {
  const mark: SiteEvent = { type: 'content', paths: ['/mark'] }
  const req = await cms.localReq()
  await inTransaction(req, () => notifyHosts(req, mark))
  const seen: SiteEvent[] = []
  for (let event = await next(); JSON.stringify(event) !== JSON.stringify(mark); event = await next()) seen.push(event)
  return seen
}

it('are for our own services only', async () => {
  expect((await cms.request('/api/site/events')).status).toBe(403)
})

it('announce published changes and never drafts', async () => {
  const { payload } = cms
  const { id } = await payload.create({ collection: 'pages', data: { title: 'Draft', slug: 'told' }, draft: true })
  await payload.update({ collection: 'pages', id, data: { title: 'Draft again' }, draft: true, autosave: true })
  expect(await until()).toEqual([])
  await payload.update({ collection: 'pages', id, data: { _status: 'published' } })
  expect(await until()).toEqual([{ type: 'content', paths: ['/told', '*'] }])
  await payload.update({ collection: 'pages', id, data: { title: 'Other words', _status: 'published' } })
  expect(await until(), 'links to it stay as they are').toEqual([{ type: 'content', paths: ['/told'] }])
  await payload.update({ collection: 'pages', id, data: { title: 'Not yet' }, draft: true, autosave: true })
  expect(await until()).toEqual([])
  await payload.update({ collection: 'pages', id, data: { slug: 'told-again', _status: 'published' } })
  const paths = (await until()).flatMap((event) => (event.type === 'content' ? event.paths : []))
  expect(new Set(paths)).toEqual(new Set(['/told', '/told-again', '*']))
  await payload.update({ collection: 'pages', id, data: { _status: 'draft' } })
  expect(await until()).toEqual([{ type: 'content', paths: ['/told-again', '*'] }])
  await payload.delete({ collection: 'pages', id })
  expect(await until()).toEqual([])
})

it('announce a post together with the blog that lists it, and navigation as everything', async () => {
  await cms.payload.create({
    collection: 'posts',
    data: { title: 'P', slug: 'told-post', excerpt: 'x', author: 'a', category: 'Education', _status: 'published' },
  })
  expect(await until()).toEqual([{ type: 'content', paths: ['/told-post', '/blog', '*'] }])
  await cms.payload.updateGlobal({ slug: 'site-settings', data: { tagline: 'Another' } })
  expect(await until()).toEqual([{ type: 'content', paths: ['*'] }])
})

it('announce nothing that was rolled back', async () => {
  const req = await cms.localReq()
  const failing = inTransaction(req, async () => {
    await cms.payload.create({ collection: 'pages', data: { title: 'Never', slug: 'never', _status: 'published' }, req })
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  expect(await until()).toEqual([])
})

it('reopen with hello after the database dropped the connection', async () => {
  await cms.payload.db.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'framewell events' and datname = current_database()",
  )
  expect(await next()).toEqual({ type: 'hello' })
  await cms.payload.updateGlobal({ slug: 'site-settings', data: { tagline: 'After' } })
  expect(await until()).toEqual([{ type: 'content', paths: ['*'] }])
})

it('end when the process stops, so that no host delays the shutdown', async () => {
  siteEvents(cms.payload).end()
  expect(await events.next()).toEqual({ done: true, value: undefined })
})
