import {
  type createContentPage,
  type deleteContentPage,
  type getContentPage,
  type listContentPages,
  type listSectionForms,
  restoreContentPage,
  updateContentPage,
} from '@framewell/domain/content/contentCalls'
import { contentHtml } from '@framewell/domain/content/contentHtml'
import type { ContentPage, ContentSection } from '@framewell/domain/content/contentPage'
import { NEW_PAGE } from '@framewell/domain/content/newPage'
import type { listPictures, Picture, uploadPicture } from '@framewell/domain/content/pictures'
import { derivePost } from '@framewell/domain/content/postDerivation'
import type { cancelSchedule, listSchedules, Schedule, schedulePublication } from '@framewell/domain/content/schedules'
import { type FieldValues, initialValues } from '@framewell/domain/content/sectionForm'
import { readWords } from '@framewell/domain/content/sectionWords'
import { seoScore } from '@framewell/domain/content/seoScore'
import type { findDeadLinks } from '@framewell/domain/content/site'
import type { listBrokenLinks, searchContent } from '@framewell/domain/content/siteChecks'
import { type AnswerCall, refuseCall } from '@framewell/domain/http/answerCalls'
import { sampleForms } from './sampleForms'
import { samplePicture, samplePictures } from './samplePictures'

const FIRST = '2026-11-20T14:05:00.000Z'

/** A page with what follows from it: HTML, score, what the blog shows. */
export function contentPage(given: Partial<ContentPage> & Pick<ContentPage, 'id' | 'title' | 'slug'>): ContentPage {
  const page = {
    metaTitle: '',
    metaDescription: '',
    sections: [],
    internalLinks: [],
    externalLinks: [],
    isPublished: false,
    modifiedBy: 'admin',
    targetKeywords: [],
    kind: 'post' as const,
    hasUnpublishedChanges: false,
    version: FIRST,
    lastModified: FIRST,
    author: 'Framewell Editorial',
    publishDate: null,
    ...given,
  }
  const content = contentHtml(page.sections)
  const keywords = page.targetKeywords.join(', ')
  const derived = derivePost({ slug: page.slug, metaDescription: page.metaDescription, content })
  return {
    ...page,
    ...derived,
    content,
    keywords,
    tags: page.targetKeywords,
    path: `/${page.slug}`,
    seoScore: seoScore({ ...page, content, keywords }).total,
  }
}

/** A section as the call answers it, made of its fields. */
export function section(id: string, type: string, values: FieldValues): ContentSection {
  const fields = { ...initialValues(sampleForms.find((form) => form.type === type)?.fields ?? []), ...values }
  return { id, type, ...readWords(type, fields), fields }
}

