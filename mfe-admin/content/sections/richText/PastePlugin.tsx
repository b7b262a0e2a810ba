import type { StoredNode } from '@framewell/domain/content/lexicalText'
import { ownId } from '@framewell/domain/content/ownId'
import { lastNote } from '@framewell/domain/content/paste/footnotes'
import { type PasteTools, TOO_MUCH_PASTED } from '@framewell/domain/content/paste/pastedContent'
import { pasteLossMessage } from '@framewell/domain/content/paste/pastedTable'
import { pastedText } from '@framewell/domain/content/paste/pastedText'
import { PICTURE_TYPES } from '@framewell/domain/content/pictures'
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { COMMAND_PRIORITY_HIGH, PASTE_COMMAND } from 'lexical'
import { use, useEffect, useEffectEvent } from 'react'
import { $insertStored } from './insertStored'
import { PageSources } from './PageSources'
import { blocksOfHtml, pastedFile } from './pastedContent'

/** Converts pasted content from other programs to blocks: headings, lists, links, tables; pictures prompt for an upload. */
export const PastePlugin = ({ onTell }: { onTell: (words: string) => void }) => {
  const [editor] = useLexicalComposerContext()
  const page = use(PageSources)
  // The footnotes of an article are numbered through all of its texts.
  const notesSoFar = useEffectEvent(() => lastNote([page?.texts, editor.getEditorState().toJSON()]))
  useEffect(
    () =>
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          if (!(event instanceof ClipboardEvent) || !event.clipboardData) return false
          const leftOut: string[] = []
          const pasted = blocksIn(event.clipboardData, {
            makeId: ownId,
            leaveOut: (what) => leftOut.push(what),
            lastNote: notesSoFar(),
          })
          onTell(pasted === 'tooMuch' ? TOO_MUCH_PASTED : pasted === 'noPicture' ? UNUSED_FILE : pasteLossMessage(leftOut))
          if (pasted === null) return false
          event.preventDefault()
          if (typeof pasted !== 'string') $insertStored(pasted)
          return true
        },
        COMMAND_PRIORITY_HIGH,
      ),
    [editor, onTell],
  )
  return null
}

/** Shown for a pasted file that is no picture we can keep. */
const UNUSED_FILE = 'The pasted file can’t be used here. Paste a JPEG, PNG, WebP, AVIF or HEIC picture.'

/** Null for content the editor handles itself: its own nodes, plain text. */
function blocksIn(data: DataTransfer, tools: Omit<PasteTools, 'parse' | 'onPicture'>): StoredNode[] | 'tooMuch' | 'noPicture' | null {
  if (data.types.includes('application/x-lexical-editor')) return null
  const all = [...data.files]
  const files = all.filter(({ type }) => PICTURE_TYPES.some((known) => known === type))
  const html = data.getData('text/html')
  const blocks = html ? blocksOfHtml(html, files, tools) : []
  if (blocks === null) return 'tooMuch'
  if (blocks.length > 0) return blocks
  if (files.length > 0) return files.map(pastedFile)
  const words = data.getData('text/plain')
  // File managers add the name of a copied file as text.
  const isFileAlone = all.length > 0 && (words === '' || all.some(({ name }) => words.includes(name)))
  return isFileAlone ? 'noPicture' : pastedText(words, tools)
}
