import type { Problem } from '../http/problem'
import type { Refusal } from '../http/refusal'
import { type ContentRelease, type ContentReleaseState, isAhead, type ReleaseDocument } from './contentReleases'
import type { Obstacle, Schedule } from './schedules'

/** A release that is still ahead, on the version that was seen. @param version as it stands; changes with every change */
export function openRelease<Release extends { readonly state: ContentReleaseState }>(
  release: Release,
  version: string,
  expectedVersion: string,
): { readonly release: Release } | Refusal<'notAhead' | 'changedMeanwhile'> {
  if (!isAhead(release.state)) return { refusal: 'notAhead' }
  return version === expectedVersion ? { release } : { refusal: 'changedMeanwhile' }
}

/** Why a release can't be given up: it is on the site, or was. */
export function giveUpRefusal({ state }: { readonly state: ContentReleaseState }): Refusal<'notAhead'> | undefined {
  return isAhead(state) ? undefined : { refusal: 'notAhead' }
}

interface OtherRelease {
  readonly name: string
  readonly documents: readonly { readonly id: string }[]
}

/**
 * Why pages can't be collected in a release: of two releases that hold one page the first to go live would take the other's words along.
 * @param others releases that are ahead, but for the one they are collected in
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

/** What is not there is not added to a release; what was deleted while it was in one is named there. @param kept documents it held before */
export function unknownRefusal(
  documents: readonly ReleaseDocument[],
  kept: readonly { readonly id: string }[],
  exists: (id: string) => boolean,
): Refusal<'unknown'> | undefined {
  const missing = documents.filter(({ id }) => !exists(id) && !kept.some((known) => known.id === id))
  const fields = missing.map(({ id, collection }) => ({ path: 'documents', message: `There is no ${NAMES[collection]} ${id}.` }))
  return fields.length > 0 ? { refusal: 'unknown', more: { fields } } : undefined
}

/** What stands in the way of a release, page by page, as a refusal names it. */
export function obstacleFields({ documents }: Pick<ContentRelease, 'documents'>): NonNullable<Problem['fields']> {
  return documents.flatMap(({ id, title, obstacles }) =>
    obstacles.map(({ path, place, message }) => ({ path: `${id}.${path}`, message: `${title}: ${place}: ${message}` })),
  )
}

/** Why a release can't go live as its pages stand: all of them do or none. */
export function releaseRefusal(release: Pick<ContentRelease, 'documents'>): Refusal<'empty' | 'notReady'> | undefined {
  if (release.documents.length === 0) return { refusal: 'empty' }
  const fields = obstacleFields(release)
  return fields.length > 0 ? { refusal: 'notReady', more: { fields } } : undefined
}

/** What is scheduled happens with the rights of whoever scheduled it. */
export const ABANDONED: Obstacle = {
  path: '',
  place: 'The schedule',
  message: 'Whoever scheduled it may not publish any more. Cancel it and schedule it again yourself.',
}

/** When something goes live: never in the past. */
export function futureTime(at: string, now: Date): { readonly at: string } | Refusal<'inThePast'> {
  const due = new Date(at)
  return due <= now ? { refusal: 'inThePast' } : { at: due.toISOString() }
}

/**
 * Why a page can't go on or off the site at a time.
 * @param isLive whether visitors see it now
 * @param obstacles what would keep it from being published, as it stands now
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

/** Why an act can't be undone: it was already, or what it left was changed. @param changed what was, as a sentence names it */
export function undoRefusal(undone: boolean, changed: readonly string[]): Refusal<'alreadyUndone' | 'changedSince'> | undefined {
  if (undone) return { refusal: 'alreadyUndone' }
  return changed.length > 0
    ? { refusal: 'changedSince', more: { fields: changed.map((title) => ({ path: 'documents', message: `${title}: changed since.` })) } }
    : undefined
}
