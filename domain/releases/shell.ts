import type { Session } from '../accounts/session'
import type { CallApi } from '../http/callApi'
import type { TrackedEvent } from '../insights/track'

/** Raised when a change to this file would break a remote that is already released. Registration refuses other majors. */
export const SHELL_CONTRACT_VERSION = 1

export interface ShellToast {
  readonly title: string
  readonly description?: string
  readonly tone?: 'default' | 'success' | 'destructive'
  /** One thing to do about it. It must be reachable elsewhere too: a toast goes by, and an older shell shows none. */
  readonly action?: { readonly label: string; readonly onSelect: () => void }
}

/** What the shell offers to a remote: navigation, session, toasts, analytics and the API client. Nothing else crosses. */
export interface Shell {
  readonly contract: typeof SHELL_CONTRACT_VERSION
  /** Goes to a path of this site without a page load. */
  readonly navigate: (to: string, options?: { readonly replace?: boolean }) => void
  /** The signed-in person, null for a stranger; resolves once per page and again after sign-in or sign-out. */
  readonly session: () => Promise<Session | null>
  /** Tells the shell that the session changed (after signIn or signOut). */
  readonly sessionChanged: () => void
  /** Whether a link address leads anywhere: a path that nothing answers yet does not. An older shell does not say. */
  readonly isLive?: (href: string) => boolean
  readonly toast: (toast: ShellToast) => void
  readonly call: CallApi
  /** Records a product event; never throws, never waits. */
  readonly track: (event: TrackedEvent, data: Record<string, unknown>) => void
}

export interface RouteMeta {
  /** Path on the site, for example /terms. Parameters as in React Router. */
  readonly path: string
  readonly title: string
  readonly description: string
  /** Which header and footer surround it. */
  readonly chrome: 'site' | 'alternate' | 'none'
  /** Public routes may be indexed; others carry noindex. */
  readonly indexed: boolean
  /** Query parameters that change what the route shows at first. Servers draw it for their values; any other is left to the browser. */
  readonly query?: readonly string[] | undefined
}

/** A widget as editors find it in the library of sections. */
export interface WidgetMeta {
  /** In small letters, digits and dashes; pages name the widget `{remote}/{name}`. */
  readonly name: string
  readonly title: string
  /** A picture of it, beside routes.ts: SVG, PNG or WebP of 240 × 160 or that shape. */
  readonly thumbnail?: string
}

export interface AppProps {
  readonly shell: Shell
}

/**
 * The one module a remote exposes (`./app`). `Rendered` is ReactNode on both sides; this file knows no React.
 * Routes own whole paths; widgets are placed by editors through the app section as `{remote}/{widget}`.
 */
export interface RemoteApp<Rendered> {
  readonly contract: number
  readonly routes: Readonly<Record<string, RemotePart<Rendered>>>
  readonly widgets: Readonly<Record<string, RemotePart<Rendered>>>
}

export interface RemotePart<Rendered> {
  (props: AppProps): Rendered
  /**
   * Loads what the part opens later, for a query of the parameters its route declares. The shell waits for it where it must draw the part at
   * once: on a server, and when it takes over from one.
   */
  readonly ready?: (search: string) => Promise<unknown>
}
