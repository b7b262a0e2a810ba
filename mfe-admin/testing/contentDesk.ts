import { type Consequences, type EffectsOf, type getConsequences, performContentAct } from '@framewell/domain/content/consequences'
import {
  type createContentPage,
  type deleteContentPage,
  type getContentPage,
  type listContentPages,
  type listSectionForms,
  restoreContentPage,
  updateContentPage,
} from '@framewell/domain/content/contentCalls'
import type { ContentPage, ContentPageChange } from '@framewell/domain/content/contentPage'
import { FIRST_EDITOR, NEW_PAGE } from '@framewell/domain/content/newPage'
import { ownId } from '@framewell/domain/content/ownId'
import { changedKeywords, filledLinks, freeSlug, malformedAddresses, savedMeanwhile, savingOf } from '@framewell/domain/content/pageChange'
import type { sharePresence } from '@framewell/domain/content/presence'
import { futureTime, scheduleRefusal } from '@framewell/domain/content/publishingRules'
import { cancelSchedule, type listSchedules, type Schedule, schedulePublication } from '@framewell/domain/content/schedules'
import type { findDeadLinks } from '@framewell/domain/content/site'
import type { listBrokenLinks, searchContent } from '@framewell/domain/content/siteChecks'
import { slugFor } from '@framewell/domain/content/slugFor'
import { type AnswerCall, refuseCall } from '@framewell/domain/http/answerCalls'
import { type PictureDesk, pictureDesk } from './pictureDesk'
import { sampleArticleFields, sampleForms, sampleTextFigures } from './sampleForms'
import { contentPage, idOf, samplePages, section, undoOfPage } from './samplePages'
import { type VersionDesk, versionDesk } from './versionDesk'

export interface ContentDesk extends VersionDesk, PictureDesk {
  readonly pages: AnswerCall<typeof listContentPages>
  readonly page: AnswerCall<typeof getContentPage>
  readonly sectionForms: AnswerCall<typeof listSectionForms>
  readonly createPage: AnswerCall<typeof createContentPage>
  readonly updatePage: AnswerCall<typeof updateContentPage>
  readonly deletePage: AnswerCall<typeof deleteContentPage>
  readonly consequences: AnswerCall<typeof getConsequences>
  readonly reachingAct: AnswerCall<typeof performContentAct>
  readonly restorePage: AnswerCall<typeof restoreContentPage>
  readonly presence: AnswerCall<typeof sharePresence>
  readonly deadLinks: AnswerCall<typeof findDeadLinks>
  readonly schedules: AnswerCall<typeof listSchedules>
  readonly schedule: AnswerCall<typeof schedulePublication>
  readonly unschedule: AnswerCall<typeof cancelSchedule>
  readonly brokenLinks: AnswerCall<typeof listBrokenLinks>
  readonly wordsFound: AnswerCall<typeof searchContent>
  /** Another editor saves a page. */
  readonly saveElsewhere: (id: string, change: Partial<ContentPage>) => void
  /** Another editor schedules a page. */
  readonly planElsewhere: (id: string, at: string) => void
}

