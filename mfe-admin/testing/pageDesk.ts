import type { ContentPage } from '@framewell/domain/content/contentPage'
import type { DraftBackup, Publishing } from '@framewell/domain/content/saving/draftState'
import { PAUSE_MS } from '@framewell/domain/content/saving/SaveTimer'
import { ApiError } from '@framewell/domain/http/callApi'
import { vi } from 'vitest'
import type { EditablePage } from '../content/editablePage'
import { type PageSaverNeeds, pageSaver } from '../content/pageDraft'
import { contentPage } from './samplePages'

/** A refusal as the server returns it. */
export const problem = (status: number, code: string, fields?: { path: string; message: string }[]) =>
  new ApiError(status, '', JSON.stringify({ type: '', title: '', status, code, error: 'No', fields }))

/** The page's initial version. */
export const FIRST = '2026-01-01T00:00:00.001Z'

export type Backup = DraftBackup<EditablePage>
type Sent = Partial<EditablePage> & { readonly expectedVersion: string; readonly publishing: Publishing }

/** A fake server with one page; `failures` are thrown in place of its next answers. */
export function pageDesk(kept = new Map<string, Backup>(), sections: ContentPage['sections'] = []) {
  let stored = contentPage({ id: 'p1', title: 'Title', slug: 'title', version: FIRST, lastModified: FIRST, sections })
  const sent: Sent[] = []
  const failures: unknown[] = []
  let gate: Promise<void> | undefined
  let losesAnswer = false
  const store = (change: Partial<ContentPage>) => {
    const version = new Date(Date.parse(stored.version) + 1).toISOString()
    stored = { ...stored, ...change, version, lastModified: version }
    return stored
  }
  const needs: PageSaverNeeds = {
    send: async (_, change, how) => {
      sent.push({ ...change, ...how })
      await gate
      const failure = failures.shift()
      if (failure) throw failure
      if (how.expectedVersion !== stored.version) throw problem(409, 'changedMeanwhile')
      const answer = store(change)
      if (!losesAnswer) return answer
      losesAnswer = false
      throw new TypeError('Failed to fetch')
    },
    read: async () => stored,
    backup: {
      copies: (id: string) => [{ read: () => kept.get(id) ?? null, forget: () => undefined }],
      write(id, backup) {
        if (backup) kept.set(id, backup)
        else kept.delete(id)
        return true
      },
    },
    later: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds)
      return () => clearTimeout(timer)
    },
  }
  const hold = (until: Promise<void>) => {
    gate = until
  }
  /** The next save arrives, but its answer is lost. */
  const loseAnswer = () => {
    losesAnswer = true
  }
  return { needs, sent, failures, kept, store, hold, loseAnswer, page: () => stored }
}

/** Opens the page on a screen. */
export const start = (server = pageDesk()) => ({ server, saver: pageSaver(server.page(), server.needs) })

export const chooseAll = (saver: ReturnType<typeof pageSaver>, whose: 'mine' | 'theirs') => {
  for (const conflict of saver.state().conflicts) saver.choose(conflict, whose)
}

/** Advances the tests' fake timers. */
export const pause = (milliseconds: number = PAUSE_MS) => vi.advanceTimersByTimeAsync(milliseconds)
