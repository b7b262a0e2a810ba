import type { Section, SectionOf } from '@framewell/domain/content/sections'
import type { SiteChrome } from '@framewell/domain/content/site'
import type { ComponentType } from 'react'
import type { ContactView, FormAnswerView, NewsletterView, View } from '../../shell/view'
import type { SectionViewProps } from '../sectionProps'

/** Section types of the landing page, in the code of every page. */
export const PAGE_SECTIONS = [
  'hero',
  'stats',
  'featureGrid',
  'comparisonTable',
  'steps',
  'cards',
  'callToAction',
  'chart',
  'drawing',
  'app',
] as const
/** Section types of texts. Every other type is rare. */
export const TEXT_SECTIONS = ['richText', 'faq', 'timeline', 'quote', 'image'] as const
export type TextSection = SectionOf<(typeof TEXT_SECTIONS)[number]>
export type RareSection = Exclude<Section, TextSection | SectionOf<(typeof PAGE_SECTIONS)[number]>>

/** The exports that render a CMS page. Typed here so that callers import none of its code. */
export interface PageModule {
  readonly PageContent: ComponentType<{ view: Extract<View, { kind: 'page' }> }>
  readonly loadTextParts: () => Promise<TextModule>
}

/** The exports that render text sections. */
export interface TextModule {
  readonly TextSectionView: ComponentType<SectionViewProps & { readonly section: TextSection }>
  readonly loadRareParts: () => Promise<RareModule>
}

/** The exports that render rare sections and other pages. */
export interface RareModule {
  readonly RareSectionView: ComponentType<SectionViewProps & { readonly section: RareSection }>
  readonly ArticlePage: ComponentType<{ view: Extract<View, { kind: 'page' }> }>
  readonly SearchPage: ComponentType<Pick<Extract<View, { kind: 'search' }>, 'question' | 'findings' | 'failed'>>
  readonly NewsletterPage: ComponentType<{ view: NewsletterView }>
  readonly FormAnswerPage: ComponentType<{ view: FormAnswerView }>
  readonly ContactPage: ComponentType<{ view: ContactView }>
  readonly NotFoundPage: ComponentType<{ chrome: SiteChrome }>
  readonly UnavailablePage: ComponentType<{ chrome: SiteChrome }>
}

export type Parts = PageModule & TextModule & RareModule

/** The modules that are loaded. */
const here: Partial<Parts> = {}

/** A loaded module. The caller has awaited loadParts. */
export function part<Name extends keyof Parts>(name: Name): Parts[Name] {
  const found: Parts[Name] | undefined = here[name]
  if (!found) throw new Error(`${name} is rendered before its code has loaded`)
  return found
}

/** For the server and stories, where all code is loaded up front. */
export function provideParts(given: Partial<Parts>): void {
  Object.assign(here, given)
}
