import { CODE } from '../markup'
import type { RichTextNode } from '../richText'

/** A web address within text, as a link: its words, and the address they lead to. */
export interface WebAddress {
  readonly at: number
  readonly words: string
  readonly url: string
}

const ADDRESS = /(?<![\w@./-])(?:https?:\/\/|www\.)[\w-]+(?:\.[\w-]+)+[^\s<>"“”]*/gi
const END_OF_SENTENCE = ".,;:!?'’*_~`]}"

/** The web addresses in a text, without the punctuation and the parenthesis around them. */
export function webAddresses(text: string): WebAddress[] {
  return [...text.matchAll(ADDRESS)].map(({ 0: found, index }) => {
    const words = withoutEnd(found)
    return { at: index, words, url: /^www\./i.test(words) ? `https://${words}` : words }
  })
}

function withoutEnd(address: string): string {
  let surplus = address.split(')').length - address.split('(').length
  let end = address.length
  for (; end > 0; end -= 1) {
    const sign = address.charAt(end - 1)
    if (sign === ')' && surplus > 0) surplus -= 1
    else if (!END_OF_SENTENCE.includes(sign)) break
  }
  return address.slice(0, end)
}

/** Nodes with their web addresses as links, but in links and in code. */
export function withWebLinks(nodes: readonly RichTextNode[]): RichTextNode[] {
  return nodes.flatMap((node): RichTextNode[] => {
    if (node.type === 'link') return [node]
    if (node.text !== undefined) return Number(node.format) & CODE ? [node] : linked(node, node.text)
    return [node.children ? { ...node, children: withWebLinks(node.children) } : node]
  })
}

function linked(node: RichTextNode, text: string): RichTextNode[] {
  const parts: RichTextNode[] = []
  let from = 0
  for (const { at, words, url } of webAddresses(text)) {
    parts.push({ ...node, text: text.slice(from, at) }, { type: 'link', url, newTab: false, children: [{ ...node, text: words }] })
    from = at + words.length
  }
  return [...parts, { ...node, text: text.slice(from) }].filter((part) => part.text !== '')
}
