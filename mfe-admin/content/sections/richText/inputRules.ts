import { isSafeLink } from '@framewell/domain/content/markupHtml'
import {
  BOLD_ITALIC_STAR,
  BOLD_STAR,
  type ElementTransformer,
  INLINE_CODE,
  ITALIC_STAR,
  ITALIC_UNDERSCORE,
  ORDERED_LIST,
  QUOTE,
  STRIKETHROUGH,
  type TextMatchTransformer,
  type Transformer,
  UNORDERED_LIST,
} from '@lexical/markdown'
import { $createHeadingNode, HeadingNode } from '@lexical/rich-text'
import { $createTextNode } from 'lexical'
import { $createLink, StoredLinkNode } from './linkNodes'
import { StoredPartNode } from './storedNodes'

/** '## ' starts a heading: the page already has its h1. */
const HEADING: ElementTransformer = {
  type: 'element',
  dependencies: [HeadingNode],
  regExp: /^(#{1,4})\s/,
  export: () => null,
  replace: (parent, children, [, signs = '']) => {
    const heading = $createHeadingNode(signs.length > 3 ? 'h4' : signs.length > 2 ? 'h3' : 'h2')
    heading.append(...children)
    parent.replace(heading)
    heading.select(0, 0)
  },
}

/** '--- ' inserts a rule. */
const RULE: ElementTransformer = {
  type: 'element',
  dependencies: [StoredPartNode],
  regExp: /^---\s$/,
  export: () => null,
  replace: (parent) => {
    parent.insertBefore(new StoredPartNode({ type: 'horizontalrule', version: 1 }))
    parent.clear()
    parent.select(0, 0)
  },
}

/** '[text](/address)'. */
const LINK: TextMatchTransformer = {
  type: 'text-match',
  dependencies: [StoredLinkNode],
  regExp: /\[([^[\]]+)\]\(([^()\s]+)\)$/,
  importRegExp: /\[([^[\]]+)\]\(([^()\s]+)\)/,
  trigger: ')',
  export: () => null,
  replace: (text, [, words = '', url = '']) => {
    if (!isSafeLink(url)) return
    const link = $createLink({ linkType: 'custom', url, newTab: false })
    const inner = $createTextNode(words)
    inner.setFormat(text.getFormat())
    link.append(inner)
    text.replace(link)
  },
}

/** Markdown shortcuts for formats and blocks. */
export const INPUT_RULES: Transformer[] = [
  HEADING,
  QUOTE,
  UNORDERED_LIST,
  ORDERED_LIST,
  RULE,
  INLINE_CODE,
  BOLD_ITALIC_STAR,
  BOLD_STAR,
  ITALIC_STAR,
  ITALIC_UNDERSCORE,
  STRIKETHROUGH,
  LINK,
]
