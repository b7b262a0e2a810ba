import type { Problem } from '../http/problem'
import type { Refusal } from '../http/refusal'
import { type ContentRelease, type ContentReleaseState, isPendingRelease, type ReleaseDocument } from './contentReleases'
import type { Obstacle, Schedule } from './schedules'

/** A pending release, on the version the person saw. @param version the current one; changes with every change */
export function openRelease<Release extends { readonly state: ContentReleaseState }>(
  release: Release,
  version: string,
  expectedVersion: string,
): { readonly release: Release } | Refusal<'notAhead' | 'changedMeanwhile'> {
  if (!isPendingRelease(release.state)) return { refusal: 'notAhead' }
  return version === expectedVersion ? { release } : { refusal: 'changedMeanwhile' }
}

/** Why a release can't be discarded: it is, or was, published. */
export function giveUpRefusal({ state }: { readonly state: ContentReleaseState }): Refusal<'notAhead'> | undefined {
  return isPendingRelease(state) ? undefined : { refusal: 'notAhead' }
}

interface OtherRelease {
  readonly name: string
  readonly documents: readonly { readonly id: string }[]
}

/**
 * Why pages can't be added to a release. If two releases held one page, the first to publish would take the other's changes along.
 * @param others the other pending releases
 */
export function elsewhereRefusal(
  documents: readonly ReleaseDocument[],
  others: readonly OtherRelease[],
  titleOf: (document: ReleaseDocument) => string | undefined,
): Refusal<'elsewhere'> | undefined {
  for (const document of documents) {
    const other = others.find((release) => release.documents.some(({ id }) => id === document.id))
    if (!other) continue
    const detail = `'${titleOf(document) ?? 'This page'}' is in the release '${other.name}'.`
    return { refusal: 'elsewhere', more: { detail } }
  }
  return undefined
}

const NAMES = { pages: 'page', posts: 'post' } as const

/** A missing document can't be added to a release; one deleted while in the release stays listed. @param kept documents it held before */
export function unknownRefusal(
  documents: readonly ReleaseDocument[],
  kept: readonly { readonly id: string }[],
  exists: (id: string) => boolean,
): Refusal<'unknown'> | undefined {
  const missing = documents.filter(({ id }) => !exists(id) && !kept.some((known) => known.id === id))
  const fields = missing.map(({ id, collection }) => ({ path: 'documents', message: `There is no ${NAMES[collection]} ${id}.` }))
  return fields.length > 0 ? { refusal: 'unknown', more: { fields } } : undefined
}

/** A release's obstacles, page by page, as a refusal lists them. */
export function obstacleFields({ documents }: Pick<ContentRelease, 'documents'>): NonNullable<Problem['fields']> {
  return documents.flatMap(({ id, title, obstacles }) =>
    obstacles.map(({ path, place, message }) => ({ path: `${id}.${path}`, message: `${title}: ${place}: ${message}` })),
  )
}

/** Why a release can't be published as its pages are now: all are published or none. */
export function releaseRefusal(release: Pick<ContentRelease, 'documents'>): Refusal<'empty' | 'notReady'> | undefined {
  if (release.documents.length === 0) return { refusal: 'empty' }
  const fields = obstacleFields(release)
  return fields.length > 0 ? { refusal: 'notReady', more: { fields } } : undefined
}

/** Scheduled actions run with the rights of the person who scheduled them. */
export const ABANDONED: Obstacle = {
  path: '',
  place: 'The schedule',
  message: 'The person who scheduled it may no longer publish. Cancel it and schedule it again yourself.',
}

/** A publication time, which must be in the future. */
export function futureTime(at: string, now: Date): { readonly at: string } | Refusal<'inThePast'> {
  const due = new Date(at)
  return due <= now ? { refusal: 'inThePast' } : { at: due.toISOString() }
}

/**
 * Why a page can't be scheduled to be published or unpublished.
 * @param isLive whether the page is published now
 * @param obstacles what currently prevents its publication
 */
export function scheduleRefusal(
  what: Schedule['what'],
  isLive: boolean,
  obstacles: readonly Obstacle[],
): Refusal<'neverPublished' | 'notReady'> | undefined {
  if (what === 'unpublish') return isLive ? undefined : { refusal: 'neverPublished' }
  const fields = obstacles.map(({ path, place, message }) => ({ path, message: `${place}: ${message}` }))
  return fields.length > 0 ? { refusal: 'notReady', more: { fields } } : undefined
}

/**
 * Why an action can't be undone: it already was, or its result has changed.
 * @param changed the changed things, as a sentence lists them
 * @param trashed titles of pages that were deleted since
 */
export function undoRefusal(
  undone: boolean,
  changed: readonly string[],
  trashed: readonly string[] = [],
): Refusal<'alreadyUndone' | 'changedSince'> | undefined {
  if (undone) return { refusal: 'alreadyUndone' }
  const messages = [
    ...changed.map((title) => `${title}: changed since.`),
    ...trashed.map((title) => `${title}: in the trash. Restore it first.`),
  ]
  if (messages.length === 0) return undefined
  return { refusal: 'changedSince', more: { fields: messages.map((message) => ({ path: 'documents', message })) } }
}
