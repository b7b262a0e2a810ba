import type { PostListing, PostSummary } from '@framewell/domain/content/blogCalls'
import type { BlogQuery } from '@framewell/domain/content/blogQuery'
import type { Page } from '@framewell/domain/content/page'
import type { SiteFindings } from '@framewell/domain/content/searchSite'
import type { SiteChrome } from '@framewell/domain/content/site'
import type { SiteStatus } from '@framewell/domain/content/siteStatus'
import type { ImprovementTips } from '@framewell/domain/credit/tips'
import type { ReleaseTrial } from '@framewell/domain/releases/releaseTrial'
import type { RemoteName } from '@framewell/domain/releases/remotes'
import type { RouteMeta } from '@framewell/domain/releases/shell'
import type { OutlineEntry } from '../sections/article/outlineOf'
import type { ShownSection } from '../sections/stillSection'
import type { PageSet } from './PageSet'
import type { RenderedArea } from './remotes/renderedArea'

/** A plan's drawing: an SVG that the server generated from the framing model. */
export interface Drawing {
  /** The svg element. Empty in the boot data: the browser reads it from the document. */
  readonly svg: string
  /** What the drawing shows, in a sentence with figures. */
  readonly caption: string
}
/** Keys are '{view}:{plan}', for example 'hero:the-bova-plan'. */
export type Drawings = Readonly<Record<string, Drawing>>

/** A page with the sections that are shown. */
export interface ShownPage extends Omit<Page, 'sections'> {
  readonly sections: readonly ShownSection[]
}

/** The content between header and footer. */
export type View =
  | {
      readonly kind: 'page'
      readonly page: ShownPage
      readonly drawings: Drawings
      /** The platform's status when the server rendered a page that shows it; null when it did not answer. */
      readonly status?: SiteStatus | null
      /** On a page that lists articles: the query and the result; null when the cms did not answer. */
      readonly blog?: { readonly query: BlogQuery; readonly listing: PostListing | null }
      /** Below an article: related ones. */
      readonly related?: readonly PostSummary[]
      /** An article's table of contents, in boot data without the content of its sections. */
      readonly outline?: readonly OutlineEntry[]
    }
  | {
      readonly kind: 'route'
      readonly remote: RemoteName
      readonly route: RouteMeta
      /** As its release declares it, where its screen says something else about the address. */
      readonly declared?: RouteMeta
    }
  /** `findings` is null for an empty query, and when the cms could not be asked (`failed`). */
  | { readonly kind: 'search'; readonly question: string; readonly findings: SiteFindings | null; readonly failed: boolean }
  | NewsletterView
  | FormAnswerView
  | ContactView
  | { readonly kind: 'notFound' }
  | { readonly kind: 'unavailable' }

/** A step of the newsletter or of the network's waiting list; `id` and `token` come from a mail's link. */
export type NewsletterView = { readonly kind: 'newsletter' } & (
  | { readonly step: 'subscribe'; readonly source: string; readonly email?: string; readonly error?: string }
  | { readonly step: 'confirm' | 'unsubscribe' | 'confirmWaiting' | 'leaveWaiting'; readonly id: string; readonly token: string }
  | { readonly step: 'sent' | 'confirmed' | 'unsubscribed' | 'invalid' | 'waiting' | 'leftWaiting' | 'invalidWaiting' }
  /** `again` is the path for another try. */
  | { readonly step: 'failed'; readonly message: string; readonly again: string }
)

/** The result of a form sent without JavaScript. */
export interface FormAnswerView {
  readonly kind: 'formAnswer'
  readonly title: string
  readonly problems: readonly string[]
  readonly lines: readonly string[]
  readonly tips?: ImprovementTips | null
  readonly next: { readonly href: string; readonly label: string }
}
/** A step of the contact form; rejected input comes back with its errors by field. */
export type ContactView = { readonly kind: 'contact' } & (
  | { readonly step: 'form'; readonly typed: Readonly<Record<string, string>>; readonly errors: Readonly<Record<string, string>> }
  | { readonly step: 'sent' }
  | { readonly step: 'failed'; readonly message: string; readonly typed: Readonly<Record<string, string>> }
)

/** What a page says of the preview it belongs to. */
export interface ShownTrial extends Pick<ReleaseTrial, 'remote' | 'version' | 'until' | 'own'> {
  /** The preview ended before its time; the page is everybody's. */
  readonly ended: boolean
}

/** The document's data for the browser's code. */
export interface BootData {
  /** The build of the browser's code; navigation across builds reloads the page. */
  readonly build: string
  /** The site's own origin, for canonical links. */
  readonly origin: string
  /** Path the document was rendered for. */
  readonly path: string
  readonly chrome: SiteChrome
  readonly view: View
  /** The releases this document is pinned to, and those of them it shows; null on a page without remotes. */
  readonly setId: string
  readonly liveSet: PageSet | null
  /** Server-rendered areas by key. */
  readonly areas?: Readonly<Record<string, RenderedArea>>
  /** Set in a browser with a preview of a release. */
  readonly trial?: ShownTrial
  /** Set in a preview: the document that is shown. */
  readonly preview?: { readonly collection: 'pages' | 'posts'; readonly id: string }
}

/** Whether a view contains a remote. */
export function needsRemotes(view: View): boolean {
  return view.kind === 'route' || (view.kind === 'page' && appsOf(view.page).length > 0)
}

/** Section types that animate or refresh, and how long (ms) the server-rendered version is shown before their code loads unprompted. */
const MOVING: Readonly<Record<string, number>> = { slides: 3000, siteStatus: 30_000 }

/** Milliseconds after which a page's code loads without an interaction; null when nothing animates. */
export function startDelay(view: View): number | null {
  if (view.kind !== 'page') return null
  const waits = view.page.sections.flatMap(({ blockType }) => MOVING[blockType] ?? [])
  return waits.length > 0 ? Math.min(...waits) : null
}

/**
 * Whether a route needs the browser's code before the first interaction: yes, unless a server rendered it completely. A widget on a page
 * waits until it is visible.
 */
export function needsCodeAtOnce({ view, areas }: Pick<BootData, 'view' | 'areas'>): boolean {
  return view.kind === 'route' && !(areas && Object.values(areas).every(({ finished }) => finished))
}

/** The '{remote}/{widget}' names of a page's app sections, in order. */
export function appsOf(page: Pick<ShownPage, 'sections'>): readonly string[] {
  return page.sections.flatMap((section) => {
    if (section.blockType === 'app') return [section.app]
    if (section.blockType === 'hero' && section.aside) return [section.aside.app]
    return []
  })
}

/** The header and footer variant of a view. */
export function chromeOf(view: View): RouteMeta['chrome'] {
  if (view.kind === 'page') return view.page.chrome
  if (view.kind === 'route') return view.route.chrome
  return 'site'
}
