import { z } from 'zod'
import { figureWords, type TextFigure, textFigureSchema } from './figures'

/**
 * A rich text as the editor stores it: a tree of nodes (Lexical), always rendered from the tree, never as HTML.
 * Supported nodes: paragraph, heading, text, linebreak, list, listitem, link, autolink, quote, horizontalrule, upload, block (a table or a
 * chart).
 */
export interface RichTextNode {
  readonly type: string
  readonly children?: readonly RichTextNode[] | undefined
  readonly text?: string | undefined
  /** On text, a bit set: 1 bold, 2 italic, 4 strikethrough, 8 underline, 16 code. On block nodes, a word ('left'). */
  readonly format?: number | string | undefined
  readonly tag?: string | undefined
  readonly listType?: string | undefined
  /** The first number of a numbered list, if it is not 1. */
  readonly start?: number | undefined
  readonly url?: string | undefined
  readonly newTab?: boolean | undefined
  readonly value?: unknown
  /** A picture's caption. */
  readonly caption?: string | undefined
  /** The table or chart of a block. */
  readonly figure?: TextFigure | undefined
}

export const richTextNodeSchema: z.ZodType<RichTextNode> = z.lazy(() =>
  z.object({
    type: z.string(),
    children: z.array(richTextNodeSchema).optional(),
    text: z.string().optional(),
    format: z.union([z.number(), z.string()]).optional(),
    tag: z.string().optional(),
    listType: z.string().optional(),
    start: z.number().optional(),
    url: z.string().optional(),
    newTab: z.boolean().optional(),
    value: z.unknown().optional(),
    caption: z.string().optional(),
    figure: textFigureSchema.optional(),
  }),
)

export const richTextSchema = z.object({ root: z.object({ children: z.array(richTextNodeSchema) }) })
export type RichText = z.infer<typeof richTextSchema>

/** A tree's text without marks, blocks separated by a space, for descriptions, search and counts. */
export function plainText(richText: RichText): string {
  const words = (node: RichTextNode): string => {
    if (node.figure) return figureWords(node.figure)
    if (node.type === 'linebreak') return ' '
    return node.text ?? node.caption ?? (node.children ?? []).map(words).join(node.type === 'list' ? ' ' : '')
  }
  return richText.root.children.map(words).join(' ').trim()
}

/** The tables and charts of a text, in order. */
export function figuresOf({ root }: RichText): TextFigure[] {
  const within = (node: RichTextNode): TextFigure[] => (node.figure ? [node.figure] : (node.children ?? []).flatMap(within))
  return root.children.flatMap(within)
}
