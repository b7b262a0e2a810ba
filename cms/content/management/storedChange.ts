import type { ContentPage, ContentPageChange } from '@framewell/domain/content/contentPage'
import { formatMarkup } from '@framewell/domain/content/formatMarkup'
import { fromHtml } from '@framewell/domain/content/markupHtml'
import { slugSchema } from '@framewell/domain/content/page'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '../../database/transactionOf'
import { CallProblem, type Refuse } from '../../http/CallProblem'
import type { Refusing } from '../../http/callContext'
import { type ContentFacts, contentFacts } from './contentFacts'
import type { ContentDocument } from './findDocuments'
import { SECTION_FORMS } from './sectionForms'
import { pictureIdsIn } from './sectionValues'
import type { StoredBlock } from './sectionWords'
import { storedBlocks } from './toContentPage'
import { saysTheSame, writeSections } from './writeSections'

interface Current {
  readonly page: ContentPage
  readonly stored: ContentDocument
  readonly facts: ContentFacts
}

/**
 * A change of a content page as data of its document: only what differs from what is stored, so that a full page sent back changes nothing.
 * @throws CallProblem invalidInput, with the fields that can't be stored even as a draft; contentIsSections.
 */
export async function storedChange(
  { req, refuse }: Refusing<'contentIsSections'>,
  { page, stored, facts }: Current,
  change: ContentPageChange,
) {
  refuseOddValues(change)
  const { document } = stored
  const seo = { ...document.seo, ...(await seoChange(req, page, change)) }
  const sections = sectionsChange(refuse, storedBlocks(document.sections), page, facts, change)
  if (sections) await refuseLostPictures(req, sections, facts)
  const { title, slug } = change
  // A row that was added and not yet filled is none.
  const internalLinks = change.internalLinks?.filter(({ anchor, targetPage }) => (anchor + targetPage).trim() !== '')
  const externalLinks = change.externalLinks?.filter(({ anchor, url }) => (anchor + url).trim() !== '')
  return {
    ...(title !== undefined && title !== page.title ? { title } : {}),
    ...(slug !== undefined && slug !== page.slug ? { slug } : {}),
    ...(same(seo, document.seo ?? {}) ? {} : { seo }),
    ...(sections ? { sections } : {}),
    ...(internalLinks && !same(internalLinks, page.internalLinks) ? { internalLinks } : {}),
    ...(externalLinks && !same(externalLinks, page.externalLinks) ? { externalLinks } : {}),
  }
}

/** What even a draft can't hold: the address must be one, and links must be addresses. */
function refuseOddValues({ slug, canonicalUrl, ogImage }: ContentPageChange): void {
  const fields: { path: string; message: string }[] = []
  const checked = slug === undefined ? undefined : slugSchema.safeParse(slug)
  if (checked && !checked.success) {
    fields.push({ path: 'slug', message: slug ? 'Use lower-case letters, digits and single dashes' : 'Give the page an address' })
  }
  if (canonicalUrl && !isWebAddress(canonicalUrl)) fields.push({ path: 'canonicalUrl', message: 'Use a full https:// address' })
  if (ogImage && !isWebAddress(ogImage) && !/^\/(?!\/)\S+$/.test(ogImage)) {
    fields.push({ path: 'ogImage', message: 'Use a full https:// address, or a path of this site' })
  }
  if (fields.length > 0) throw new CallProblem('invalidInput', { fields })
}

/** Somebody may have deleted a picture while it was being chosen. */
async function refuseLostPictures(req: PayloadRequest, sections: readonly StoredBlock[], { pictures }: ContentFacts): Promise<void> {
  const named = sections.map((block) => pictureIdsIn(block, SECTION_FORMS.get(block.blockType)?.fields ?? []))
  const unknown = named.flat().filter((id) => !pictures.has(id))
  if (unknown.length === 0) return
  const known = new Set(
    (
      await contentFacts(
        req,
        unknown.filter((id) => UUID.test(id)),
      )
    ).pictures.keys(),
  )
  const lost = named.flatMap((ids, at) => (ids.some((id) => !pictures.has(id) && !known.has(id)) ? [at] : []))
  const message = 'This picture is not in the library any more. Choose another one.'
  if (lost.length > 0) throw new CallProblem('invalidInput', { fields: lost.map((at) => ({ path: `sections.${at}`, message })) })
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

async function seoChange(req: PayloadRequest, page: ContentPage, change: ContentPageChange) {
  const { metaTitle, metaDescription, canonicalUrl, ogImage } = change
  const keywords = changedKeywords(page, change)
  return {
    ...(metaTitle !== undefined && metaTitle !== page.metaTitle ? { title: metaTitle } : {}),
    ...(metaDescription !== undefined && metaDescription !== page.metaDescription ? { description: metaDescription } : {}),
    ...(keywords ? { keywords } : {}),
    ...(canonicalUrl !== undefined && (canonicalUrl ?? '') !== (page.canonicalUrl ?? '') ? { canonicalUrl: canonicalUrl || null } : {}),
    ...(ogImage !== undefined && (ogImage ?? '') !== (page.ogImage ?? '') ? await pictureChange(req, ogImage ?? '') : {}),
  }
}

/** Both members say the same list; whichever was changed counts. */
function changedKeywords(page: ContentPage, { keywords, targetKeywords }: ContentPageChange): string[] | undefined {
  const listed = keywords === undefined || keywords === page.keywords ? targetKeywords : keywords.split(',')
  const wanted = listed?.map((keyword) => keyword.trim()).filter((keyword) => keyword !== '')
  return wanted && !same(wanted, page.targetKeywords) ? [...new Set(wanted)] : undefined
}

/** A picture of our own library is kept as one; any other address as it is. */
async function pictureChange(req: PayloadRequest, address: string) {
  const [, name] = /^(?:https?:\/\/[^/]+)?\/api\/media\/file\/([^/?#]+)$/.exec(address) ?? []
  if (name !== undefined) {
    const database = await transactionOf(req)
    const found = await database.execute(sql`select id::text as id from media where filename = ${safelyDecoded(name)}`)
    const id = found.rows[0]?.id
    if (typeof id === 'string') return { openGraphImage: id, openGraphImageUrl: null }
  }
  return { openGraphImage: null, openGraphImageUrl: address || null }
}

/** Sections say what a page is made of; where they say nothing new, HTML is the words of a page that has nothing but running text. */
function sectionsChange(
  refuse: Refuse<'contentIsSections'>,
  blocks: StoredBlock[],
  page: ContentPage,
  facts: ContentFacts,
  change: ContentPageChange,
) {
  const { sections, content } = change
  if (sections && !saysTheSame(blocks, sections, facts)) return writeSections(blocks, sections, facts)
  if (content === undefined || content === page.content) return undefined
  const [text, ...others] = blocks
  if (others.length > 0 || (text && text.blockType !== 'richText')) throw refuse('contentIsSections')
  const words = formatMarkup(fromHtml(content))
  return words ? writeSections(blocks, [{ ...(text?.id ? { id: text.id } : {}), type: 'richText', title: '', content: words }], facts) : []
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
}

function safelyDecoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
