import type { StoredNode } from '@framewell/domain/content/lexicalText'
import { ownId } from '@framewell/domain/content/ownId'
import { type PasteTools, pastedHtml, WEB_PICTURE } from '@framewell/domain/content/paste/pastedContent'
import { PICTURE_TYPES } from '@framewell/domain/content/pictures'
import { pastedFiles } from './pastedFiles'

/**
 * Converts pasted HTML to blocks, each picture with its file if the clipboard has it; null when it exceeds what a text may hold.
 * @param files pictures beside the HTML: theirs, if there is one for each picture that does not contain its own
 */
export function blocksOfHtml(html: string, files: readonly File[], tools: Omit<PasteTools, 'parse' | 'onPicture'>): StoredNode[] | null {
  const outside: string[] = []
  const blocks = pastedHtml(html, {
    ...tools,
    parse: (given) => new DOMParser().parseFromString(given, 'text/html').body,
    onPicture: (id, src) => {
      const own = fileIn(src)
      if (own) pastedFiles.set(id, own)
      else outside.push(id)
    },
  })
  if (outside.length === files.length) {
    for (const [index, file] of files.entries()) pastedFiles.set(outside[index] ?? '', file)
  }
  return blocks
}

/** A picture from the clipboard that still needs alt text. */
export function pastedFile(file: File): StoredNode {
  const id = ownId()
  pastedFiles.set(id, file)
  return { type: WEB_PICTURE, version: 1, id, src: '', alt: '' }
}

/** The picture within a data address; undefined for every other address, and for one that can't be used. */
function fileIn(src: string): File | undefined {
  const [, type = '', encoded = ''] = /^data:([\w/+.-]+);base64,(.+)$/s.exec(src) ?? []
  if (!PICTURE_TYPES.some((known) => known === type)) return undefined
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0))
    return new File([bytes], `pasted.${type.split('/')[1]}`, { type })
  } catch {
    return undefined
  }
}
