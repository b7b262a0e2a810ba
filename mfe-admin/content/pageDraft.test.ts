import { storedText } from '@framewell/domain/content/lexicalText'
import { PAUSE_MS, RETRY_MS } from '@framewell/domain/content/saving/SaveTimer'
import { ApiError } from '@framewell/domain/http/callApi'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseAll, pageDesk as desk, FIRST, pause, problem, start } from '../testing/pageDesk'
import { section } from '../testing/samplePages'
import { type EditablePage, editableOf } from './editablePage'
import { type PageSaverNeeds, pageSaver } from './pageDraft'
import { sectionOf } from './sections/sectionDraft'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('saves once typing pauses, and only the changed fields', async () => {
  const { server, saver } = start()
  saver.edit({ title: 'A' })
  await pause(PAUSE_MS - 1)
  saver.edit({ title: 'AB' })
  await pause(PAUSE_MS - 1)
  expect(server.sent).toEqual([])
  expect(saver.state().status).toBe('unsaved')
  await pause(1)
  expect(server.sent).toEqual([{ title: 'AB', publishing: null, expectedVersion: FIRST }])
  expect(saver.state()).toMatchObject({ status: 'saved', page: { title: 'AB' } })
  expect(server.kept.size).toBe(0)
})

it('keeps what is typed during a save, and saves it next', async () => {
  const { server, saver } = start()
  let release: () => void = () => undefined
  server.hold(
    new Promise((resolve) => {
      release = resolve
    }),
  )
  saver.edit({ title: 'First' })
  await pause()
  expect(saver.state().status).toBe('saving')
  saver.edit({ title: 'First and second' })
  expect(server.kept.get('p1')?.changes).toEqual({ title: 'First and second' })
  release()
  await pause(0)
  expect(saver.state().page.title).toBe('First and second')
  await pause()
  expect(server.sent.map(({ title }) => title)).toEqual(['First', 'First and second'])
  expect(saver.state().status).toBe('saved')
})

it('retries after a lost connection with growing delays, and loses nothing', async () => {
  const { server, saver } = start()
  server.failures.push(new TypeError('Failed to fetch'), new ApiError(503, '', ''), new TypeError('Failed to fetch'))
  saver.edit({ title: 'Kept' })
  await pause()
  expect(saver.state().status).toBe('failed')
  expect(server.kept.get('p1')?.changes).toEqual({ title: 'Kept' })
  for (const wait of RETRY_MS.slice(0, 3)) await pause(wait)
  expect(server.sent).toHaveLength(4)
  expect(saver.state().status).toBe('saved')
  expect(server.page().title).toBe('Kept')
})

it('resumes what an earlier visit could not save', async () => {
  const server = desk(new Map([['p1', { version: FIRST, base: { metaTitle: '' }, changes: { metaTitle: 'Typed before' } }]]))
  const { saver } = start(server)
  expect(saver.state()).toMatchObject({ status: 'unsaved', page: { metaTitle: 'Typed before' } })
  await pause(0)
  expect(server.page().metaTitle).toBe('Typed before')
})

it('asks when someone saved between an earlier visit and now', () => {
  const server = desk(new Map([['p1', { version: 'older', base: { title: 'Before' }, changes: { title: 'Mine' } }]]))
  expect(start(server).saver.state()).toMatchObject({ status: 'conflict', page: { title: 'Mine' }, saved: { title: 'Title' } })
})

it('stops at a conflict until a version is chosen: mine', async () => {
  const { server, saver } = start()
  server.store({ title: 'Theirs', metaTitle: 'Their meta' })
  saver.edit({ title: 'Mine' })
  await pause()
  expect(saver.state()).toMatchObject({
    status: 'conflict',
    conflicts: [{ path: ['title'], base: 'Title', mine: 'Mine', theirs: 'Theirs' }],
    page: { title: 'Mine', metaTitle: 'Their meta' },
  })
  saver.edit({ title: 'Mine, and more' })
  await pause(60_000)
  expect(server.sent).toHaveLength(1)
  expect(await saver.save()).toEqual({ kind: 'conflict' })
  chooseAll(saver, 'mine')
  await pause(0)
  expect(server.page()).toMatchObject({ title: 'Mine, and more', metaTitle: 'Their meta' })
  expect(saver.state()).toMatchObject({ status: 'saved', page: { metaTitle: 'Their meta' } })
})

it('stops at a conflict until a version is chosen: theirs', async () => {
  const { server, saver } = start()
  saver.edit({ title: 'Mine' })
  saver.seen(server.store({ title: 'Theirs' }))
  expect(saver.state().status).toBe('conflict')
  chooseAll(saver, 'theirs')
  await pause(60_000)
  expect(server.sent).toEqual([])
  expect(saver.state()).toMatchObject({ status: 'saved', page: { title: 'Theirs' } })
  expect(server.kept.size).toBe(0)
})

it('takes over another person’s save while nothing is typed here', () => {
  const { server, saver } = start()
  saver.seen(server.store({ title: 'Theirs' }))
  expect(saver.state()).toMatchObject({ status: 'saved', page: { title: 'Theirs' } })
})

