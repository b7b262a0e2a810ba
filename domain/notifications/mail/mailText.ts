import type { Block, Said } from '../words'
import type { Letter } from './letter'

/** A mail's plain text: the same content as the HTML, in the same order. */
export function mailText({ subject: _, blocks, action }: Said, { greeting, signature, notes, links }: Letter): string {
  const parts = [
    greeting,
    ...blocks.map(textOf),
    action && `${action.label}:\n${action.path}`,
    `${signature}`,
    [...notes, ...links.map(({ label, href }) => `${label}: ${href}`)].join('\n'),
  ]
  return parts.filter((part) => part !== undefined && part !== '').join('\n\n')
}

function textOf(block: Block): string {
  if (block.kind === 'paragraph') return block.text
  if (block.kind === 'list') return block.items.map((item) => `- ${item}`).join('\n')
  return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n')
}
