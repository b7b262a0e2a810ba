import { PANEL_ROLES, ROLES, type Role } from '@framewell/domain/accounts/roles'
import type { Endpoint, SanitizedCollectionConfig, SanitizedConfig, SanitizedGlobalConfig } from 'payload'
import { COLLECTION_RULES, GLOBAL_RULES } from './collectionRules'

const KB = 1024
/** A sign-in, a choice of the panel. */
const FORM_BYTES = 16 * KB
/** The value of one preference: columns of a list, what is unfolded. */
const PREFERENCE_BYTES = 32 * KB
/** A page with all its sections. */
const DOCUMENT_BYTES = 2 * 1024 * KB
/** A media file and its form. The collection caps the file itself. */
const UPLOAD_BYTES = 12 * 1024 * KB

/** What a body may be: none, JSON, JSON or a multipart form without a file, a form with one file, the arguments of a server function. */
export type BodyKind = 'none' | 'json' | 'form' | 'upload' | 'serverFunction'

/** Who may use a route: strangers too, or people with one of the roles. */
type Who = 'anyone' | readonly Role[]

export interface SurfaceRate {
  readonly points: number
  readonly windowSeconds: number
  readonly by: 'address' | 'account'
}

/** One route of Payload or Next: a route without a rule is not found. */
export interface SurfaceRule {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** The whole path: `:id` is a UUID, `:name` one step, `*` at the end any number of steps. */
  readonly path: string
  readonly who: Who
  readonly body: BodyKind
  /** Most bytes of the body. */
  readonly bytes: number
  readonly rate?: SurfaceRate
}

const MINUTE = 60
const WRITES: SurfaceRate = { points: 300, windowSeconds: MINUTE, by: 'account' }
const UPLOADS: SurfaceRate = { points: 120, windowSeconds: 10 * MINUTE, by: 'account' }

function reading(path: string, who: Who): SurfaceRule {
  return { method: 'GET', path, who, body: 'none', bytes: 0 }
}

/** The rules for Payload's own endpoints of a collection: its row says who, its kind says what. */
function rulesOfCollection(collection: SanitizedCollectionConfig): SurfaceRule[] {
  const { slug, endpoints, upload, versions, disableBulkEdit, trash } = collection
  if (endpoints === false || !Object.hasOwn(COLLECTION_RULES, slug)) return []
  const { read, create, update, remove } = COLLECTION_RULES[slug]
  const base = `/api/${slug}`
  const body = upload
    ? ({ body: 'upload', bytes: UPLOAD_BYTES, rate: UPLOADS } as const)
    : ({ body: 'form', bytes: DOCUMENT_BYTES, rate: WRITES } as const)
  const json = { body: 'json', bytes: DOCUMENT_BYTES, rate: WRITES } as const
  const none = { body: 'none', bytes: 0, rate: WRITES } as const
  const rules: SurfaceRule[] = []
  if (read) {
    rules.push(reading(base, read), reading(`${base}/count`, read), reading(`${base}/:id`, read))
    rules.push({ method: 'POST', path: `${base}/access/:id`, who: staffOf(read), ...json })
    rules.push({ method: 'POST', path: `${base}/access`, who: staffOf(read), ...json })
    // Visitors fetch files whose address they know; the collection's own access decides which.
    if (upload) rules.push(reading(`${base}/file/:name`, 'anyone'))
  }
  if (create) rules.push({ method: 'POST', path: base, who: create, ...body })
  if (create && !upload && isServed(endpoints, '/:id/duplicate'))
    rules.push({ method: 'POST', path: `${base}/:id/duplicate`, who: create, ...json })
  if (update) {
    rules.push({ method: 'PATCH', path: `${base}/:id`, who: update, ...body })
    // The panel restores from the trash this way; a collection with a trash and no bulk edits serves nothing else there.
    if (!disableBulkEdit || trash) rules.push({ method: 'PATCH', path: base, who: update, ...json })
  }
  if (remove)
    rules.push({ method: 'DELETE', path: base, who: remove, ...none }, { method: 'DELETE', path: `${base}/:id`, who: remove, ...none })
  if (versions && update) {
    rules.push(reading(`${base}/versions`, update), reading(`${base}/versions/:id`, update))
    rules.push({ method: 'POST', path: `${base}/versions/:id`, who: update, ...json })
  }
  return rules
}

