import type { RichTextSection } from '../payload-types'

type Body = NonNullable<RichTextSection['body']>
type Block = Body['root']['children'][number]

/** A text of the editor, made of the blocks below. */
export function richText(...children: Block[]): Body {
  return { root: { type: 'root', direction: 'ltr', format: '', indent: 0, version: 1, children } }
}

export function heading(words: string): Block {
  return { type: 'heading', tag: 'h2', children: inline(words), direction: 'ltr', format: '', indent: 0, version: 1 }
}

/** Words; `[label](/path)` makes a link. */
export function paragraph(words: string): Block {
  return { type: 'paragraph', children: inline(words), direction: 'ltr', format: '', indent: 0, textFormat: 0, version: 1 }
}

export function bullets(...items: string[]): Block {
  const children = items.map((words, index) => ({
    type: 'listitem',
    value: index + 1,
    children: inline(words),
    direction: 'ltr',
    format: '',
    indent: 0,
    version: 1,
  }))
  return { type: 'list', listType: 'bullet', tag: 'ul', start: 1, children, direction: 'ltr', format: '', indent: 0, version: 1 }
}

const LINK = /\[([^\]]+)\]\(([^)]+)\)/

/** Splits a text at its links. */
function inline(words: string): Block[] {
  const found = LINK.exec(words)
  if (!found) return words ? [text(words)] : []
  const [whole, label = '', url = ''] = found
  const fields = { linkType: 'custom', url, newTab: false }
  const link = { type: 'link', fields, children: [text(label)], direction: 'ltr', format: '', indent: 0, version: 3 }
  return [...inline(words.slice(0, found.index)), link, ...inline(words.slice(found.index + whole.length))]
}

function text(words: string): Block {
  return { type: 'text', text: words, format: 0, detail: 0, mode: 'normal', style: '', version: 1 }
}
