'use client'

import type { StoredNode } from '@framewell/domain/content/lexicalText'
import { MOST_PASTED, pastedHtml, pastedRange } from '@framewell/domain/content/paste/pastedContent'
import { COMMAND_PRIORITY_CRITICAL, PASTE_COMMAND } from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useEffect, useState } from 'react'
import { $insertPasted, type WaitingPicture } from './insertPasted'
import { WaitingPictures } from './WaitingPictures'

const TOO_MUCH = `That is more than one text holds (${MOST_PASTED.toLocaleString('en-US')} characters). Paste it in parts.`

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
          setTold(pasted === 'tooMuch' ? TOO_MUCH : '')
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
  if (html) return /<(?:table|img)\b/i.test(html) ? (pastedHtml(html, { parse, makeId }) ?? 'tooMuch') : null
  return pastedRange(data.getData('text/plain'), makeId)
}

function parse(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body
}

/** An id in the form of the CMS's own. */
function makeId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
