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
          onTell(pasted === 'tooMuch' ? TOO_MUCH_PASTED : pasteLossMessage(leftOut))
          if (pasted === null) return false
          event.preventDefault()
          if (pasted !== 'tooMuch') $insertStored(pasted)
          return true
        },
        COMMAND_PRIORITY_HIGH,
      ),
    [editor, onTell],
  )
  return null
}

/** Null for content the editor handles itself: its own nodes, plain text. */
function blocksIn(data: DataTransfer, tools: Omit<PasteTools, 'parse'>): StoredNode[] | 'tooMuch' | null {
  if (data.types.includes('application/x-lexical-editor')) return null
  const html = data.getData('text/html')
  if (html) return blocksOfHtml(html, tools) ?? 'tooMuch'
  const files = [...data.files].filter(({ type }) => PICTURE_TYPES.some((known) => known === type))
  if (files.length > 0) return files.map(pastedFile)
  return pastedText(data.getData('text/plain'), tools)
}
