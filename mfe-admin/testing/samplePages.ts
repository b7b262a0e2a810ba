import { contentHtml } from '@framewell/domain/content/contentHtml'
import type { ContentPage, ContentSection } from '@framewell/domain/content/contentPage'
import { storedText } from '@framewell/domain/content/lexicalText'
import { derivePost } from '@framewell/domain/content/postDerivation'
import { type FieldValues, initialValues } from '@framewell/domain/content/sectionForm'
import { readWords } from '@framewell/domain/content/sectionWords'
import { seoScore } from '@framewell/domain/content/seoScore'
import { sampleArticleFields, sampleForms } from './sampleForms'

const FIRST = '2026-11-20T14:05:00.000Z'

const NO_CHOICES: FieldValues = { ...initialValues(sampleArticleFields), author: 'Framewell Editorial' }

/** A page with its derived fields: HTML, score, blog summary. */
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
    ...((given.kind ?? 'post') === 'post' ? { article: { ...NO_CHOICES, ...given.article } } : {}),
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
    livePath: given.livePath ?? (page.isPublished ? `/${page.slug}` : null),
    seoScore: seoScore({ ...page, content, keywords }).total,
  }
}

/** A section as the call returns it, built from its fields. */
export function section(id: string, type: string, values: FieldValues): ContentSection {
  const fields = { ...initialValues(sampleForms.find((form) => form.type === type)?.fields ?? []), ...values }
  return { id, type, ...readWords(type, fields), fields }
}

/** The undo token of a page action. */
export const undoOfPage = (page: string) => `ac70${page.slice(4)}`

export const idOf = (number: number) => `0c0e0000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** Five pages for stories: a good one, drafts, and one with little content. */
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
        body: storedText(
          `Cold-formed steel framing is a way to build the frame of a house from **thin galvanized sheet** that is rolled into studs, tracks and joists at room temperature.\n\n${'It goes up with screws instead of nails, to the same layouts carpenters know. '.repeat(12)}\n\n- studs stand every 16 or 24 inches\n- tracks hold them at top and bottom`,
        ),
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
    sections: [section('b1', 'richText', { heading: 'Straight walls', body: storedText('Studs that do not warp, shrink or twist.') })],
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
