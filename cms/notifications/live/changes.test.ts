import { accountAudience, companyAudience, EDITORS, OPERATORS } from '@framewell/domain/notifications/audience'
import { type Change, changeSchema } from '@framewell/domain/notifications/liveCalls'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { inTransaction } from '../../platform/database/inTransaction'
import { CallProblem } from '../../platform/http/calls/CallProblem'
import { changed } from '../../platform/live/changed'
import { bootCms, type TestCms } from '../../testing/bootCms'
import { ChangeStream } from './ChangeStream'
import { ChangeStreams, changeStreams } from './ChangeStreams'
import { mayHear } from './Viewer'

let cms: TestCms
/** A second process on the same database, with its own connections and streams. */
let elsewhere: { readonly pool: pg.Pool; readonly streams: ChangeStreams }
beforeAll(async () => {
  cms = await bootCms()
  const { connectionString, host, user, database, port, password } = cms.payload.db.pool.options
  const pool = new pg.Pool({ connectionString, host, user, database, port, password, max: 2 })
  // A connection may still be closing when the database is dropped.
  pool.on('error', () => undefined)
  elsewhere = { pool, streams: new ChangeStreams(pool) }
})
afterAll(async () => {
  elsewhere.streams.end()
  await elsewhere.pool.end()
  await cms.stop()
})

const left: AbortController[] = []
afterEach(async () => {
  for (const one of left.splice(0)) one.abort()
  vi.useRealTimers()
  await vi.waitFor(() => expect(changeStreams(cms.payload).size).toBe(0))
})

/** One open screen: the messages of its stream as they arrive. */
async function watch(cookie: string | undefined, path = '/api/events') {
  const aborter = new AbortController()
  left.push(aborter)
  const response = await cms.request(path, { ...(cookie && { cookie }), signal: aborter.signal })
  expect(response.status).toBe(200)
  return { ...(await reading(response.body)), leave: () => aborter.abort() }
}

/** The same, in the other process. */
async function watchElsewhere(accountId: string) {
  const { rows } = await cms.payload.db.pool.query('select id from accounts_sessions where _parent_id = $1', [accountId])
  const stream = await elsewhere.streams.open(rows[0]?.id, 'elsewhere')
  return reading(stream.body)
}

async function reading(body: ReadableStream<Uint8Array> | null) {
  const heard = read(body)
  const next = async () => (await heard.next()).value
  expect(await next()).toEqual({ type: 'reload' })
  return { next }
}