/** A fake of the content calls with pages in memory. For stories. */
export function contentDesk(samples: readonly ContentPage[] = samplePages): ContentDesk {
  const pages = new Map(samples.map((page) => [page.id, page]))
  const trash = new Map<string, ContentPage>()
  const saves = new Map(samples.map((page) => [page.id, [page]]))
  const planned = new Map<string, Schedule>()
  const plan = (schedule: Omit<Schedule, 'jobId' | 'obstacles' | 'failed'>) => {
    const stored = { ...schedule, jobId: idOf(200 + planned.size), obstacles: [], failed: false }
    planned.set(stored.jobId, stored)
    return stored
  }
  const plansOf = (id: string, act: EffectsOf) => (act === 'publish' ? [...planned.values()].filter((plan) => plan.id === id) : [])
  let clock = Date.parse('2026-11-21T09:00:00.000Z')
  const store = (page: ContentPage, modifiedBy = 'Erin Vale') => {
    clock += 1000
    const lastModified = new Date(clock).toISOString()
    const publishDate = page.publishDate ?? (page.isPublished ? lastModified : null)
    const stored = contentPage({ ...page, modifiedBy, lastModified, version: lastModified, publishDate })
    pages.set(stored.id, stored)
    saves.set(stored.id, [...(saves.get(stored.id) ?? []), stored])
    return stored
  }
  const found = (id: string) => {
    const page = pages.get(id)
    if (!page) throw refuseCall(updateContentPage, 'notFound')
    return page
  }
  const ownerOf = (slug: string) => [...pages.values()].find((page) => page.slug === slug)
  return {
    pages: ({ status, search }) => {
      const words = search.toLowerCase()
      const listed = (status === 'deleted' ? [...trash.values()].map(inTrash) : [...pages.values()]).filter(
        ({ isPublished, title, slug }) =>
          (status === 'all' || status === 'deleted' || isPublished === (status === 'published')) &&
          (title.toLowerCase().includes(words) || slug.includes(words)),
      )
      return listed
        .sort((a, b) => a.kind.localeCompare(b.kind) || a.title.localeCompare(b.title) || a.slug.localeCompare(b.slug))
        .map(({ article: _, ...page }) => ({ ...page, sections: page.sections.map(({ fields: _, ...words }) => words) }))
    },
    page: ({ id }) => found(id),
    createPage: async (input) => {
      const slug = await freeSlug(input.slug || NEW_PAGE.slug, (taken) => ownerOf(taken) !== undefined)
      const made = contentPage({ id: idOf(100 + pages.size + trash.size), kind: input.kind, title: input.title || NEW_PAGE.title, slug })
      return store(changed(made, { ...input, title: made.title, slug }), FIRST_EDITOR)
    },
    updatePage: async ({ id, expectedVersion, asDraft, isPublished, ...change }) => {
      const page = found(id)
      if (expectedVersion !== undefined && expectedVersion !== page.version)
        throw refuseCall(updateContentPage, 'changedMeanwhile', savedMeanwhile(page))
      const odd = malformedAddresses(change)
      if (odd.length > 0) throw refuseCall(updateContentPage, 'invalidInput', { fields: odd })
      const { title = page.title, slug } = change
      const free = async (made: string) => freeSlug(made, (taken) => (ownerOf(taken) ?? page).id !== id)
      const numbered = slug !== undefined && page.publishDate === null && slug === slugFor(title) ? { slug: await free(slug) } : {}
      const wanted = changed(page, { ...change, ...numbered })
      const differs = JSON.stringify(wanted) !== JSON.stringify(page)
      const owner = ownerOf(wanted.slug)
      if (owner && owner.id !== id)
        throw refuseCall(updateContentPage, 'invalidInput', {
          fields: [{ path: 'slug', message: `'${owner.title}' already has this address` }],
        })
      switch (savingOf(page, { isPublished, asDraft }, differs)) {
        case 'publish':
          return store({ ...wanted, isPublished: true, hasUnpublishedChanges: false, livePath: `/${wanted.slug}` })
        case 'unpublish':
          return store({ ...wanted, isPublished: false, hasUnpublishedChanges: false, livePath: null })
        case 'keepDraft':
          return store({ ...wanted, hasUnpublishedChanges: page.isPublished })
        case 'nothing':
          return page
      }
    },
    sectionForms: () => ({ forms: [...sampleForms], article: [...sampleArticleFields], textFigures: [...sampleTextFigures] }),
    ...pictureDesk(() => [...pages.values()]),
    deletePage: ({ id }) => {
      trash.set(id, found(id))
      pages.delete(id)
      return { deleted: true, id }
    },
    consequences: ({ id, act, keepSchedules }) => consequencesOf(found(id), act, plansOf(id, act), keepSchedules),
    reachingAct: ({ id, act, stamp, keepSchedules }) => {
      const page = found(id)
      const plans = plansOf(id, act)
      if (consequencesOf(page, act, plans, keepSchedules).stamp !== stamp) throw refuseCall(performContentAct, 'consequencesChanged')
      if (!keepSchedules) for (const { jobId } of plans) planned.delete(jobId)
      const isPublished = act === 'publish'
      const livePath = isPublished ? page.path : null
      return { page: store({ ...page, isPublished, hasUnpublishedChanges: false, livePath }), undo: undoOfPage(id) }
    },
    restorePage: ({ id }) => {
      const page = trash.get(id)
      if (!page) return found(id)
      const owner = ownerOf(page.slug)
      if (owner) throw refuseCall(restoreContentPage, 'slugTaken', { detail: `'${owner.title}' has the address '${page.slug}' now.` })
      trash.delete(id)
      pages.set(id, page)
      return page
    },
    presence: () => ({ others: [] }),
    deadLinks: ({ hrefs }) => ({
      dead: hrefs
        .split(' ')
        .filter((href) => href !== '/qualification' && ![...pages.values()].some(({ path, isPublished }) => isPublished && path === href)),
    }),
    schedules: ({ id }) => ({ schedules: [...planned.values()].filter((schedule) => !id || schedule.id === id) }),
    schedule: ({ collection, id, at, what = 'publish' }) => {
      const due = futureTime(at, new Date())
      if ('refusal' in due) throw refuseCall(schedulePublication, due.refusal)
      const { title, isPublished } = found(id)
      const no = scheduleRefusal(what, isPublished, [])
      if (no) throw refuseCall(schedulePublication, no.refusal, no.more)
      return plan({ collection, id, title, what, at: due.at, by: 'Erin Vale' })
    },
    unschedule: ({ jobId }) => {
      if (!planned.delete(jobId)) throw refuseCall(cancelSchedule, 'notFound')
      return { cancelled: true as const }
    },
    brokenLinks: () => ({ links: [] }),
    wordsFound: () => ({ total: 0, findings: [] }),
    ...versionDesk({ of: (id) => saves.get(id) ?? [], store, effectsOf: (page) => consequencesOf(page, 'restore') }),
    planElsewhere: (id, at) => {
      plan({ collection: 'pages', id, title: found(id).title, what: 'publish', at, by: 'Olivia Park' })
    },
    saveElsewhere: (id, change) => {
      store({ ...found(id), ...change }, 'Olivia Park')
    },
  }
}

