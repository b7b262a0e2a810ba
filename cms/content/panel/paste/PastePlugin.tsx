'use client'

import type { StoredNode } from '@framewell/domain/content/lexicalText'
import { ownId } from '@framewell/domain/content/ownId'
import { pastedHtml, TOO_MUCH_PASTED } from '@framewell/domain/content/paste/pastedContent'
import { pasteLossMessage, type ReportLoss } from '@framewell/domain/content/paste/pastedTable'
import { pastedText } from '@framewell/domain/content/paste/pastedText'
import { COMMAND_PRIORITY_CRITICAL, PASTE_COMMAND } from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useEffect, useState } from 'react'
import { $insertPasted, type WaitingPicture } from './insertPasted'
import { isOfField } from './isOfField'
import { WaitingPictures } from './WaitingPictures'

/** Handles pasted content of other programs, as the content screen does. */
export const PastePlugin = () => {
  const [editor] = useLexicalComposerContext()
  const [waiting, setWaiting] = useState<readonly WaitingPicture[]>([])
  const [told, setTold] = useState('')
  useEffect(
    () =>
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          if (!(event instanceof ClipboardEvent) || !event.clipboardData || isOfField(event.target)) return false
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

/** Null for content that the editor handles itself: its own nodes, plain text. */
function blocksIn(data: DataTransfer, leaveOut: ReportLoss): StoredNode[] | 'tooMuch' | null {
  if (data.types.includes('application/x-lexical-editor')) return null
  const html = data.getData('text/html')
  const tools = { parse, makeId: ownId, leaveOut }
  return html ? (pastedHtml(html, tools) ?? 'tooMuch') : pastedText(data.getData('text/plain'), tools)
}

function parse(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body
}
