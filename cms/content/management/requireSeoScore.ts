import { type SeoField, seoScore } from '@framewell/domain/content/seoScore'
import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { scoredDocument } from './scoredDocument'

/** Where a document stores what a rule checks. */
const PATHS: Partial<Record<SeoField, string>> = { metaTitle: 'seo.title', metaDescription: 'seo.description', keywords: 'seo.keywords' }

/**
 * Refuses to publish below the site's minimum SEO score, through any screen or call. The first refused field states the score, the other
 * names the biggest improvement. The system itself (seeds, scheduled jobs without a person) is exempt.
 */
export const requireSeoScore: CollectionBeforeChangeHook = async ({ data, originalDoc, req, collection }) => {
  if (data._status !== 'published' || !req.user) return data
  // A company-wide setting that applies to everybody.
  const { minimumSeoScore } = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true, req })
  if (!minimumSeoScore) return data
  const merged = { ...originalDoc, ...data, seo: { ...originalDoc?.seo, ...data.seo } }
  const { total, rules } = seoScore(scoredDocument(merged, true))
  if (total >= minimumSeoScore) return data
  const [gap] = [...rules].sort((a, b) => b.max - b.points - (a.max - a.points))
  const message = `The SEO score is ${total}; at least ${minimumSeoScore} is needed to publish.`
  throw new ValidationError(
    {
      collection: collection.slug,
      req,
      errors: [
        { path: '_status', message },
        ...(gap?.hint ? [{ path: PATHS[gap.field] ?? gap.field, message: `${message} ${gap.hint}` }] : []),
      ],
    },
    req.t,
  )
}