/** A page as the list of the trash shows it. */
function inTrash(page: ContentPage): ContentPage {
  const deletedAt = '2026-11-21T10:00:00.000Z'
  return contentPage({ ...page, isPublished: false, hasUnpublishedChanges: false, livePath: null, deletedAt })
}

function consequencesOf(
  { title, version, livePath, path }: ContentPage,
  act: EffectsOf,
  plans: readonly Schedule[] = [],
  keepSchedules = false,
): Consequences {
  const after = act === 'publish' || act === 'restore' ? path : null
  const added = livePath && after && livePath !== after ? [{ from: livePath, to: after }] : []
  return {
    act,
    title,
    version,
    stamp: `${version} ${act} ${plans.length} ${keepSchedules}`,
    address: { before: livePath, after },
    redirects: { added, changed: [], removed: [], dead: [] },
    links: [
      {
        where: 'navigation',
        id: null,
        title: 'Navigation',
        place: 'Footer',
        href: livePath ?? '',
        seenIn: 'published',
        becomes: after ? 'redirected' : 'dead',
      },
    ],
    feeds: ['Sitemap', 'Search of the site'],
    card: { before: '/cards/1.png', after: after && '/cards/2.png' },
    ownLinks: [],
    schedules: plans.map(({ at, by }) => ({ at, by, withdrawn: !keepSchedules })),
    obstacles: [],
  }
}

/** A page with changed fields. */
function changed(page: ContentPage, change: ContentPageChange): ContentPage {
  const { sections, keywords: _, targetKeywords: __, content: ___, internalLinks, externalLinks, canonicalUrl, ogImage, ...plain } = change
  const keywords = changedKeywords(page, change)
  return {
    ...page,
    ...Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined)),
    ...(sections ? { sections: sections.map(({ id = ownId(), type, fields = {} }) => section(id, type, fields)) } : {}),
    ...(keywords ? { targetKeywords: keywords } : {}),
    ...(internalLinks ? { internalLinks: filledLinks(internalLinks) } : {}),
    ...(externalLinks ? { externalLinks: filledLinks(externalLinks) } : {}),
    ...(canonicalUrl === undefined ? {} : { canonicalUrl: canonicalUrl || undefined }),
    ...(ogImage === undefined ? {} : { ogImage: ogImage || undefined }),
  }
}
