import { type DeviceTexts, deviceCopies } from '@framewell/domain/content/saving/deviceCopies'
import { PAUSE_MS } from '@framewell/domain/content/saving/SaveTimer'
import { ApiError } from '@framewell/domain/http/callApi'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chooseAll, FIRST, pageDesk, pause, problem } from '../testing/pageDesk'
import { backupSchema } from './draftBackup'
import { pageSaver } from './pageDraft'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** One browser whose tabs share storage. */
function browser() {
  const texts = new Map<string, string>()
  let full = false
  const shared: DeviceTexts = {
    keys: () => [...texts.keys()],
    read: (key) => texts.get(key) ?? null,
    write(key, text) {
      if (text !== null && full) return false
      if (text === null) texts.delete(key)
      else texts.set(key, text)
      return true
    },
  }
  const fill = (now: boolean) => {
    full = now
  }
  return { texts, shared, fill }
}

const SIGNED_OUT = new ApiError(401, '', '')

function twoTabs() {
  const { texts, shared, fill } = browser()
  const server = pageDesk()
  const open = (tab: number, failure?: unknown, account = 'ana') =>
    pageSaver(server.page(), {
      ...server.needs,
      send: failure === undefined ? server.needs.send : () => Promise.reject(failure),
      backup: deviceCopies('pages', { account, tab: `tab ${tab}` }, shared, (stored) => backupSchema.parse(stored)),
    })
  const kept = () => [...texts.values()].map((text) => JSON.parse(text).changes)
  return { server, texts, open, kept, fill }
}

it('leaves the text of a tab that cannot save when another tab saves', async () => {
  const { server, open, kept } = twoTabs()
  const stuck = open(1, SIGNED_OUT)
  const other = open(2)
  stuck.edit({ title: 'Of the first tab' })
  await pause()
  expect(stuck.state().status).toBe('signedOut')
  other.edit({ metaTitle: 'Of the second' })
  expect(kept()).toEqual([{ title: 'Of the first tab' }, { metaTitle: 'Of the second' }])
  await pause()
  expect(server.page().metaTitle).toBe('Of the second')
  expect(kept()).toEqual([{ title: 'Of the first tab' }])
  // The first tab is gone; the next tab that opens the page finds its text.
  expect(open(3).state()).toMatchObject({ page: { title: 'Of the first tab' } })
})

it('saves the text of both on the next visit after two tabs could not save', async () => {
  const { server, texts, open } = twoTabs()
  const [first, second] = [open(1, SIGNED_OUT), open(2, SIGNED_OUT)]
  first.edit({ title: 'Of the first tab' })
  second.edit({ metaTitle: 'Of the second' })
  await pause()
  vi.clearAllTimers()
  const next = open(3)
  await pause(10 * PAUSE_MS)
  expect(server.page()).toMatchObject({ title: 'Of the first tab', metaTitle: 'Of the second' })
  expect(next.state()).toMatchObject({ page: { title: 'Of the first tab', metaTitle: 'Of the second' }, status: 'saved' })
  expect(texts.size).toBe(0)
})

it('shows both titles and asks on the next visit after two tabs could not save one title', async () => {
  const { server, texts, open } = twoTabs()
  const [first, second] = [open(1, SIGNED_OUT), open(2, SIGNED_OUT)]
  first.edit({ title: 'Of the first tab' })
  second.edit({ title: 'Of the second' })
  await pause()
  vi.clearAllTimers()
  const next = open(3)
  await pause(10 * PAUSE_MS)
  expect(server.page().title).toBe('Of the first tab')
  expect(next.state()).toMatchObject({ conflicts: [{ mine: 'Of the second', theirs: 'Of the first tab' }] })
  // Not even a reload before the choice loses one of them.
  vi.clearAllTimers()
  const reloaded = open(4)
  expect(reloaded.state().conflicts).toHaveLength(1)
  chooseAll(reloaded, 'mine')
  await pause()
  expect(server.page().title).toBe('Of the second')
  expect(texts.size).toBe(0)
})

it('deletes nothing of another tab from a tab without changes', async () => {
  const { open, kept } = twoTabs()
  const refused = open(1, problem(404, 'notFound'))
  const idle = open(2, problem(404, 'notFound'))
  refused.edit({ title: 'Typed' })
  await pause()
  idle.discard()
  expect(kept()).toEqual([{ title: 'Typed' }])
})

it('removes stored text of an earlier visit once it is saved', async () => {
  const { server, texts, open } = twoTabs()
  texts.set('pages.p1.ana:earlier', JSON.stringify({ version: FIRST, base: { title: 'Title' }, changes: { title: 'Typed before' } }))
  open(2)
  await pause(0)
  expect(server.page().title).toBe('Typed before')
  expect(texts.size).toBe(0)
})

it('says that a full browser stores no copy until it can, and saves all the same', async () => {
  const { server, open, kept, fill } = twoTabs()
  const saver = open(1)
  fill(true)
  saver.edit({ title: 'On the screen alone' })
  expect(saver.state()).toMatchObject({ uncopied: true, page: { title: 'On the screen alone' } })
  await pause()
  // Nothing needs storing any more, but that does not mean later text can be stored.
  expect(saver.state()).toMatchObject({ uncopied: true, status: 'saved' })
  expect(server.page().title).toBe('On the screen alone')
  fill(false)
  saver.edit({ title: 'Copied' })
  expect(saver.state().uncopied).toBe(false)
  expect(kept()).toEqual([{ title: 'Copied' }])
})

it('takes over nothing from another account on the same device, and leaves it for its author', async () => {
  const { server, open, kept } = twoTabs()
  const stuck = open(1, SIGNED_OUT)
  stuck.edit({ title: 'Typed by Ana' })
  await pause()
  const other = open(2, undefined, 'bo')
  await pause()
  expect([other.state().page.title, server.page().title]).toEqual(['Title', 'Title'])
  other.edit({ metaTitle: 'Typed by Bo' })
  await pause()
  expect([server.page().metaTitle, kept()]).toEqual(['Typed by Bo', [{ title: 'Typed by Ana' }]])
  const back = open(3)
  await pause()
  expect([back.state().status, server.page().title]).toEqual(['saved', 'Typed by Ana'])
})