function rulesOfGlobal({ slug, endpoints, versions }: SanitizedGlobalConfig): SurfaceRule[] {
  if (endpoints === false || !Object.hasOwn(GLOBAL_RULES, slug)) return []
  const { read, update } = GLOBAL_RULES[slug]
  const base = `/api/globals/${slug}`
  const json = { body: 'json', bytes: DOCUMENT_BYTES, rate: WRITES } as const
  return [
    reading(base, read),
    { method: 'POST', path: base, who: update, ...json, body: 'form' },
    { method: 'POST', path: `${base}/access`, who: staffOf(read), ...json },
    ...(versions
      ? [
          reading(`${base}/versions`, update),
          reading(`${base}/versions/:id`, update),
          { method: 'POST', path: `${base}/versions/:id`, who: update, ...json } as const,
        ]
      : []),
  ]
}

/** Signing in from the panel is limited per address; per account by failures (signInThrottle), which nobody can use up for its owner. */
const ACCOUNT_ROUTES: readonly SurfaceRule[] = [
  { method: 'POST', path: '/api/accounts/login', who: 'anyone', ...jsonForm(10, MINUTE) },
  { method: 'POST', path: '/api/accounts/logout', who: 'anyone', ...jsonForm(60, MINUTE) },
  { method: 'POST', path: '/api/accounts/forgot-password', who: 'anyone', ...jsonForm(5, 15 * MINUTE) },
  { method: 'POST', path: '/api/accounts/reset-password', who: 'anyone', ...jsonForm(10, 15 * MINUTE) },
  { method: 'POST', path: '/api/accounts/refresh-token', who: ROLES, ...jsonForm(60, MINUTE) },
  reading('/api/accounts/me', 'anyone'),
]

const PAYLOAD_ROUTES: readonly SurfaceRule[] = [
  // The map of every field: only the panel needs it.
  reading('/api/access', PANEL_ROLES),
  reading('/api/payload-preferences/:name', PANEL_ROLES),
  // Resets a person's own; Payload fails on deleting a missing one.
  { method: 'DELETE', path: '/api/payload-preferences', who: PANEL_ROLES, body: 'none', bytes: 0, rate: WRITES },
  {
    method: 'POST',
    path: '/api/payload-preferences/:name',
    who: PANEL_ROLES,
    body: 'json',
    bytes: PREFERENCE_BYTES,
    rate: { points: 240, windowSeconds: MINUTE, by: 'account' },
  },
]

/** Panel screens that a stranger may see. */
export const OPEN_SCREENS = ['/cms/login', '/cms/forgot', '/cms/logout', '/cms/logout-inactivity', '/cms/unauthorized'] as const

/** What Next serves. Its image service is left out: no panel screen uses it. */
export const PANEL_RULES: readonly SurfaceRule[] = [
  ...OPEN_SCREENS.map((path) => reading(path, 'anyone')),
  reading('/cms', PANEL_ROLES),
  reading('/cms/*', PANEL_ROLES),
  reading('/_next/static/*', 'anyone'),
  ...['/cms', '/cms/*'].map(
    (path): SurfaceRule => ({
      method: 'POST',
      path,
      who: PANEL_ROLES,
      body: 'serverFunction',
      bytes: DOCUMENT_BYTES,
      rate: { points: 600, windowSeconds: MINUTE, by: 'account' },
    }),
  ),
]

/** The one policy for everything Payload serves under /api; a route without a rule is answered 404. Calls have their own declarations. */
export function apiRules(config: SanitizedConfig): readonly SurfaceRule[] {
  return [...ACCOUNT_ROUTES, ...PAYLOAD_ROUTES, ...config.collections.flatMap(rulesOfCollection), ...config.globals.flatMap(rulesOfGlobal)]
}

function jsonForm(points: number, windowSeconds: number) {
  return { body: 'json', bytes: FORM_BYTES, rate: { points, windowSeconds, by: 'address' } } as const
}

function staffOf(roles: readonly Role[]): readonly Role[] {
  return PANEL_ROLES.filter((role) => roles.includes(role))
}

function isServed(endpoints: readonly Endpoint[], path: string): boolean {
  return endpoints.some((endpoint) => endpoint.path === path)
}