it('publishes on request, after the save in progress', async () => {
  const { server, saver } = start()
  saver.edit({ title: 'Typed' })
  expect(await saver.save({ isPublished: true })).toEqual({ kind: 'saved' })
  expect(server.sent).toEqual([{ title: 'Typed', publishing: { isPublished: true }, expectedVersion: FIRST }])
  await pause(60_000)
  expect(server.sent).toHaveLength(1)
  server.failures.push(problem(400, 'invalidInput', [{ path: 'isPublished', message: 'The SEO score is 10' }]))
  expect(await saver.save()).toEqual({ kind: 'refused' })
  expect(saver.state().problems).toEqual({ isPublished: 'The SEO score is 10' })
  expect(saver.state().status, 'what was typed is saved all the same').toBe('saved')
  saver.edit({ title: 'Again' })
  expect(saver.state().problems).toEqual({})
})

it('sends pending changes when the screen is left, then stops: the next visit resumes what failed', async () => {
  const { server, saver } = start()
  server.failures.push(new TypeError('Failed to fetch'))
  saver.edit({ title: 'Left behind' })
  saver.close()
  await pause(120_000)
  expect(server.sent).toHaveLength(1)
  expect(server.kept.get('p1')?.changes).toEqual({ title: 'Left behind' })
  const next = pageSaver(server.page(), server.needs)
  await pause(10)
  expect(next.state().status).toBe('saved')
  expect(server.page().title).toBe('Left behind')
})

it.each([
  [404, 'notFound', /Somebody deleted this/],
  [403, 'forbidden', /^No$/],
])('does not retry forever after status %i', async (status, code, message) => {
  const { server, saver } = start()
  server.failures.push(problem(status, code))
  saver.edit({ title: 'Typed' })
  await pause(120_000)
  expect(server.sent).toHaveLength(1)
  expect(saver.state().status).toBe('refused')
  expect(saver.state().problems.page).toMatch(message)
  expect(server.kept.get('p1')?.changes).toEqual({ title: 'Typed' })
})

it('derives the slug from the title, unless it was typed', async () => {
  const server = desk()
  const send: PageSaverNeeds['send'] = async (...asked) => ({ ...(await server.needs.send(...asked)), slug: 'from-title' })
  const saver = pageSaver(server.page(), { ...server.needs, send })
  saver.edit({ title: 'From title' })
  await pause()
  expect(saver.state().page.slug).toBe('from-title')
})

describe('two editors on one page', () => {
  const sections = () => [
    section('5'.repeat(24), 'hero', { title: 'Hero', lead: 'Lead' }),
    section('6'.repeat(24), 'richText', { heading: 'Text', body: storedText('Words') }),
  ]
  const withFields = (page: EditablePage, at: number, fields: object): Partial<EditablePage> => ({
    sections: page.sections.map((one, index) => (index === at ? sectionOf(one.id, one.type, { ...one.fields, ...fields }) : one)),
  })

  it('who change different sections both keep their work', async () => {
    const { server, saver } = start(desk(undefined, sections()))
    server.store(withFields(editableOf(server.page()), 0, { title: 'Their hero' }))
    saver.edit(withFields(saver.state().page, 1, { heading: 'My text' }))
    await pause()
    expect(saver.state().merged).toMatchObject({ modifiedBy: 'admin' })
    await pause()
    expect(server.page().sections.map(({ title }) => title)).toEqual(['Their hero', 'My text'])
    expect(saver.state()).toMatchObject({ status: 'saved', page: { sections: [{ title: 'Their hero' }, { title: 'My text' }] } })
  })

  it('who change one field are asked, and neither text is lost before the choice, not even by a reload', async () => {
    const { server, saver } = start(desk(undefined, sections()))
    server.store(withFields(editableOf(server.page()), 0, { title: 'Their hero', lead: 'Their lead' }))
    saver.edit(withFields(saver.state().page, 0, { title: 'My hero' }))
    await pause()
    const path = ['sections', '5'.repeat(24), 'fields', 'title']
    expect(saver.state().conflicts).toEqual([{ path, base: 'Hero', mine: 'My hero', theirs: 'Their hero' }])
    const again = pageSaver(server.page(), server.needs)
    expect(again.state().conflicts).toEqual([{ path, base: 'Hero', mine: 'My hero', theirs: 'Their hero' }])
    chooseAll(again, 'mine')
    await pause(0)
    expect(server.page().sections[0]?.fields).toMatchObject({ title: 'My hero', lead: 'Their lead' })
    expect(server.kept.size).toBe(0)
  })

  it('do not publish each other’s unseen changes', async () => {
    const { server, saver } = start()
    server.store({ metaTitle: 'Half a thou' })
    saver.edit({ title: 'Ready' })
    expect(await saver.save({ isPublished: true })).toEqual({ kind: 'merged' })
    await pause()
    expect(server.sent.at(-1)).toMatchObject({ title: 'Ready', publishing: null })
    expect(await saver.save({ isPublished: true })).toEqual({ kind: 'saved' })
  })
})

it('wait for the user to sign in again, and then save', async () => {
  const { server, saver } = start()
  server.failures.push(problem(401, 'unauthorized'))
  saver.edit({ title: 'Typed' })
  await pause()
  expect(saver.state().status).toBe('signedOut')
  saver.flush()
  await pause(0)
  expect(server.page().title).toBe('Typed')
})
