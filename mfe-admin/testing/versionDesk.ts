import type { Consequences } from '@framewell/domain/content/consequences'
import type { ContentPage } from '@framewell/domain/content/contentPage'
import {
  type ContentVersion,
  type getContentVersion,
  type listContentVersions,
  restoreContentVersion,
  VERSIONS_PER_PAGE,
} from '@framewell/domain/content/versions'
import { type AnswerCall, refuseCall } from '@framewell/domain/http/answerCalls'
import { idOf, undoOfPage } from './samplePages'

export interface VersionDesk {
  readonly versions: AnswerCall<typeof listContentVersions>
  readonly version: AnswerCall<typeof getContentVersion>
  readonly restoreVersion: AnswerCall<typeof restoreContentVersion>
}

interface Kept {
  /** All saves of a page, oldest first. */
  readonly of: (id: string) => readonly ContentPage[]
  readonly store: (page: ContentPage) => ContentPage
  readonly effectsOf: (page: ContentPage) => Consequences
}

/** A fake of the version calls, based on the saves a story made. */
export function versionDesk({ of, store, effectsOf }: Kept): VersionDesk {
  const facts = (page: ContentPage, at: number): ContentVersion => ({
    id: idOf(5000 + at),
    at: page.lastModified,
    by: page.modifiedBy,
    state: !page.isPublished || page.hasUnpublishedChanges ? 'draft' : at === of(page.id).length - 1 ? 'live' : 'published',
    newest: at === of(page.id).length - 1,
    title: page.title,
    slug: page.slug,
  })
  const found = (id: string, version: string) => {
    const at = of(id).findIndex((_, place) => idOf(5000 + place) === version)
    const [page, newest] = [of(id)[at], of(id).at(-1)]
    if (!page || !newest) throw refuseCall(restoreContentVersion, 'notFound')
    return { page, at, newest }
  }
  const looked = (id: string, version: string, withAddress: boolean) => {
    const { page, at, newest } = found(id, version)
    const words = { ...newest, title: page.title, sections: page.sections, ...(withAddress ? { slug: page.slug, path: page.path } : {}) }
    return { page, at, newest, words, effects: effectsOf(words) }
  }
  return {
    versions: ({ id, page }) => {
      const saves = of(id)
      const all = saves.map((saved, at) => ({ ...facts(saved, at), changed: at === 0 ? null : namesOf(saves[at - 1], saved) })).reverse()
      return { versions: all.slice((page - 1) * VERSIONS_PER_PAGE, page * VERSIONS_PER_PAGE), total: all.length }
    },
    version: ({ id, version, withAddress }) => {
      const { page, at, newest, effects } = looked(id, version, withAddress)
      return {
        version: facts(page, at),
        fields: page.title === newest.title ? [] : [{ label: 'Title', before: newest.title, after: page.title }],
        sections: [],
        otherAddress: page.slug === newest.slug ? null : page.slug,
        replacesDraft: newest.hasUnpublishedChanges,
        effects,
        blocked: false,
      }
    },
    restoreVersion: ({ id, version, withAddress, stamp }) => {
      const { words, newest, effects } = looked(id, version, withAddress)
      if (effects.stamp !== stamp) throw refuseCall(restoreContentVersion, 'consequencesChanged')
      return { page: store({ ...words, hasUnpublishedChanges: newest.isPublished }), undo: undoOfPage(id) }
    },
  }
}

/** The differences between two saves: the fields stories change, in the panel's order. */
function namesOf(before: ContentPage | undefined, after: ContentPage) {
  const names = [
    before?.title === after.title ? [] : ['Title'],
    before?.slug === after.slug ? [] : ['Address'],
    before?.publishDate === after.publishDate ? [] : ['First published'],
  ].flat()
  return names.map((name) => ({ name, kind: 'changed' as const }))
}
