import type { StoredNode } from '@framewell/domain/content/lexicalText'
import { ownId } from '@framewell/domain/content/ownId'
import { type PasteTools, pastedHtml, WEB_PICTURE } from '@framewell/domain/content/paste/pastedContent'
import { pastedFiles } from './pastedFiles'

/** Converts pasted HTML to blocks; null when it exceeds what a text may hold. */
export function blocksOfHtml(html: string, tools: Omit<PasteTools, 'parse'>): StoredNode[] | null {
  return pastedHtml(html, { ...tools, parse: (given) => new DOMParser().parseFromString(given, 'text/html').body })
}

/** A picture from the clipboard that still needs alt text. */
export function pastedFile(file: File): StoredNode {
  const id = ownId()
  pastedFiles.set(id, file)
  return { type: WEB_PICTURE, version: 1, id, src: '', alt: '' }
}
