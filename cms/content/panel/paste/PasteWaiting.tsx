'use client'

import { COMMAND_PRIORITY_CRITICAL, PASTE_COMMAND } from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useEffect, useState } from 'react'

/** Stands where PastePlugin will, while its code is on the way: what the editor would take apart meanwhile is kept, and pasted once the code is there. */
export const PasteWaiting = () => {
  const [editor] = useLexicalComposerContext()
  const [waits, setWaits] = useState(false)
  useEffect(() => {
    const held: DataTransfer[] = []
    const leave = editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        const data = event instanceof ClipboardEvent ? event.clipboardData : null
        if (!data || !needsReading(data)) return false
        event.preventDefault()
        held.push(copyOf(data))
        setWaits(true)
        return true
      },
      COMMAND_PRIORITY_CRITICAL,
    )
    return () => {
      leave()
      // By then the plugin listens.
      setTimeout(() => {
        for (const clipboardData of held) editor.dispatchCommand(PASTE_COMMAND, new ClipboardEvent('paste', { clipboardData }))
      })
    }
  }, [editor])
  return waits ? <p role="status">Pasting…</p> : null
}

/** Tables and pictures; the editor's own nodes it reads itself. */
function needsReading(data: DataTransfer): boolean {
  const html = data.getData('text/html')
  const found = html ? /<(?:table|img)\b/i.test(html) : data.getData('text/plain').includes('\t')
  return found && !data.types.includes('application/x-lexical-editor')
}

/** The clipboard's own is empty once its event is over. */
function copyOf(data: DataTransfer): DataTransfer {
  const copy = new DataTransfer()
  for (const kind of data.types) if (kind !== 'Files') copy.setData(kind, data.getData(kind))
  return copy
}
