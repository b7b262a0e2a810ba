import type { RichTextNode } from './richText'

/** The entries of a list, each with the list below it, which the editor stores as an entry of its own: it would count as a number. */
export function listEntries({ children = [] }: RichTextNode): RichTextNode[] {
  const entries: RichTextNode[] = []
  for (const child of children) {
    const above = entries.at(-1)
    const isBelow = child.children?.length === 1 && child.children[0]?.type === 'list'
    if (above && isBelow) entries.splice(-1, 1, { ...above, children: [...(above.children ?? []), ...(child.children ?? [])] })
    else entries.push(child)
  }
  return entries
}
