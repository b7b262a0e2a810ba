import type { ContentPage } from '@framewell/domain/content/contentPage'
import {
  type ContentRelease,
  changeContentRelease,
  type createContentRelease,
  giveUpContentRelease,
  isPendingRelease,
  type listContentReleases,
  publishContentRelease,
  type ReleaseDocument,
  scheduleContentRelease,
} from '@framewell/domain/content/contentReleases'
import {
  elsewhereRefusal,
  futureTime,
  giveUpRefusal,
  openRelease,
  releaseRefusal,
  undoRefusal,
  unknownRefusal,
} from '@framewell/domain/content/publishingRules'
import { undoContentAct } from '@framewell/domain/content/undo'
import { type AnswerCall, refuseCall } from '@framewell/domain/http/answerCalls'
import { idOf, samplePages, undoOfPage } from './samplePages'

export interface PublishingDesk {
  readonly releases: AnswerCall<typeof listContentReleases>
  readonly beginRelease: AnswerCall<typeof createContentRelease>
  readonly changeRelease: AnswerCall<typeof changeContentRelease>
  readonly publishRelease: AnswerCall<typeof publishContentRelease>
  readonly scheduleRelease: AnswerCall<typeof scheduleContentRelease>
  readonly giveUpRelease: AnswerCall<typeof giveUpContentRelease>
  readonly undoAct: AnswerCall<typeof undoContentAct>
}

const FIRST = Date.parse('2026-11-22T10:00:00.000Z')
const EDITOR = 'Erin Vale'

/** A fake of the release calls, in memory. For stories. */
export function publishingDesk(
  samples: readonly ContentRelease[] = [],
  pages: readonly Pick<ContentPage, 'id' | 'title' | 'path'>[] = samplePages,
): PublishingDesk {
  const releases = new Map(samples.map((release) => [release.id, release]))
  let changes = 0
  let made = 0
  const time = () => new Date(FIRST + changes * 1000).toISOString()
  const store = (release: ContentRelease) => {
    changes += 1
    const stored = { ...release, version: time() }
    releases.set(stored.id, stored)
    return stored
  }
  const found = (id: string) => {
    const release = releases.get(id)
    if (!release) throw refuseCall(changeContentRelease, 'notFound')
    return release
  }
  const ahead = (id: string, expectedVersion: string) => {
    const release = found(id)
    const open = openRelease(release, release.version, expectedVersion)
    if ('refusal' in open) throw refuseCall(changeContentRelease, open.refusal)
    return open.release
  }
  const pageOf = (id: string) => pages.find((page) => page.id === id)
  /** A release's pages with their blockers. */
  const collected = (documents: readonly ReleaseDocument[], own?: ContentRelease): ContentRelease['documents'] => {
    const others = [...releases.values()].filter((other) => isPendingRelease(other.state) && other.id !== own?.id)
    const kept = own?.documents ?? []
    const no =
      elsewhereRefusal(documents, others, ({ id }) => pageOf(id)?.title) ??
      unknownRefusal(documents, kept, (id) => pageOf(id) !== undefined)
    if (no) throw refuseCall(changeContentRelease, no.refusal, no.more)
    return documents.map(({ collection, id }) => {
      const obstacles = kept.find((known) => known.id === id)?.obstacles ?? []
      return { collection, id, title: pageOf(id)?.title ?? 'Untitled', path: pageOf(id)?.path ?? '/', obstacles }
    })
  }
  const refuseObstructed = (release: ContentRelease) => {
    const no = releaseRefusal(release)
    if (no) throw refuseCall(publishContentRelease, no.refusal, no.more)
  }
  return {
    releases: () => {
      const newest = [...releases.values()].sort((a, b) => b.version.localeCompare(a.version))
      return {
        releases: [...newest.filter(({ state }) => isPendingRelease(state)), ...newest.filter(({ state }) => !isPendingRelease(state))],
      }
    },
    beginRelease: ({ name, documents = [] }) => {
      const held = collected(documents)
      made += 1
      return store({ ...OPEN, id: idOf(300 + made), name, documents: held })
    },
    changeRelease: ({ id, expectedVersion, name, documents }) => {
      const release = ahead(id, expectedVersion)
      return store({ ...release, name: name ?? release.name, documents: documents ? collected(documents, release) : release.documents })
    },
    publishRelease: ({ id, expectedVersion }) => {
      const release = ahead(id, expectedVersion)
      refuseObstructed(release)
      const documents = release.documents.map((document) => ({ ...document, obstacles: [] }))
      return store({ ...release, state: 'published', at: null, publishedAt: time(), undo: undoOf(id), documents })
    },
    scheduleRelease: ({ id, expectedVersion, at }) => {
      const due = at === null ? { at } : futureTime(at, new Date())
      if ('refusal' in due) throw refuseCall(scheduleContentRelease, due.refusal)
      if (due.at !== null) refuseObstructed(found(id))
      const release = ahead(id, expectedVersion)
      return store({ ...release, ...due, state: due.at === null ? 'open' : 'scheduled', by: due.at === null ? '' : EDITOR })
    },
    giveUpRelease: ({ id }) => {
      const no = giveUpRefusal(found(id))
      if (no) throw refuseCall(giveUpContentRelease, no.refusal)
      releases.delete(id)
      return { gone: true as const }
    },
    undoAct: ({ id }) => {
      const release = [...releases.values()].find((one) => undoOf(one.id) === id)
      const page = pages.find((one) => undoOfPage(one.id) === id)
      if (!release && page) return { undone: [{ id: page.id, title: page.title }] }
      if (!release) throw refuseCall(undoContentAct, 'notFound')
      const no = undoRefusal(release.state === 'undone', [])
      if (no) throw refuseCall(undoContentAct, no.refusal)
      store({ ...release, state: 'undone', undo: null })
      return { undone: release.documents.map(({ id: page, title }) => ({ id: page, title })) }
    },
  }
}

/** The undo token of a release. */
const undoOf = (release: string) => release.replace(/^0c0e/, '0c0f')

export const OPEN: Omit<ContentRelease, 'id' | 'name'> = {
  state: 'open',
  at: null,
  by: '',
  publishedAt: null,
  undo: null,
  version: '2026-11-22T09:00:00.000Z',
  documents: [],
}
