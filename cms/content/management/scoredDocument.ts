import { contentHtml } from '@framewell/domain/content/contentHtml'
import type { ScoredPage } from '@framewell/domain/content/seoScore'
import { z } from 'zod'
import { readSection } from './sectionWords'

const words = z.string().nullish().catch(null)
const links = z.array(z.unknown()).nullish().catch(null)

const sourceSchema = z.object({
  seo: z
    .object({ title: words, description: words, keywords: z.array(z.string()).nullish().catch(null) })
    .nullish()
    .catch(null),
  sections: z
    .array(z.looseObject({ blockType: z.string() }))
    .nullish()
    .catch(null),
  internalLinks: links,
  externalLinks: links,
})

/** What the SEO score looks at, from a stored document or from the panel's form. Pure: the panel runs it in the browser. */
export function scoredDocument(document: unknown, isPublished: boolean): ScoredPage {
  const { seo, sections, internalLinks, externalLinks } = sourceSchema.parse(document)
  const read = (sections ?? []).map((block) => ({ type: block.blockType, ...readSection(block, new Map()) }))
  return {
    metaTitle: seo?.title ?? '',
    metaDescription: seo?.description ?? '',
    keywords: (seo?.keywords ?? []).join(', '),
    content: contentHtml(read),
    sections: read,
    internalLinks: internalLinks ?? [],
    externalLinks: externalLinks ?? [],
    isPublished,
  }
}
