import { nodesOf, readRichText, type StoredNode } from '@framewell/domain/content/lexicalText'
import { richTextValueSchema } from '@framewell/domain/content/sectionForm'

/** Maximum characters of running text. */
const MAX_TEXT = 60_000
/** Maximum characters of its tree: marks, links and tables make it several times as large as the text. */
const MAX_TREE = 200_000
/** Maximum nesting of lists; walking the tree is recursive. */
const DEEPEST = 40

/**
 * Running text from an editor: limited in size and depth, every node typed. The contents of nodes are checked when it is published and
 * rendered.
 */
export const richTextInput = richTextValueSchema
  .refine((value) => value === null || isTree(value.root), 'This text cannot be read')
  .refine((value) => JSON.stringify(value).length <= MAX_TREE, 'This text holds too much; move a part of it into a section of its own')
  .refine(
    (value) => value === null || !isTree(value.root) || readRichText(value, new Map()).length <= MAX_TEXT,
    `Use at most ${MAX_TEXT} characters`,
  )

function isTree(node: StoredNode, depth = 0): boolean {
  const { children } = node
  if (typeof node.type !== 'string' || depth > DEEPEST) return false
  if (children === undefined) return true
  const known = nodesOf(children)
  return Array.isArray(children) && known.length === children.length && known.every((child) => isTree(child, depth + 1))
}
