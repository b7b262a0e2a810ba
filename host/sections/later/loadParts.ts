import type { SectionOf } from '@framewell/domain/content/sections'
import type { SiteChrome } from '@framewell/domain/content/site'
import type { ComponentType } from 'react'
import type { ContactView, FormAnswerView, NewsletterView, View } from '../../shell/view'
import { splitEndLinks } from '../endLinkSections'
import type { SectionViewProps } from '../sectionProps'

/** Section types that the landing page does without. */
const LATER_SECTIONS = [
  'richText',
  'faq',
  'timeline',
  'quote',
  'image',
  'slides',
  'projections',
  'siteStatus',
  'blogList',
  'newsletter',
  'contactForm',
] as const
export type LaterSection = SectionOf<(typeof LATER_SECTIONS)[number]>

/** What draws them, and other pages: said here, so that who draws with it imports none of it. */
export interface LaterModule {
  readonly LaterSectionView: ComponentType<SectionViewProps & { readonly section: LaterSection }>
  readonly ArticlePage: ComponentType<{ view: Extract<View, { kind: 'page' }> }>
  readonly SearchPage: ComponentType<Pick<Extract<View, { kind: 'search' }>, 'question' | 'findings' | 'failed'>>
  readonly NewsletterPage: ComponentType<{ view: NewsletterView }>
  readonly FormAnswerPage: ComponentType<{ view: FormAnswerView }>
  readonly ContactPage: ComponentType<{ view: ContactView }>
  readonly NotFoundPage: ComponentType<{ chrome: SiteChrome }>
  readonly UnavailablePage: ComponentType<{ chrome: SiteChrome }>
}

/** What draws a page of the CMS, likewise. */
interface PageModule {
  readonly PageContent: ComponentType<{ view: Extract<View, { kind: 'page' }> }>
  readonly loadLaterParts: () => Promise<LaterModule>
}

let page: PageModule | null = null
let later: LaterModule | null = null
let loadingPage: Promise<PageModule> | null = null
let loadingLater: Promise<LaterModule> | null = null

/** The code that a view shows besides the shell's, by the names of its chunks: none where a remote stands, the later parts where some are shown. */
export function partsOf(view: View): readonly ('page' | 'later')[] {
  if (view.kind === 'route') return []
  return needsLaterParts(view) ? ['page', 'later'] : ['page']
}

function needsLaterParts(view: Exclude<View, { kind: 'route' }>): boolean {
  if (view.kind !== 'page') return true
  return (
    view.page.kind === 'post' ||
    splitEndLinks(view.page.sections).placed.some(({ blockType }) => LATER_SECTIONS.some((later) => later === blockType))
  )
}

/** Fetches what a view shows; whoever shows a view waits for it. */
export async function loadParts(view: View): Promise<void> {
  const parts = partsOf(view)
  if (parts.includes('page')) await loadPageParts()
  if (parts.includes('later')) await loadLaterParts()
}

/** The parts of a page of the CMS when their code is here. */
export function pageParts(): PageModule | null {
  return page
}

/** The later parts when their code is here. */
export function laterParts(): LaterModule | null {
  return later
}

/** For the server and for stories, which have all code at once. */
export function provideParts(given: { readonly page: PageModule; readonly later: LaterModule }): void {
  page = given.page
  later = given.later
}

/** Fetches the code of pages of the CMS, once; a failed attempt is tried again by the next caller. */
function loadPageParts(): Promise<PageModule> {
  loadingPage ??= import(/* webpackChunkName: "page" */ './PageParts').then(
    (module) => {
      page = module
      return module
    },
    (error: unknown) => {
      loadingPage = null
      throw error
    },
  )
  return loadingPage
}

/** Fetches the later parts' code, likewise. */
export function loadLaterParts(): Promise<LaterModule> {
  loadingLater ??= loadPageParts()
    .then((parts) => parts.loadLaterParts())
    .then(
      (module) => {
        later = module
        return module
      },
      (error: unknown) => {
        loadingLater = null
        throw error
      },
    )
  return loadingLater
}
