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

let parts: LaterModule | null = null
let loading: Promise<LaterModule> | null = null

/** Whether a view shows a part whose code comes with the pages that have it. */
export function needsLaterParts(view: View): boolean {
  if (view.kind === 'route') return false
  if (view.kind !== 'page') return true
  return (
    view.page.kind === 'post' ||
    splitEndLinks(view.page.sections).placed.some(({ blockType }) => LATER_SECTIONS.some((later) => later === blockType))
  )
}

/** The parts when their code is here. */
export function laterParts(): LaterModule | null {
  return parts
}

/** For the server and for stories, which have all code at once. */
export function provideLaterParts(given: LaterModule): void {
  parts = given
}

/** Fetches the parts' code, once; a failed attempt is tried again by the next caller. */
export function loadLaterParts(): Promise<LaterModule> {
  loading ??= import(/* webpackChunkName: "later" */ './LaterParts').then(
    (module) => {
      parts = module
      return module
    },
    (error: unknown) => {
      loading = null
      throw error
    },
  )
  return loading
}
