import { NON_SECTION_PLACES } from '@framewell/domain/content/siteChecks'
import type { PayloadRequest } from 'payload'
import { type ContentDocument, findDocuments, publishedDocuments, trashedDocuments, trashedLive } from '../management/findDocuments'
import { type FieldWords, fieldWords, sectionName } from '../versions/compareSections'
import type { ContentPlace, LinkedPart } from './contentPlace'
import { globalPlaces } from './globalPlaces'

/** Everything editors can write, in the newest draft of each page and post, with the person's own rights. */
export async function contentPlaces(req: PayloadRequest): Promise<{ words: ContentPlace[]; parts: LinkedPart[] }> {
  const words: ContentPlace[] = []
  const parts: LinkedPart[] = []
  for (const found of await findDocuments(req)) addDocument(found, words, parts)
  const around = await globalPlaces(req)
  return { words: [...words, ...around.words], parts: [...parts, ...around.parts] }
}

/** Everything editors can write, in published versions, in the newest drafts and in the trash, which comes back as it was. */
export async function seenPlaces(req: PayloadRequest): Promise<(ContentPlace & { readonly seenIn: 'published' | 'draft' | 'deleted' })[]> {
  const drafts: ContentPlace[] = []
  const published: ContentPlace[] = []
  const deleted: ContentPlace[] = []
  for (const found of await findDocuments(req)) if (found.document._status === 'draft') addDocument(found, drafts, [])
  for (const found of await publishedDocuments(req)) addDocument(found, published, [])
  for (const found of [...(await trashedLive(req)), ...(await trashedDocuments(req))]) addDocument(found, deleted, [])
  return [
    ...published.map((place) => ({ ...place, seenIn: 'published' as const })),
    ...drafts.map((place) => ({ ...place, seenIn: 'draft' as const })),
    ...deleted.map((place) => ({ ...place, seenIn: 'deleted' as const })),
  ]
}

/** Every part of the site's content that can contain links, in published versions and in the newest drafts. */
export async function linkedParts(req: PayloadRequest): Promise<(LinkedPart & { readonly seenIn: 'published' | 'draft' })[]> {
  const seen = async (fill: (parts: LinkedPart[]) => Promise<void>, seenIn: 'published' | 'draft') => {
    const parts: LinkedPart[] = []
    await fill(parts)
    return parts.map((part) => ({ ...part, seenIn }))
  }
  const newest = await findDocuments(req)
  const published = await publishedDocuments(req)
  return [
    ...(await seen(async (parts) => {
      for (const found of newest) if (found.document._status === 'draft') addDocument(found, [], parts)
    }, 'draft')),
    ...(await seen(async (parts) => {
      for (const found of published) addDocument(found, [], parts)
      parts.push(...(await globalPlaces(req)).parts)
    }, 'published')),
  ]
}

/** The parts of one document that can contain links. */
export function partsOf(found: ContentDocument): LinkedPart[] {
  const parts: LinkedPart[] = []
  addDocument(found, [], parts)
  return parts
}

function addDocument({ collection, document }: ContentDocument, words: ContentPlace[], parts: LinkedPart[]): void {
  const at = { where: collection, id: document.id, title: document.title ?? 'Untitled' } as const
  const { seo = {}, slug } = document
  const head: readonly (readonly [string, unknown])[] = [
    ['Title', document.title],
    ['Address', slug],
    ['Excerpt', 'excerpt' in document ? document.excerpt : ''],
    [NON_SECTION_PLACES.seo.title, seo?.title],
    [NON_SECTION_PLACES.seo.description, seo?.description],
    [NON_SECTION_PLACES.seo.keywords, (seo?.keywords ?? []).join(', ')],
  ]
  for (const [place, text] of head) if (typeof text === 'string' && text) words.push({ ...at, section: null, place, words: text })
  for (const [index, block] of (document.sections ?? []).entries()) {
    const section = { ...at, section: block.id ?? null }
    const name = `Section ${index + 1}, ${sectionName({ ...block })}`
    parts.push({ ...section, place: name, value: block })
    for (const field of writtenWords(fieldWords({ ...block })))
      words.push({ ...section, place: `${name}: ${field.label}`, words: field.words })
  }
  for (const [index, { anchor, targetPage }] of (document.internalLinks ?? []).entries()) {
    const place = `${NON_SECTION_PLACES.links.internal} ${index + 1}`
    if (anchor) words.push({ ...at, section: null, place, words: anchor })
    parts.push({ ...at, section: null, place, value: { href: targetPage ? `/${targetPage.replace(/^\/+/, '')}` : '' } })
  }
  for (const [index, { anchor, url }] of (document.externalLinks ?? []).entries()) {
    words.push({
      ...at,
      section: null,
      place: `${NON_SECTION_PLACES.links.external} ${index + 1}`,
      words: [anchor, url].filter(Boolean).join(' '),
    })
  }
}

/** Text that somebody typed, without 'Yes' or the names of options. */
function writtenWords(fields: readonly FieldWords[]): readonly FieldWords[] {
  return fields.filter(({ written, words }) => written && words !== '')
}