const idOf = (number: number) => `0c0e0000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** Five pages for stories: one that is good, drafts, one with little. */
export const samplePages: readonly ContentPage[] = [
  contentPage({
    id: idOf(1),
    title: 'What is residential steel framing?',
    slug: 'what-is-residential-steel-framing',
    kind: 'page',
    metaTitle: 'What is residential steel framing? A builder’s guide',
    metaDescription:
      'Cold-formed steel framing explained for home builders: what it is made of, which codes cover it, what it weighs and how it is ordered.',
    targetKeywords: ['residential steel framing', 'cold-formed steel'],
    sections: [
      section('a1', 'hero', {
        title: 'Steel framing, explained',
        lead: 'What a steel-framed house is made of, and what changes on your site.',
      }),
      section('a2', 'richText', {
        heading: 'Definition',
        body: {
          kept: [],
          markup: `Cold-formed steel framing is a way to build the frame of a house from **thin galvanized sheet** that is rolled into studs, tracks and joists at room temperature.\n\n${'It goes up with screws instead of nails, to the same layouts carpenters know. '.repeat(12)}\n\n- studs stand every 16 or 24 inches\n- tracks hold them at top and bottom`,
        },
      }),
      section('a3', 'chart', {
        heading: 'Share of steel in new homes',
        unit: 'percent',
        categories: ['2022', '2023'],
        series: [{ id: 's1', name: 'Steel', values: [2, 2.5] }],
        source: 'Sample figures for a story',
      }),
      section('a4', 'faq', {
        heading: 'Questions builders ask',
        entries: [
          { id: 'q1', question: 'Is it approved by code?', answer: 'Yes: the IRC covers it in R505, R603 and R804.' },
          { id: 'q2', question: 'How long does it last?', answer: 'As long as its coating is kept dry.' },
        ],
      }),
    ],
    internalLinks: [
      { anchor: 'Benefits of steel framing', targetPage: '/steel-framing-benefits' },
      { anchor: 'Builder Credit Qualification', targetPage: '/qualification' },
      { anchor: 'Wind and steel frames', targetPage: '/wind-and-steel' },
    ],
    externalLinks: [{ anchor: 'Steel Framing Industry Association', url: 'https://www.steelframing.org' }],
    isPublished: true,
    publishDate: '2026-10-02T09:00:00.000Z',
    modifiedBy: 'Erin Vale',
  }),
  contentPage({
    id: idOf(2),
    title: 'Steel framing benefits',
    slug: 'steel-framing-benefits',
    kind: 'page',
    metaTitle: 'Steel framing benefits',
    sections: [
      section('b1', 'richText', { heading: 'Straight walls', body: { markup: 'Studs that do not warp, shrink or twist.', kept: [] } }),
    ],
    isPublished: true,
    hasUnpublishedChanges: true,
    modifiedBy: 'Olivia Park',
  }),
  contentPage({ id: idOf(3), title: 'Wind and steel frames', slug: 'wind-and-steel', targetKeywords: ['wind', 'steel frames'] }),
  contentPage({
    id: idOf(4),
    title: 'How a roll-former makes a stud from a coil of galvanized sheet in forty seconds',
    slug: 'how-a-roll-former-makes-a-stud-from-a-coil-of-galvanized-sheet',
    isPublished: true,
  }),
  contentPage({ id: idOf(5), title: 'New Page', slug: 'new-page' }),
]

export interface ContentDesk {
  readonly pages: AnswerCall<typeof listContentPages>
  readonly page: AnswerCall<typeof getContentPage>
  readonly sectionForms: AnswerCall<typeof listSectionForms>
  readonly listedPictures: AnswerCall<typeof listPictures>
  readonly addPicture: AnswerCall<typeof uploadPicture>
  readonly createPage: AnswerCall<typeof createContentPage>
  readonly updatePage: AnswerCall<typeof updateContentPage>
  readonly deletePage: AnswerCall<typeof deleteContentPage>
  readonly restorePage: AnswerCall<typeof restoreContentPage>
  readonly deadLinks: AnswerCall<typeof findDeadLinks>
  readonly schedules: AnswerCall<typeof listSchedules>
  readonly schedule: AnswerCall<typeof schedulePublication>
  readonly unschedule: AnswerCall<typeof cancelSchedule>
  readonly brokenLinks: AnswerCall<typeof listBrokenLinks>
  readonly wordsFound: AnswerCall<typeof searchContent>
  /** Somebody else saves a page. */
  readonly saveElsewhere: (id: string, change: Partial<ContentPage>) => void
}

/** Answers the content calls from pages kept in memory. For stories. */
export function contentDesk(samples: readonly ContentPage[] = samplePages): ContentDesk {
  const pages = new Map(samples.map((page) => [page.id, page]))
  const trash = new Map<string, ContentPage>()
  const library = [...samplePictures]
  const planned = new Map<string, Schedule>()
  let clock = Date.parse('2026-11-21T09:00:00.000Z')
  const store = (page: ContentPage, modifiedBy = 'Erin Vale') => {
    clock += 1000
    const lastModified = new Date(clock).toISOString()
    const stored = contentPage({ ...page, modifiedBy, lastModified, version: lastModified })
    pages.set(stored.id, stored)
    return stored
  }
  const found = (id: string) => {
    const page = pages.get(id)
    if (!page) throw refuseCall(updateContentPage, 'notFound')
    return page
  }
  return {
    pages: () => [...pages.values()],
    page: ({ id }) => found(id),
    createPage: () => {
      const taken = [...pages.values()].filter(({ slug }) => slug.startsWith(NEW_PAGE.slug)).length
      return store(
        contentPage({ id: idOf(100 + taken), title: NEW_PAGE.title, slug: taken === 0 ? NEW_PAGE.slug : `${NEW_PAGE.slug}-${taken + 1}` }),
        'admin',
      )
    },
    updatePage: ({
      id,
      expectedVersion,
      asDraft,
      isPublished,
      sections,
      keywords,
      canonicalUrl,
      ogImage,
      targetKeywords: _,
      content: __,
      ...change
    }) => {
      const page = found(id)
      if (expectedVersion && expectedVersion !== page.version) throw refuseCall(updateContentPage, 'changedMeanwhile')
      if (change.slug && [...pages.values()].some((other) => other.id !== id && other.slug === change.slug)) {
        const title = [...pages.values()].find(({ slug }) => slug === change.slug)?.title
        throw refuseCall(updateContentPage, 'invalidInput', [{ path: 'slug', message: `'${title}' already has this address` }])
      }
      const live = isPublished ?? page.isPublished
      const members = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
      return store({
        ...page,
        ...members,
        ...(sections ? { sections: sections.map(({ id: sectionId = '', type, fields = {} }) => section(sectionId, type, fields)) } : {}),
        ...(keywords === undefined
          ? {}
          : {
              targetKeywords: keywords
                .split(',')
                .map((word) => word.trim())
                .filter(Boolean),
            }),
        ...(canonicalUrl ? { canonicalUrl } : {}),
        ...(ogImage ? { ogImage } : {}),
        isPublished: live,
        hasUnpublishedChanges: live && asDraft === true,
      })
    },
    sectionForms: () => ({ forms: [...sampleForms] }),
    listedPictures: ({ search }) => {
      const pictures = library.filter(({ alt }) => alt.toLowerCase().includes(search.toLowerCase()))
      return { pictures, total: pictures.length }
    },
    addPicture: ({ alt }) => {
      const picture: Picture = { ...samplePicture(library.length + 1), alt }
      library.unshift(picture)
      return picture
    },
    deletePage: ({ id }) => {
      trash.set(id, found(id))
      pages.delete(id)
      return { deleted: true, id }
    },
    restorePage: ({ id }) => {
      const page = trash.get(id)
      if (!page) throw refuseCall(restoreContentPage, 'notFound')
      pages.set(id, page)
      return page
    },
    deadLinks: ({ hrefs }) => ({
      dead: hrefs
        .split(' ')
        .filter((href) => href !== '/qualification' && ![...pages.values()].some(({ path, isPublished }) => isPublished && path === href)),
    }),
    schedules: () => ({ schedules: [...planned.values()] }),
    schedule: ({ collection, id, at, what = 'publish' }) => {
      const { title } = found(id)
      const schedule = { jobId: idOf(200 + planned.size), collection, id, title, what, at, by: 'Erin Vale', obstacles: [] }
      planned.set(schedule.jobId, schedule)
      return schedule
    },
    unschedule: ({ jobId }) => {
      planned.delete(jobId)
      return { cancelled: true as const }
    },
    brokenLinks: () => ({ links: [] }),
    wordsFound: () => ({ total: 0, findings: [] }),
    saveElsewhere: (id, change) => {
      store({ ...found(id), ...change }, 'Olivia Park')
    },
  }
}
