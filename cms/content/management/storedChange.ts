import type { ContentPage, ContentPageChange } from '@framewell/domain/content/contentPage'
import { formatMarkup } from '@framewell/domain/content/formatMarkup'
import { fromHtml } from '@framewell/domain/content/markupHtml'
import { changedKeywords, filledLinks, malformedAddresses } from '@framewell/domain/content/pageChange'
import type { FieldValues } from '@framewell/domain/content/sectionForm'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '../../platform/database/transactionOf'
import { CallProblem, type Refuse } from '../../platform/http/calls/CallProblem'
import type { Refusing } from '../../platform/http/calls/callContext'
import { fieldsOf as refusedFields } from '../../platform/http/calls/readInput'
import { type ContentFacts, contentFacts } from './contentFacts'
import type { ContentDocument } from './findDocuments'
import { ARTICLE_FIELDS, SECTION_FORMS } from './sectionForms'
import { pictureIdsIn, valuesSchema, writeValues } from './sectionValues'
import type { StoredBlock } from './sectionWords'
import { membersOf, storedBlocks } from './toContentPage'
import { saysTheSame, writeSections } from './writeSections'

interface Current {
  readonly page: ContentPage
  readonly stored: ContentDocument
  readonly facts: ContentFacts
}

/**
 * Converts a change of a content page to data of its document. Only differences are included, so sending a full page back changes nothing.
 * @throws CallProblem invalidInput, with the fields that can't be stored even as a draft; contentIsSections
 */
export async function storedChange(
  { req, refuse }: Refusing<'contentIsSections'>,
  { page, stored, facts }: Current,
  change: ContentPageChange,
) {
  const odd = malformedAddresses(change)
  if (odd.length > 0) throw new CallProblem('invalidInput', { fields: odd })
  const { document } = stored
  const seo = { ...document.seo, ...(await seoChange(req, page, change)) }
  const sections = sectionsChange(refuse, storedBlocks(document.sections), page, facts, change)
  const article = articleChange(stored, facts, change)
  await refuseLostPictures(req, facts, picturesNamed(sections ?? [], article))
  const { title, slug, publishDate } = change
  const internalLinks = change.internalLinks && filledLinks(change.internalLinks)
  const externalLinks = change.externalLinks && filledLinks(change.externalLinks)
  return {
    ...(title !== undefined && title !== page.title ? { title } : {}),
    ...(slug !== undefined && slug !== page.slug ? { slug } : {}),
    ...(same(seo, document.seo ?? {}) ? {} : { seo }),
    ...(sections ? { sections } : {}),
    ...article,
    ...(publishDate !== undefined && publishDate !== page.publishDate ? { publishedAt: publishDate } : {}),
    ...(internalLinks && !same(internalLinks, page.internalLinks) ? { internalLinks } : {}),
    ...(externalLinks && !same(externalLinks, page.externalLinks) ? { externalLinks } : {}),
  }
}

/**
 * The editor's choices for a post that differ from the stored ones.
 * @throws CallProblem invalidInput, with the fields that can't be stored even as a draft
 */
function articleChange({ collection, document }: ContentDocument, facts: ContentFacts, { article }: ContentPageChange): FieldValues {
  if (!article || collection !== 'posts') return {}
  const values = valuesSchema(ARTICLE_FIELDS).safeParse(article)
  if (!values.success) {
    throw new CallProblem('invalidInput', {
      fields: refusedFields(values.error).map(({ path, message }) => ({ path: `article.${path}`, message })),
    })
  }
  const members = membersOf(document)
  const written = writeValues(members, values.data, ARTICLE_FIELDS, facts)
  return Object.fromEntries(Object.entries(written).filter(([name, value]) => value !== members[name]))
}

interface PicturePlace {
  readonly path: string
  readonly id: string
}

function picturesNamed(sections: readonly StoredBlock[], article: FieldValues): PicturePlace[] {
  const inSections = sections.flatMap((block, at) =>
    pictureIdsIn(block, SECTION_FORMS.get(block.blockType)?.fields ?? []).map((id) => ({ path: `sections.${at}`, id })),
  )
  return [...inSections, ...pictureIdsIn(article, ARTICLE_FIELDS).map((id) => ({ path: 'article.cover', id }))]
}

/** A picture may have been deleted while it was being chosen. */
async function refuseLostPictures(req: PayloadRequest, { pictures }: ContentFacts, named: readonly PicturePlace[]): Promise<void> {
  const unknown = named.filter(({ id }) => !pictures.has(id))
  if (unknown.length === 0) return
  const ids = unknown.map(({ id }) => id).filter((id) => UUID.test(id))
  const known = (await contentFacts(req, ids)).pictures
  const lost = new Set(unknown.filter(({ id }) => !known.has(id)).map(({ path }) => path))
  const message = 'This picture is no longer in the library. Choose another one.'
  if (lost.size > 0) throw new CallProblem('invalidInput', { fields: [...lost].map((path) => ({ path, message })) })
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

/** A picture of our own library is stored as a relation, any other address as text. */
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

/** Sections define a page. If they are unchanged, HTML is accepted for a page that has only running text. */
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

function safelyDecoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
