import { matchesRoute } from '../releases/matchesRoute'
import { RESERVED_PATHS } from './page'

/** Product routes that micro-frontends answer, now and in planned releases. */
const REMOTE_ROUTES = [
  'configurator',
  'steel-configurator',
  'simple-configurator',
  'advanced-configurator',
  'bom-generator',
  'quote',
  'sign-in',
  'join',
  'reset-password',
  'account',
  'account-security',
  'account-address',
  'company-people',
  'webhooks',
  'micro-frontends',
  'developments',
  'place-order',
  'engineering-review',
  'shop',
  'builder-dashboard',
  'order-tracking',
  'notification-settings',
  'network-partners',
  'partner-onboarding',
  'enhanced-partner-onboarding',
  'production-network',
  'admin-login',
  'admin',
  'admin-dashboard',
  'content-management',
  'analytics',
  'payments',
  'stop-bank-account',
  'yc-dashboard',
] as const

/** Routes where a cms page embeds the micro-frontend's widget. Without the page, the micro-frontend answers. */
const WIDGET_PAGES = ['home-plans', 'qualification', 'terms'] as const

/** Product routes that are content. */
const CONTENT_ROUTES = [
  'platform',
  'platform-overview',
  'steel-framing-benefits',
  'what-is-residential-steel-framing',
  'market-analysis',
  'financial-projections',
  'founder-story',
  'live-demo',
  'blog',
] as const

/** Paths of all product routes, whether answered yet or not. */
export const PRODUCT_PATHS: readonly string[] = [...REMOTE_ROUTES, ...WIDGET_PAGES, ...CONTENT_ROUTES].map((name) => `/${name}`)

/** What an editor can put at an address. */
export type Standing = 'page' | 'post' | 'redirect'

/**
 * Whether a page, a post or a redirect may use a path. Never a route that a micro-frontend answers, in the product or in a live release.
 * Where the product has its own page, the cms document is that page and nothing redirects away from it.
 * @param routes route paths of all live releases, with parameters
 */
export function canUsePath(path: string, what: Standing, routes: readonly string[]): boolean {
  const canonical = path.toLowerCase().replace(/(?<=.)\/+$/, '')
  const [first = '', ...rest] = canonical.slice(1).split('/')
  if (has(RESERVED_PATHS, first) || has(REMOTE_ROUTES, first)) return false
  if (rest.length === 0 && has(WIDGET_PAGES, first)) return what === 'page'
  if (isContentRoute(canonical)) return what !== 'redirect'
  return !routes.some((route) => matchesRoute(route, canonical))
}

/** Whether a page embeds a micro-frontend's widget at the address of its route: both exist, and the page goes first. */
export function isWidgetPage(path: string): boolean {
  return has(WIDGET_PAGES, path.slice(1))
}

/** Whether the product has its own cms page at a path. */
export function isPageOfProduct(path: string): boolean {
  return isContentRoute(path) || isWidgetPage(path)
}

function isContentRoute(path: string): boolean {
  return path === '/' || path === '/home' || has(CONTENT_ROUTES, path.slice(1))
}

function has(names: readonly string[], name: string): boolean {
  return names.includes(name)
}
