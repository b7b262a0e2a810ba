import { storedText } from '@framewell/domain/content/lexicalText'
import { notPublished } from '@framewell/domain/content/saving/draftState'
import { PAUSE_MS, RETRY_MS } from '@framewell/domain/content/saving/SaveTimer'
import { RESPONSE_TIMEOUT_MS } from '@framewell/domain/content/saving/withRequestTimeout'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pageDesk as desk, pause, start } from '../testing/pageDesk'
import { section } from '../testing/samplePages'
import { type EditablePage, editableOf } from './editablePage'
import { pageSaver } from './pageDraft'
import { sectionOf } from './sections/sectionDraft'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const HERO = '5'.repeat(24)
const TEXT = '6'.repeat(24)
const sections = () => [
  section(HERO, 'hero', { title: 'Hero', lead: 'Lead' }),
  section(TEXT, 'richText', { heading: 'Text', body: storedText('Words') }),
]
const withFields = (page: EditablePage, at: number, fields: object): Partial<EditablePage> => ({
  sections: page.sections.map((one, index) => (index === at ? sectionOf(one.id, one.type, { ...one.fields, ...fields }) : one)),
})

describe('a save that arrived without an answer', () => {
  it('asks no one to choose between their own texts: later typing is saved', async () => {
    const { server, saver } = start()
    server.loseAnswer()
    saver.edit({ title: 'Typed' })
    await pause()
    expect([server.page().title, saver.state().status]).toEqual(['Typed', 'failed'])
    saver.edit({ title: 'Typed and typed on' })
    await pause(PAUSE_MS)
    await pause(RETRY_MS[0])
    expect(saver.state()).toMatchObject({ status: 'saved', conflicts: [], page: { title: 'Typed and typed on' } })
    expect(server.page().title).toBe('Typed and typed on')
  })

  it('does not block later typing when the answer never comes: after a while it counts as lost, and the screen says so', async () => {
    const { server, saver } = start()
    server.hold(new Promise(() => undefined))
    saver.edit({ title: 'Typed' })
    await pause()
    saver.edit({ title: 'Typed and typed on' })
    await pause(RESPONSE_TIMEOUT_MS - 1)
    expect(saver.state().status).toBe('saving')
    server.hold(Promise.resolve())
    await pause(1)
    expect(saver.state().status).toBe('failed')
    await pause(RETRY_MS[0])
    expect(saver.state()).toMatchObject({ status: 'saved', conflicts: [] })
    expect(server.page().title).toBe('Typed and typed on')
  })

  it('asks nothing after the page was left and reopened either', async () => {
    const { server, saver } = start()
    let release: () => void = () => undefined
    server.hold(new Promise((resolve) => (release = resolve)))
    saver.edit({ title: 'Typed' })
    await pause()
    saver.edit({ title: 'Typed and typed on' })
    // The tab closed before the answer; the request had arrived.
    server.store({ title: 'Typed' })
    const next = pageSaver(server.page(), server.needs)
    expect(next.state()).toMatchObject({ conflicts: [], page: { title: 'Typed and typed on' } })
    release()
  })

  it('merges what someone else did after it, and still asks when both changed one field', async () => {
    const { server, saver } = start(desk(undefined, sections()))
    server.loseAnswer()
    saver.edit(withFields(saver.state().page, 1, { heading: 'Mine' }))
    await pause()
    server.store(withFields(editableOf(server.page()), 0, { title: 'Their hero' }))
    saver.edit(withFields(saver.state().page, 1, { heading: 'Mine, longer' }))
    await pause()
    await pause(RETRY_MS[0])
    expect(server.page().sections.map(({ title }) => title)).toEqual(['Their hero', 'Mine, longer'])

    server.loseAnswer()
    saver.edit(withFields(saver.state().page, 1, { heading: 'Mine again' }))
    await pause()
    server.store(withFields(editableOf(server.page()), 1, { heading: 'Theirs' }))
    saver.edit(withFields(saver.state().page, 1, { heading: 'Mine again, longer' }))
    await pause()
    await pause(RETRY_MS[0])
    expect(saver.state().conflicts).toMatchObject([{ mine: 'Mine again, longer', theirs: 'Theirs' }])
  })
})

describe('publishing without unsaved changes', () => {
  it('that did not arrive is looked up: the page is still a draft, and nothing is resent', async () => {
    const { server, saver } = start()
    server.failures.push(new TypeError('Failed to fetch'))
    expect(await saver.save({ isPublished: true })).toMatchObject({ kind: 'failed' })
    expect(saver.state().status).toBe('failed')
    expect(notPublished('failed', saver)).toMatch(/^Not published/)
    await pause(RETRY_MS[0])
    expect([saver.state().status, server.sent.length]).toEqual(['saved', 1])
  })

  it('that arrived without an answer shows without a reload', async () => {
    const { server, saver } = start()
    server.loseAnswer()
    await saver.save({ isPublished: true })
    await pause(RETRY_MS[0])
    expect([saver.state().status, saver.state().saved.version, server.sent.length]).toEqual(['saved', server.page().version, 1])
  })
})
