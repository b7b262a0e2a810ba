import { carriedSeries } from '@framewell/domain/content/chartCells'
import { factToken, inlineFact } from '@framewell/domain/content/facts'
import { textFigureSchema } from '@framewell/domain/content/figures'
import { pathForSlug } from '@framewell/domain/content/page'
import { type RichText, type RichTextNode, richTextSchema } from '@framewell/domain/content/richText'
import { isRecord } from '@framewell/domain/content/saving/sameValue'
import { z } from 'zod'
import { toMedia } from '../platform/uploads/toMedia'
import { linkAddressSchema } from './linkAddress'

const storedNodeSchema = z.looseObject({ type: z.string(), children: z.array(z.unknown()).optional() })
const storedLinkSchema = z.object({
  linkType: z.string().nullish(),
  url: z.string().nullish(),
  newTab: z.boolean().nullish(),
  doc: z
    .object({ value: z.object({ slug: z.string(), _status: z.literal('published') }) })
    .nullish()
    .catch(null),
})
const captionSchema = z.object({ caption: z.string().nullish() }).catch({ caption: null })

/** The tree as the site renders it: addresses resolved and checked, pictures in the site's form, without the editor's own members. */
export function toRichText(stored: unknown): RichText | null {
  const root = z.object({ root: storedNodeSchema }).safeParse(stored)
  if (!root.success) return null
  const parsed = richTextSchema.safeParse({ root: { children: nodes(root.data.root.children) } })
  return parsed.success ? parsed.data : null
}

function nodes(children: readonly unknown[] | undefined): RichTextNode[] {
  return (children ?? []).flatMap((child) => {
    const parsed = storedNodeSchema.safeParse(child)
    return parsed.success ? node(parsed.data) : []
  })
}

function node(stored: z.infer<typeof storedNodeSchema>): RichTextNode[] {
  const children = stored.children ? { children: nodes(stored.children) } : {}
  if (stored.type === 'link' || stored.type === 'autolink') {
    const link = storedLinkSchema.safeParse(stored.fields)
    const url = link.success ? address(link.data) : undefined
    // A link without a target becomes plain text.
    return url ? [{ type: stored.type, url, newTab: link.data?.newTab === true, ...children }] : (children.children ?? [])
  }
  if (stored.type === 'upload') {
    const media = toMedia(stored.value)
    const { caption } = captionSchema.parse(stored.fields)
    return media ? [{ type: 'upload', value: media, ...(caption ? { caption } : {}) }] : []
  }
  // HTML shows a tab as a space.
  if (stored.type === 'tab') return [{ type: 'text', text: ' ', format: 0 }]
  if (stored.type === 'inlineBlock') {
    const fact = inlineFact(stored.fields)
    return fact === undefined ? [] : [{ type: 'text', text: factToken(fact), format: 0 }]
  }
  if (stored.type === 'block') {
    // An incomplete figure is omitted; the text around it stays.
    const figure = textFigureSchema.safeParse(figureFields(stored.fields))
    return figure.success ? [{ type: 'block', figure: figure.data }] : []
  }
  return [{ ...stored, children: undefined, ...children }]
}

function figureFields(stored: unknown): unknown {
  return isRecord(stored) && Array.isArray(stored.series) ? { ...stored, series: stored.series.map(carriedSeries) } : stored
}

function address(link: z.infer<typeof storedLinkSchema>): string | undefined {
  if (link.linkType === 'internal') return link.doc ? pathForSlug(link.doc.value.slug) : undefined
  const checked = linkAddressSchema.safeParse(link.url)
  return checked.success ? checked.data : undefined
}
