import { z } from 'zod'
import type { Problem } from '../http/problem'
import type { ContentPage, ContentPageChange, ExternalLink, InternalLink } from './contentPage'
import { slugSchema } from './page'

const webAddress = z.url({ protocol: /^https?$/ })
const ownPath = /^\/(?!\/)\S+$/

/** What even a draft can't hold, by field: an address that is none. */
export function oddValues({ slug, canonicalUrl, ogImage }: ContentPageChange): NonNullable<Problem['fields']> {
  const fields: { path: string; message: string }[] = []
  if (slug !== undefined && !slugSchema.safeParse(slug).success)
    fields.push({ path: 'slug', message: slug ? 'Use lower-case letters, digits and single dashes' : 'Give the page an address' })
  if (canonicalUrl && !isWebAddress(canonicalUrl)) fields.push({ path: 'canonicalUrl', message: 'Use a full https:// address' })
  if (ogImage && !isWebAddress(ogImage) && !ownPath.test(ogImage))
    fields.push({ path: 'ogImage', message: 'Use a full https:// address, or a path of this site' })
  return fields
}

const isWebAddress = (value: string) => webAddress.safeParse(value).success

/** The keywords that a change asks for; undefined when it leaves them. Both members say the same list: whichever was changed counts. */
export function changedKeywords(
  page: Pick<ContentPage, 'keywords' | 'targetKeywords'>,
  { keywords, targetKeywords }: Pick<ContentPageChange, 'keywords' | 'targetKeywords'>,
): string[] | undefined {
  const listed = keywords === undefined || keywords === page.keywords ? targetKeywords : keywords.split(',')
  const wanted = listed?.map((keyword) => keyword.trim()).filter((keyword) => keyword !== '')
  return wanted && JSON.stringify(wanted) !== JSON.stringify(page.targetKeywords) ? [...new Set(wanted)] : undefined
}

/** The links of a list: a row that was added and not yet filled is none. */
export function filledLinks<Link extends InternalLink | ExternalLink>(links: readonly Link[]): Link[] {
  return links.filter((link) => Object.values(link).join('').trim() !== '')
}

/** The first of 'slug', 'slug-2', 'slug-3' … that nobody has. */
export async function freeSlug(wanted: string, isTaken: (slug: string) => boolean | Promise<boolean>): Promise<string> {
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`
    if (!(await isTaken(slug))) return slug
  }
}

/**
 * What saving does to what visitors see. What is published stays published, with the change, unless the request keeps it as a draft or
 * unpublishes; a draft stays one until the request publishes it.
 * @param changed whether anything differs from what is stored
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

/** Why a change that was made on another version is not taken: for `changedMeanwhile`. */
export function savedMeanwhile({ version, modifiedBy, lastModified }: Pick<ContentPage, 'version' | 'modifiedBy' | 'lastModified'>) {
  return { detail: `${modifiedBy} saved it at ${lastModified}.`, expected: { version, modifiedBy, lastModified } }
}
