import type { SectionOf } from '@framewell/domain/content/sections'
import type { SiteChrome } from '@framewell/domain/content/site'
import type { ComponentType } from 'react'
import type { ContactView, FormAnswerView, NewsletterView, View } from '../../shell/view'
import { splitEndLinks } from '../endLinkSections'
import type { SectionViewProps } from '../sectionProps'

/** Section types the landing page does not use: text, and rarely used sections. */
const TEXT_SECTIONS = ['richText', 'faq', 'timeline', 'quote', 'image'] as const
const RARE_SECTIONS = ['slides', 'projections', 'siteStatus', 'blogList', 'newsletter', 'contactForm'] as const
export type TextSection = SectionOf<(typeof TEXT_SECTIONS)[number]>
export type RareSection = SectionOf<(typeof RARE_SECTIONS)[number]>

/** The exports that render a CMS page. Typed here so that callers import none of its code. */
interface PageModule {
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

type Parts = PageModule & TextModule & RareModule

/** The loaded modules and the chunk names. Each chunk loads the next, so that nothing is bundled twice. */
const here: Partial<Parts> = {}
const PARTS = ['page', 'text', 'rare'] as const
const LOADS: readonly (() => Promise<Partial<Parts>>)[] = [
  () => import(/* webpackChunkName: "page" */ './PageParts'),
  () => part('loadTextParts')(),
  () => part('loadRareParts')(),
]
const loading: (Promise<void> | undefined)[] = []

/** The chunks a view needs besides the shell, by name; none for a remote's page. */
export function partsOf(view: View): readonly (typeof PARTS)[number][] {
  return PARTS.slice(0, depthOf(view))
}

function depthOf(view: View): number {
  if (view.kind === 'route') return 0
  if (view.kind !== 'page' || view.page.kind === 'post') return 3
  const { placed } = splitEndLinks(view.page.sections)
  const some = (types: readonly string[]) => placed.some(({ blockType }) => types.includes(blockType))
  return some(RARE_SECTIONS) ? 3 : some(TEXT_SECTIONS) ? 2 : 1
}

/** Loads the code a view needs, each chunk once. Await it before rendering the view. A failed load is retried by the next caller. */
export async function loadParts(view: View): Promise<void> {
  for (const at of partsOf(view).keys()) {
    loading[at] ??= LOADS[at]?.().then(provideParts)
    await loading[at]?.catch((error: unknown) => {
      loading[at] = undefined
      throw error
    })
  }
}

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
