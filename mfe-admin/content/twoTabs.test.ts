import { type DeviceTexts, deviceCopies } from '@framewell/domain/content/saving/deviceCopies'
import { ApiError } from '@framewell/domain/http/callApi'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FIRST, pageDesk, pause, problem } from '../testing/pageDesk'
import { backupSchema } from './draftBackup'
import { pageSaver } from './pageDraft'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** One browser: each tab hears what the others remove. */
function browser() {
  const texts = new Map<string, string>()
  let full = false
  const watches: { tab: number; key: string; run: () => void }[] = []
  const openTab = (tab: number): DeviceTexts => ({
    read: (key) => texts.get(key) ?? null,
    write(key, text) {
      if (text !== null && full) return false
      if (text !== null) texts.set(key, text)
      else if (texts.delete(key)) for (const watch of watches) if (watch.tab !== tab && watch.key === key) watch.run()
      return true
    },
    onRemoved: (key, run) => watches.push({ tab, key, run }),
  })
  const fill = (now: boolean) => {
    full = now
  }
  return { texts, openTab, fill }
}

const SIGNED_OUT = new ApiError(401, '', '')

function twoTabs() {
  const { texts, openTab, fill } = browser()
  const server = pageDesk()
  const open = (tab: number, failure?: unknown) =>
    pageSaver(server.page(), {
      ...server.needs,
      send: failure === undefined ? server.needs.send : () => Promise.reject(failure),
      backup: deviceCopies('pages', `tab ${tab}`, openTab(tab), (stored) => backupSchema.parse(stored)),
    })
  const kept = () => JSON.parse(texts.get('pages.p1') ?? 'null')?.changes
  return { server, texts, open, kept, fill }
}

it('a tab that saves its words leaves those of a tab that cannot', async () => {
  const { server, open, kept } = twoTabs()
  const stuck = open(1, SIGNED_OUT)
  const other = open(2)
  stuck.edit({ title: 'Of the first tab' })
  await pause()
  expect(stuck.state().status).toBe('signedOut')
  other.edit({ metaTitle: 'Of the second' })
  expect(kept()).toEqual({ metaTitle: 'Of the second' })
  await pause()
  expect(server.page().metaTitle).toBe('Of the second')
  expect(kept()).toEqual({ title: 'Of the first tab' })
  // The first tab is gone; whoever opens the page next finds its words.
  expect(open(3).state()).toMatchObject({ page: { title: 'Of the first tab' } })
})

it('a tab with nothing to keep forgets nothing of another', async () => {
  const { open, kept } = twoTabs()
  const refused = open(1, problem(404, 'notFound'))
  refused.edit({ title: 'Typed' })
  const idle = open(2, problem(404, 'notFound'))
  await pause()
  idle.discard()
  expect(kept()).toEqual({ title: 'Typed' })
})

it('words of an earlier visit go once they are saved, also those kept by an earlier version of the screen', async () => {
  const { server, texts, open } = twoTabs()
  texts.set('pages.p1', JSON.stringify({ version: FIRST, base: { title: 'Title' }, changes: { title: 'Typed before' } }))
  open(2)
  await pause(0)
  expect(server.page().title).toBe('Typed before')
  expect(texts.size).toBe(0)
})

it('says that a full browser keeps no copy until it keeps one again, and saves all the same', async () => {
  const { server, open, kept, fill } = twoTabs()
  const saver = open(1)
  fill(true)
  saver.edit({ title: 'On the screen alone' })
  expect(saver.state()).toMatchObject({ uncopied: true, page: { title: 'On the screen alone' } })
  await pause()
  // Nothing is kept any more, which does not mean that the next words are.
  expect(saver.state()).toMatchObject({ uncopied: true, status: 'saved' })
  expect(server.page().title).toBe('On the screen alone')
  fill(false)
  saver.edit({ title: 'Copied' })
  expect(saver.state().uncopied).toBe(false)
  expect(kept()).toEqual({ title: 'Copied' })
})