async function* read(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Change> {
  let text = ''
  for await (const chunk of body ?? []) {
    text += Buffer.from(chunk).toString('utf8')
    const parts = text.split('\n\n')
    text = parts.pop() ?? ''
    for (const part of parts) {
      const data = part.split('\n').find((line) => line.startsWith('data: '))
      if (data) yield changeSchema.parse(JSON.parse(data.slice(6)))
    }
  }
}

/** What a screen received before a marker was sent to it. */
async function heardBefore({ next }: { readonly next: () => Promise<Change | undefined> }, mark: string) {
  const ids: string[] = []
  for (let change = await next(); change?.type === 'changed' && change.id !== mark; change = await next()) ids.push(change.id)
  return ids
}

const say = async (...args: Parameters<typeof changed> extends [unknown, ...infer Rest] ? Rest : never) => {
  const req = await cms.localReq()
  await inTransaction(req, () => changed(req, ...args))
}

async function memberOf(company: string, accountId: string, email: string) {
  const person = await cms.payload.create({ collection: 'people', data: { name: 'Member', email, account: accountId } })
  await cms.payload.create({ collection: 'memberships', data: { company, person: person.id, role: 'owner' } })
}

describe('open screens', () => {
  it('receive changes after the commit, each only what its person may see, across two processes', async () => {
    const company = await cms.payload.create({ collection: 'companies', data: { name: 'Ours', kind: 'builder' } })
    const foreign = await cms.payload.create({ collection: 'companies', data: { name: 'Theirs', kind: 'builder' } })
    const [ours, theirs, operator, editor] = await Promise.all([
      cms.signInAs('builder'),
      cms.signInAs('builder'),
      cms.signInAs('operator'),
      cms.signInAs('editor'),
    ])
    await memberOf(company.id, ours.id, ours.email)
    await memberOf(foreign.id, theirs.id, theirs.email)
    const screens = {
      ours: await watch(ours.cookie),
      again: await watchElsewhere(ours.id),
      theirs: await watch(theirs.cookie),
      operator: await watch(operator.cookie),
      editor: await watch(editor.cookie),
    }
    await say('orders', 'ours', [companyAudience(company.id)])
    await say('orders', 'theirs', [companyAudience(foreign.id)])
    await say('content', 'page', [EDITORS])
    await say('notices', 'own', [accountAudience(ours.id)])
    const req = await cms.localReq()
    const undone = inTransaction(req, async () => {
      await changed(req, 'orders', 'never', [companyAudience(company.id)])
      throw new Error('changed my mind')
    })
    await expect(undone).rejects.toThrow('changed my mind')
    // Notifications keep their order: everything sent before the marker has been processed.
    const everybody = [ours, theirs, editor].map(({ id }) => accountAudience(id))
    await say('system', 'mark', [...everybody, companyAudience(company.id)])
    expect(await heardBefore(screens.ours, 'mark')).toEqual(['ours', 'own'])
    expect(await heardBefore(screens.again, 'mark')).toEqual(['ours', 'own'])
    expect(await heardBefore(screens.theirs, 'mark')).toEqual(['theirs'])
    expect(await heardBefore(screens.operator, 'mark')).toEqual(['ours', 'theirs', 'page'])
    expect(await heardBefore(screens.editor, 'mark')).toEqual(['page'])
  })

  it('close with the session that opened them, and no other', async () => {
    const person = await cms.signInAs('builder')
    const bystander = await cms.signInAs('builder')
    const [here, there, stays] = [await watch(person.cookie), await watchElsewhere(person.id), await watch(bystander.cookie)]
    expect((await cms.request('/api/session', { method: 'DELETE', cookie: person.cookie })).status).toBe(200)
    expect([await here.next(), await here.next()]).toEqual([{ type: 'end' }, undefined])
    expect(await there.next()).toEqual({ type: 'end' })
    await say('notices', 'x', [accountAudience(bystander.id)])
    expect(await stays.next()).toEqual({ type: 'changed', topic: 'notices', id: 'x' })
    expect((await cms.request('/api/events', { cookie: person.cookie })).status).toBe(401)
  })

  it('close when their session expires, and when the role or membership behind them changes', async () => {
    const [late, demoted, member] = [await cms.signInAs('builder'), await cms.signInAs('operator'), await cms.signInAs('builder')]
    const company = await cms.payload.create({ collection: 'companies', data: { name: 'Left', kind: 'builder' } })
    await memberOf(company.id, member.id, member.email)
    await cms.payload.db.pool.query("update accounts_sessions set expires_at = now() + interval '1 second' where _parent_id = $1", [
      late.id,
    ])
    const [ending, narrowed, outside] = [await watch(late.cookie), await watch(demoted.cookie), await watch(member.cookie)]
    await cms.payload.update({ collection: 'accounts', id: demoted.id, data: { role: 'editor' } })
    await cms.payload.delete({ collection: 'memberships', where: { company: { equals: company.id } } })
    let said = 0
    await vi.waitFor(
      async () => {
        const mark = `mark ${++said}`
        await say('orders', 'theirs', [companyAudience(company.id)])
        await say('notices', mark, [accountAudience(demoted.id), accountAudience(member.id)])
        expect([await heardBefore(narrowed, mark), await heardBefore(outside, mark)]).toEqual([[], []])
      },
      { timeout: 5000 },
    )
    expect(await ending.next()).toEqual({ type: 'end' })
  })

  it('reload after the database dropped the listening connection', async () => {
    const person = await cms.signInAs('operator')
    const screen = await watch(person.cookie)
    await cms.payload.db.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'framewell events' and datname = current_database()",
    )
    expect(await screen.next()).toEqual({ type: 'reload' })
    await say('orders', 'after')
    expect(await screen.next()).toEqual({ type: 'changed', topic: 'orders', id: 'after' })
  })

  it('of a page that says since when it reads hear what changed meanwhile, and reload where that is not known', async () => {
    const [person, other] = [await cms.signInAs('builder'), await cms.signInAs('builder')]
    const listening = await watch(person.cookie)
    const readAt = Date.now()
    await say('orders', 'meanwhile', [accountAudience(person.id)])
    await say('orders', 'of another', [accountAudience(other.id)])
    await say('system', 'mark', [accountAudience(person.id)])
    expect(await heardBefore(listening, 'mark')).toEqual(['meanwhile'])
    listening.leave()
    await vi.waitFor(() => expect(changeStreams(cms.payload).size).toBe(0))

    const opened = async (query: string, headers = {}) => {
      const aborter = new AbortController()
      left.push(aborter)
      const { body } = await cms.request(`/api/events${query}`, { cookie: person.cookie, headers, signal: aborter.signal })
      const heard = read(body)
      const first = (await heard.next()).value
      aborter.abort()
      return first
    }
    const changedMeanwhile = { type: 'changed', topic: 'orders', id: 'meanwhile' }
    // The request for a stream may take 15 s to arrive.
    vi.useFakeTimers({ toFake: ['Date'], now: readAt + 20_000 })
    expect(await opened('?ageMs=5000')).toEqual(changedMeanwhile)
    expect(await opened('?ageMs=86400000')).toEqual({ type: 'reload' })
    expect(await opened('?ageMs=0', { 'last-event-id': '1' })).toEqual({ type: 'reload' })
    expect((await cms.request('/api/events?ageMs=-1', { cookie: person.cookie })).status).toBe(400)
  })

  it('are limited to eight per person; a closed one makes room', async () => {
    const person = await cms.signInAs('builder')
    const screens = []
    for (let at = 0; at < 8; at++) screens.push(await watch(person.cookie))
    const refused = await cms.request('/api/events', { cookie: person.cookie })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30'])
    screens[0]?.leave()
    await vi.waitFor(() => expect(changeStreams(cms.payload).size).toBe(7))
    await watch(person.cookie)
  })

  it('of a large office are as many as its people; by private links an address has 64', async () => {
    const { rows } = await cms.payload.db.pool.query<{ id: string }>(`
      with made as (insert into accounts (id, name, email, role) select gen_random_uuid(), 'Clerk', 'clerk' || n || '@office.example', 'builder'
        from generate_series(1, 200) n returning id)
      insert into accounts_sessions (_order, _parent_id, id, created_at, expires_at)
        select 1, id, gen_random_uuid(), now(), now() + interval '1 hour' from made returning id`)
    const office = await Promise.all(rows.map(({ id }) => elsewhere.streams.open(id, '203.0.113.9')))
    for (let at = 0; at < 64; at++) elsewhere.streams.openLink(`link-${at}`, '203.0.113.9')
    expect(office).toHaveLength(200)
    expect(() => elsewhere.streams.openLink('link', '203.0.113.9')).toThrow(CallProblem)
    elsewhere.streams.openLink('link', '203.0.113.10')
    elsewhere.streams.end()
  })

  it('of a public page name the topics it shows and no record', async () => {
    const editor = await cms.signInAs('editor')
    const marker = await watch(editor.cookie)
    const shown = await watch(undefined, '/api/site/status/events')
    await say('credit', 'application', [OPERATORS])
    await say('payments', 'secret', [OPERATORS])
    await cms.payload.create({ collection: 'pages', data: { title: 'Live', slug: 'live', sections: [], _status: 'published' } })
    await say('mails', 'last', [EDITORS])
    expect(await heardBefore(marker, 'last')).not.toContain('secret')
    const heard = []
    for (let next = await shown.next(); next; next = await shown.next()) {
      heard.push(next)
      if (next.type === 'changed' && next.topic === 'mails') break
    }
    expect(heard.filter(({ type }) => type === 'changed')).toEqual(
      expect.arrayContaining([
        { type: 'changed', topic: 'credit', id: '' },
        { type: 'changed', topic: 'content', id: '' },
        { type: 'changed', topic: 'mails', id: '' },
      ]),
    )
    expect(JSON.stringify(heard)).not.toMatch(/application|payments|secret|last/)
  })

  it('of a reader who stops reading use no memory; on reading again it learns that it missed something', async () => {
    const stream = new ChangeStream(() => undefined)
    for (let at = 0; at < 5000; at++) stream.send({ type: 'changed', topic: 'orders', id: String(at) })
    const reader = stream.body.getReader()
    const texts: string[] = []
    while (!texts.at(-1)?.includes('reload')) texts.push(new TextDecoder().decode((await reader.read()).value))
    expect(texts.length).toBeLessThan(50)
    stream.send({ type: 'changed', topic: 'orders', id: 'then' })
    expect(new TextDecoder().decode((await reader.read()).value)).toContain('"then"')
  })

  it('of a reader who stays stuck are closed', () => {
    const stream = new ChangeStream(() => undefined)
    for (let at = 0; at < 100; at++) stream.send({ type: 'reload' })
    const now = Date.now()
    expect([stream.beat(now), stream.beat(now + 59_000), stream.beat(now + 60_000)]).toEqual([true, true, false])
  })
})

it('notifies operators of everything except a person’s own records', () => {
  const operator = { accountId: 'o', sessionId: 's', role: 'operator', companies: [], endsInMs: 0 } as const
  const partner = { accountId: 'p', sessionId: 's', role: 'partner', companies: ['c'], endsInMs: 0 } as const
  expect(mayHear(operator, [companyAudience('c')])).toBe(true)
  expect(mayHear(operator, [accountAudience('p')])).toBe(false)
  expect(mayHear(partner, [companyAudience('c')])).toBe(true)
  expect(mayHear(partner, [EDITORS, companyAudience('d')])).toBe(false)
})
