'use client'

import type { StoredNode } from '@framewell/domain/content/lexicalText'
import { ownId } from '@framewell/domain/content/ownId'
import { pastedHtml, pastedRange, TOO_MUCH_PASTED } from '@framewell/domain/content/paste/pastedContent'
import { pastedNotation } from '@framewell/domain/content/paste/pastedNotation'
import { pasteLossMessage, type ReportLoss } from '@framewell/domain/content/paste/pastedTable'
import { COMMAND_PRIORITY_CRITICAL, PASTE_COMMAND } from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useEffect, useState } from 'react'
import { $insertPasted, type WaitingPicture } from './insertPasted'
import { WaitingPictures } from './WaitingPictures'

/** Handles pasted content that Payload's editor would break up: tables from web pages and spreadsheets, pictures from web pages. */
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
          const leftOut: string[] = []
          const pasted = blocksIn(event.clipboardData, (what) => leftOut.push(what))
          setTold(pasted === 'tooMuch' ? TOO_MUCH_PASTED : pasteLossMessage(leftOut))
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

/** Null for content that the editor handles itself: its own nodes, text, headings, lists and links. */
function blocksIn(data: DataTransfer, leaveOut: ReportLoss): StoredNode[] | 'tooMuch' | null {
  if (data.types.includes('application/x-lexical-editor')) return null
  const html = data.getData('text/html')
  const tools = { parse, makeId: ownId, leaveOut }
  if (html) return /<(?:table|img)\b/i.test(html) ? (pastedHtml(html, tools) ?? 'tooMuch') : null
  const words = data.getData('text/plain')
  return pastedRange(words, tools) ?? pastedNotation(words, tools)
}

function parse(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body
}
