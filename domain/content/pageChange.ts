import { z } from 'zod'
import type { Problem } from '../http/problem'
import type { ContentPage, ContentPageChange, ExternalLink, InternalLink } from './contentPage'
import { slugSchema } from './page'

const webAddress = z.url({ protocol: /^https?$/ })
const ownPath = /^\/(?!\/)\S+$/

/** Malformed addresses by field; even a draft can't hold them. */
export function malformedAddresses({ slug, canonicalUrl, ogImage }: ContentPageChange): NonNullable<Problem['fields']> {
  const fields: { path: string; message: string }[] = []
  if (slug !== undefined && !slugSchema.safeParse(slug).success)
    fields.push({ path: 'slug', message: slug ? 'Use lower-case letters, digits and single dashes' : 'Give the page an address' })
  if (canonicalUrl && !isWebAddress(canonicalUrl)) fields.push({ path: 'canonicalUrl', message: 'Use a full https:// address' })
  if (ogImage && !isWebAddress(ogImage) && !ownPath.test(ogImage))
    fields.push({ path: 'ogImage', message: 'Use a full https:// address, or a path of this site' })
  return fields
}

const isWebAddress = (value: string) => webAddress.safeParse(value).success

/** The keywords after a change; undefined when unchanged. Two members hold the same list; the one that changed wins. */
export function changedKeywords(
  page: Pick<ContentPage, 'keywords' | 'targetKeywords'>,
  { keywords, targetKeywords }: Pick<ContentPageChange, 'keywords' | 'targetKeywords'>,
): string[] | undefined {
  const listed = keywords === undefined || keywords === page.keywords ? targetKeywords : keywords.split(',')
  const wanted = listed?.map((keyword) => keyword.trim()).filter((keyword) => keyword !== '')
  return wanted && JSON.stringify(wanted) !== JSON.stringify(page.targetKeywords) ? [...new Set(wanted)] : undefined
}

/** The filled links of a list. An added but empty row does not count. */
export function filledLinks<Link extends InternalLink | ExternalLink>(links: readonly Link[]): Link[] {
  return links.filter((link) => Object.values(link).join('').trim() !== '')
}

/** The first free slug of 'slug', 'slug-2', 'slug-3' … */
export async function freeSlug(wanted: string, isTaken: (slug: string) => boolean | Promise<boolean>): Promise<string> {
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`
    if (!(await isTaken(slug))) return slug
  }
}

/**
 * How a save affects the published version. A published page stays published with the change, unless the request keeps it as a draft or
 * unpublishes it. A draft stays a draft until the request publishes it.
 * @param changed whether anything differs from the stored version
 */
export function savingOf(
  { isPublished: live, hasUnpublishedChanges }: Pick<ContentPage, 'isPublished' | 'hasUnpublishedChanges'>,
  { isPublished, asDraft = false }: { readonly isPublished?: boolean | undefined; readonly asDraft?: boolean | undefined },
  changed: boolean,
): 'publish' | 'unpublish' | 'keepDraft' | 'nothing' {
  if (isPublished ?? (live && !asDraft)) return changed || !live || hasUnpublishedChanges ? 'publish' : 'nothing'
  if (live && isPublished === false) return 'unpublish'
  return changed ? 'keepDraft' : 'nothing'
}

/** Details of a version conflict, for `changedMeanwhile`. */
export function savedMeanwhile({ version, modifiedBy, lastModified }: Pick<ContentPage, 'version' | 'modifiedBy' | 'lastModified'>) {
  return { detail: `${modifiedBy} saved it at ${lastModified}.`, expected: { version, modifiedBy, lastModified } }
}
