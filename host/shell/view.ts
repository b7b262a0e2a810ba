import type { PostListing, PostSummary } from '@framewell/domain/content/blogCalls'
import type { BlogQuery } from '@framewell/domain/content/blogQuery'
import type { Page } from '@framewell/domain/content/page'
import type { SiteFindings } from '@framewell/domain/content/searchSite'
import type { SiteChrome } from '@framewell/domain/content/site'
import type { SiteStatus } from '@framewell/domain/content/siteStatus'
import type { LiveSet } from '@framewell/domain/releases/liveSet'
import type { ReleaseTrial } from '@framewell/domain/releases/releaseTrial'
import type { RemoteName } from '@framewell/domain/releases/remotes'
import type { RouteMeta } from '@framewell/domain/releases/shell'
import type { DrawnArea } from './remotes/drawnArea'

/** A drawn plan: an SVG that the server made from the framing model. */
export interface Drawing {
  /** The svg element. Empty in the boot data: the browser takes it from the document it already has. */
  readonly svg: string
  /** What the drawing shows, in a sentence with figures. */
  readonly caption: string
}
/** Keys are '{view}:{plan}', for example 'hero:the-bova-plan'. */
export type Drawings = Readonly<Record<string, Drawing>>

/** What stands between header and footer. */
export type View =
  | {
      readonly kind: 'page'
      readonly page: Page
      readonly drawings: Drawings
      /** What the platform said when the server drew a page that shows it; null when it did not answer. */
      readonly status?: SiteStatus | null
      /** On a page that lists articles: what was asked for, and the answer; null when the cms did not give one. */
      readonly blog?: { readonly query: BlogQuery; readonly listing: PostListing | null }
      /** Below an article: others like it. */
      readonly related?: readonly PostSummary[]
    }
  | { readonly kind: 'route'; readonly remote: RemoteName; readonly route: RouteMeta }
  /** `findings` is null for an empty question, and when the cms could not be asked (`failed`). */
  | { readonly kind: 'search'; readonly question: string; readonly findings: SiteFindings | null; readonly failed: boolean }
  | NewsletterView
  | FormAnswerView
  | ContactView
  | { readonly kind: 'notFound' }
  | { readonly kind: 'unavailable' }

/** A step of the newsletter; `id` and `token` come from the link of a mail. */
export type NewsletterView = { readonly kind: 'newsletter' } & (
  | { readonly step: 'subscribe'; readonly source: string; readonly email?: string; readonly error?: string }
  | { readonly step: 'confirm' | 'unsubscribe'; readonly id: string; readonly token: string }
  | { readonly step: 'sent' | 'confirmed' | 'unsubscribed' | 'invalid' }
  /** `again` is where another try starts. */
  | { readonly step: 'failed'; readonly message: string; readonly again: string }
)

/** What became of a form that was sent without the browser's code. */
export interface FormAnswerView {
  readonly kind: 'formAnswer'
  readonly title: string
  readonly problems: readonly string[]
  readonly lines: readonly string[]
  readonly next: { readonly href: string; readonly label: string }
}
/** A step of writing to the house; what was typed and refused comes back with what is wrong, by field. */
export type ContactView = { readonly kind: 'contact' } & (
  | { readonly step: 'form'; readonly typed: Readonly<Record<string, string>>; readonly errors: Readonly<Record<string, string>> }
  | { readonly step: 'sent' }
  | { readonly step: 'failed'; readonly message: string; readonly typed: Readonly<Record<string, string>> }
)

/** What the document tells the browser's code about itself. */
export interface BootData {
  /** Names the build of the browser's code; another one answers navigation with a page load. */
  readonly build: string
  /** The site's own address, for canonical links. */
  readonly origin: string
  /** Path the document was rendered for. */
  readonly path: string
  readonly chrome: SiteChrome
  readonly view: View
  /** The releases this document is pinned to; the set itself only where a remote is on the page. */
  readonly setId: string
  readonly liveSet: LiveSet | null
  /** What a server drew of the remotes on the page, by area. */
  readonly areas?: Readonly<Record<string, DrawnArea>>
  /** Set in the browser of somebody who tries a release. */
  readonly trial?: ReleaseTrial
  /** Set in a preview: which document is shown. */
  readonly preview?: { readonly collection: 'pages' | 'posts'; readonly id: string }
}

/** Whether a remote stands on a page or route. */
export function needsRemotes(view: View): boolean {
  return view.kind === 'route' || (view.kind === 'page' && appsOf(view.page).length > 0)
}

/** Section types that move or refresh by themselves, and how long (ms) they stand as the server drew them before their code comes unasked. */
const MOVING: Readonly<Record<string, number>> = { slides: 3000, siteStatus: 30_000 }

/** Milliseconds after which a page's code comes without a move of the visitor; null where nothing moves by itself. */
export function startsWithin(view: View): number | null {
  if (view.kind !== 'page') return null
  const waits = view.page.sections.flatMap(({ blockType }) => MOVING[blockType] ?? [])
  return waits.length > 0 ? Math.min(...waits) : null
}

/** Whether a route needs the browser's code before the visitor's first move: unless a server drew it whole. A widget on a page waits until it is seen. */
export function needsCodeAtOnce({ view, areas }: Pick<BootData, 'view' | 'areas'>): boolean {
  return view.kind === 'route' && !(areas && Object.values(areas).every(({ finished }) => finished))
}

/** Names '{remote}/{widget}' of the app sections on a page, in order. */
export function appsOf(page: Page): readonly string[] {
  return page.sections.flatMap((section) => {
    if (section.blockType === 'app') return [section.app]
    if (section.blockType === 'hero' && section.aside) return [section.aside.app]
    return []
  })
}

/** Which header and footer surround a view. */
export function chromeOf(view: View): RouteMeta['chrome'] {
  if (view.kind === 'page') return view.page.chrome
  if (view.kind === 'route') return view.route.chrome
  return 'site'
}
