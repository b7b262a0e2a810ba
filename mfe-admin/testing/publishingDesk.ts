import {
  type ContentRelease,
  changeContentRelease,
  type createContentRelease,
  type giveUpContentRelease,
  isAhead,
  type listContentReleases,
  type publishContentRelease,
  type ReleaseDocument,
  type scheduleContentRelease,
} from '@framewell/domain/content/contentReleases'
import type { undoContentAct } from '@framewell/domain/content/undo'
import { type AnswerCall, refuseCall } from '@framewell/domain/http/answerCalls'
import { idOf, samplePages } from './samplePages'

export interface PublishingDesk {
  readonly releases: AnswerCall<typeof listContentReleases>
  readonly beginRelease: AnswerCall<typeof createContentRelease>
  readonly changeRelease: AnswerCall<typeof changeContentRelease>
  readonly publishRelease: AnswerCall<typeof publishContentRelease>
  readonly scheduleRelease: AnswerCall<typeof scheduleContentRelease>
  readonly giveUpRelease: AnswerCall<typeof giveUpContentRelease>
  readonly undoAct: AnswerCall<typeof undoContentAct>
}

/** Answers the calls of releases from memory. For stories. */
export function publishingDesk(samples: readonly ContentRelease[] = []): PublishingDesk {
  const releases = new Map(samples.map((release) => [release.id, release]))
  let changes = 0
  const store = (release: ContentRelease) => {
    changes += 1
    const stored = { ...release, version: `version-${changes}` }
    releases.set(stored.id, stored)
    return stored
  }
  const ahead = (id: string, expectedVersion: string) => {
    const release = releases.get(id)
    if (!release) throw refuseCall(changeContentRelease, 'notFound')
    if (!isAhead(release.state)) throw refuseCall(changeContentRelease, 'notAhead')
    if (release.version !== expectedVersion) throw refuseCall(changeContentRelease, 'changedMeanwhile')
    return release
  }
  return {
    releases: () => ({ releases: [...releases.values()] }),
    beginRelease: ({ name, documents = [] }) => store({ ...OPEN, id: idOf(300 + releases.size), name, documents: documents.map(named) }),
    changeRelease: ({ id, expectedVersion, name, documents }) => {
      const release = ahead(id, expectedVersion)
      return store({ ...release, name: name ?? release.name, documents: documents?.map(named) ?? release.documents })
    },
    publishRelease: ({ id, expectedVersion }) => {
      const release = ahead(id, expectedVersion)
      return store({ ...release, state: 'published', at: null, publishedAt: '2026-11-22T10:00:00.000Z', undo: id })
    },
    scheduleRelease: ({ id, expectedVersion, at }) => {
      const release = ahead(id, expectedVersion)
      return store({ ...release, state: at === null ? 'open' : 'scheduled', at, by: at === null ? '' : 'Erin Vale' })
    },
    giveUpRelease: ({ id }) => {
      releases.delete(id)
      return { gone: true as const }
    },
    undoAct: ({ id }) => {
      const release = releases.get(id)
      if (release) store({ ...release, state: 'undone', undo: null })
      return { undone: (release?.documents ?? []).map(({ id: page, title }) => ({ id: page, title })) }
    },
  }
}

export const OPEN: Omit<ContentRelease, 'id' | 'name'> = {
  state: 'open',
  at: null,
  by: '',
  publishedAt: null,
  undo: null,
  version: 'version-0',
  documents: [],
}

function named({ collection, id }: ReleaseDocument): ContentRelease['documents'][number] {
  const page = samplePages.find((sample) => sample.id === id)
  return { collection, id, title: page?.title ?? 'Untitled', path: page?.path ?? '/', obstacles: [] }
}
