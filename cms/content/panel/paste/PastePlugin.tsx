'use client'

import type { StoredNode } from '@framewell/domain/content/lexicalText'
import { ownId } from '@framewell/domain/content/ownId'
import { pastedHtml, pastedRange, TOO_MUCH_PASTED } from '@framewell/domain/content/paste/pastedContent'
import { COMMAND_PRIORITY_CRITICAL, PASTE_COMMAND } from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useEffect, useState } from 'react'
import { $insertPasted, type WaitingPicture } from './insertPasted'
import { WaitingPictures } from './WaitingPictures'

/** Reads what Payload's editor would take apart: tables of web pages and spreadsheets, pictures of web pages. */
export const PastePlugin = () => {
  const [editor] = useLexicalComposerContext()
  const [waiting, setWaiting] = useState<readonly WaitingPicture[]>([])
  const [told, setTold] = useState('')
  useEffect(
    () =>
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          if (!(event instanceof ClipboardEvent) || !event.clipboardData) return false
          const pasted = blocksIn(event.clipboardData)
          setTold(pasted === 'tooMuch' ? TOO_MUCH_PASTED : '')
          if (pasted === null) return false
          event.preventDefault()
          if (pasted !== 'tooMuch') {
            const pictures = $insertPasted(pasted)
            if (pictures.length > 0) setWaiting((before) => [...before, ...pictures])
          }
          return true
        },
        COMMAND_PRIORITY_CRITICAL,
      ),
    [editor],
  )
  return (
    <div aria-live="polite">
      {told ? <p style={{ color: 'var(--theme-error-500)' }}>{told}</p> : null}
      <WaitingPictures waiting={waiting} onDone={(key) => setWaiting((before) => before.filter((picture) => picture.key !== key))} />
    </div>
  )
}

/** Null for what the editor reads well itself: its own nodes, words, headings, lists and links. */
function blocksIn(data: DataTransfer): StoredNode[] | 'tooMuch' | null {
  if (data.types.includes('application/x-lexical-editor')) return null
  const html = data.getData('text/html')
  if (html) return /<(?:table|img)\b/i.test(html) ? (pastedHtml(html, { parse, makeId: ownId }) ?? 'tooMuch') : null
  return pastedRange(data.getData('text/plain'), ownId)
}

function parse(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body
}
