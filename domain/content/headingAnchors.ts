import type { RichTextNode } from './richText'

/** A heading in running text that can be linked to. */
export interface AnchoredHeading {
  /** Its anchor on the page, without '#'. */
  readonly id: string
  readonly label: string
  readonly level: 2 | 3
}

/** The headings of an article's texts in reading order, of the first two levels, each with an anchor of its own. */
export function headingAnchors(
  texts: Iterable<{ readonly root: { readonly children: readonly RichTextNode[] } }>,
): ReadonlyMap<RichTextNode, AnchoredHeading> {
  const found = new Map<RichTextNode, AnchoredHeading>()
  const taken = new Set<string>()
  for (const { root } of texts)
    for (const node of root.children) {
      if (node.type !== 'heading' || (node.tag !== 'h2' && node.tag !== 'h3' && node.tag !== 'h1')) continue
      const label = wordsOf(node)
      if (label === '') continue
      const id = firstFree(anchorFor(label), taken)
      taken.add(id)
      found.set(node, { id, label, level: node.tag === 'h3' ? 3 : 2 })
    }
  return found
}

function wordsOf(node: RichTextNode): string {
  return (node.text ?? (node.children ?? []).map(wordsOf).join('')).replace(/\s+/g, ' ').trim()
}

/** '16 or 24 in on center?' → '16-or-24-in-on-center'. */
function anchorFor(label: string): string {
  const words = label
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return words || 'part'
}

function firstFree(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted
  for (let number = 2; ; number++) if (!taken.has(`${wanted}-${number}`)) return `${wanted}-${number}`
}
