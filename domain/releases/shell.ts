import type { Session } from '../accounts/session'
import type { CallApi } from '../http/callApi'
import type { TrackedEvent } from '../insights/track'
import type { EventData, EventFields, RemoteEvent } from './remoteEvents'

/** Raise when a change to this file would break a released remote. Registration refuses other majors. */
export const SHELL_CONTRACT_VERSION = 1

export interface ShellToast {
  readonly title: string
  readonly description?: string
  readonly tone?: 'default' | 'success' | 'destructive'
  /** An action for the toast. Must be reachable elsewhere too: a toast disappears, and an older shell shows no action. */
  readonly action?: { readonly label: string; readonly onSelect: () => void }
}

/** What the shell offers a remote: navigation, session, toasts, analytics and the API client. Nothing else. */
export interface Shell {
  readonly contract: typeof SHELL_CONTRACT_VERSION
  /** Navigates within this site without a page load. */
  readonly navigate: (to: string, options?: { readonly replace?: boolean }) => void
  /** The signed-in person, null for a stranger; resolves once per page and again after sign-in or sign-out. */
  readonly session: () => Promise<Session | null>
  /** Reports that the session changed (after signIn or signOut). */
  readonly sessionChanged: () => void
  /** Whether a link address is live; a path nothing answers yet is not. Older shells do not provide it. */
  readonly isLive?: (href: string) => boolean
  readonly toast: (toast: ShellToast) => void
  readonly call: CallApi
  /** Records a product event; never throws, never blocks. */
  readonly track: (event: TrackedEvent, data: Record<string, unknown>) => void
  /**
   * Where the site serves a drawing of a catalog plan's frame, as an SVG file with the element `drawing`, in the colors of the page. A screen
   * that links it keeps the lines out of its HTML. Older shells do not provide it.
   */
  readonly planDrawing?: (planId: string, view: PlanDrawingView) => string
  /** Events between the micro-frontends of a page. Older shells do not provide them. */
  readonly events?: ShellEvents
  /** Says what the page at this address is, where that differs from the route's own facts. Older shells do not provide it. */
  readonly answerRoute?: (answer: RouteAnswer) => void
}

/** A plan's drawing in a list: 'small' with dimensions, 'card' without; PLAN_DRAWINGS says how each is drawn. */
export type PlanDrawingView = 'small' | 'card'

/** What a micro-frontend tells others on the page, and hears of them: the events that its routes.ts declares. */
export interface ShellEvents {
  /** Tells those that hear it on the page. An event that is not declared, or whose data does not fit, is refused and reported to the team. */
  readonly send: <Fields extends EventFields>(event: RemoteEvent<Fields>, data: EventData<Fields>) => void
  /** Hears an event until the returned function is called. */
  readonly hear: <Fields extends EventFields>(event: RemoteEvent<Fields>, listener: (data: EventData<Fields>) => void) => () => void
}

/** What a screen says about the address it is shown at. Absent facts are the route's own. */
export interface RouteAnswer {
  /**
   * The response's status: 404 for a thing that does not exist, 410 for one that is gone. Only a server sends it, and servers draw only routes
   * with `indexed: true`: at another route's address the response is 200, with the title and robots of this answer.
   */
  readonly status?: 200 | 404 | 410
  readonly title?: string
  readonly description?: string
  /** False keeps a public route's address out of search engines, as does a status other than 200. */
  readonly indexed?: boolean
}

export interface RouteMeta {
  /** Path on the site, for example /terms. Parameters as in React Router. */
  readonly path: string
  readonly title: string
  readonly description: string
  /** The surrounding header and footer. */
  readonly chrome: 'site' | 'alternate' | 'none'
  /**
   * True for a public route: servers draw it, the sitemap has it, and its screen may answer with a status of its own (`useRouteAnswer`). False for
   * one that needs the visitor's session: only browsers draw it, its response is always 200, and it carries noindex.
   */
  readonly indexed: boolean
  /** Query parameters that change the route's initial view. Servers render it for their values; all others are left to the browser. */
  readonly query?: readonly string[] | undefined
  /** What the screen may load when it is shown, in kilobytes (script compressed), where that is less than the site's limits. Registration measures it. */
  readonly budget?: RouteBudget | undefined
}

export interface RouteBudget {
  readonly scriptKb?: number | undefined
  readonly pictureKb?: number | undefined
  readonly fontKb?: number | undefined
}

/** A widget as editors find it in the section library. */
export interface WidgetMeta {
  /** Lower-case letters, digits and dashes; pages name the widget `{remote}/{name}`. */
  readonly name: string
  readonly title: string
  /** A picture beside routes.ts: SVG, PNG or WebP of 240 × 160 or the same aspect ratio. */
  readonly thumbnail?: string
}

export interface AppProps {
  readonly shell: Shell
}

/**
 * The one module a remote exposes (`./app`). `Rendered` is ReactNode on both sides; this file is independent of React. Routes own whole
 * paths; editors place widgets through the app section as `{remote}/{widget}`.
 */
export interface RemoteApp<Rendered> {
  readonly contract: number
  readonly routes: Readonly<Record<string, RemotePart<Rendered>>>
  readonly widgets: Readonly<Record<string, RemotePart<Rendered>>>
}

export interface RemotePart<Rendered> {
  (props: AppProps): Rendered
  /**
   * Loads what the part opens later, for a query of its route's parameters. The shell awaits it when it must render the part immediately:
   * on a server, and when hydrating.
   */
  readonly ready?: (search: string) => Promise<unknown>
}
