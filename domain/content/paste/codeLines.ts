import { CODE } from '../markup'
import type { RichTextNode } from '../richText'

/** Code as a paragraph that keeps its lines and spaces. */
export function codeLines(code: string): RichTextNode {
  const lines = code.replace(/\r\n?/g, '\n').replace(/^\n+/, '').trimEnd().split('\n')
  return {
    type: 'paragraph',
    children: lines.flatMap((text, at) => [
      ...(at > 0 ? [{ type: 'linebreak' }] : []),
      ...(text === '' ? [] : [{ type: 'text', text, format: CODE }]),
    ]),
  }
}

/** A line that opens or closes code: three or more backticks or tildes, with a language behind the opening ones. */
const FENCE = /^ {0,3}(`{3,}|~{3,})([^`\n]*)$/

/** Markdown with each fenced code replaced by a line of its own. Code that is never closed ends with the text. */
export function withoutCode(words: string, standIn: (code: string) => string): string {
  const lines: string[] = []
  let open: { readonly fence: string; readonly code: string[] } | undefined
  const close = () => {
    if (open) lines.push('', standIn(open.code.join('\n')), '')
    open = undefined
  }
  for (const line of words.split('\n')) {
    const [, fence = '', language = ''] = FENCE.exec(line) ?? []
    if (open && fence.startsWith(open.fence) && language.trim() === '') close()
    else if (open) open.code.push(line)
    else if (fence !== '') open = { fence, code: [] }
    else lines.push(line)
  }
  close()
  return lines.join('\n')
}
