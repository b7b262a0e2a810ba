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
        const data = event instanceof ClipboardEvent && event.clipboardData
        // Tables and pictures of web pages, cells of a spreadsheet.
        if (!data || !/<(?:table|img)\b|\t/i.test(data.getData('text/html') || data.getData('text/plain'))) return false
        event.preventDefault()
        // The clipboard's own is empty once its event is over.
        const copy = new DataTransfer()
        for (const kind of data.types) copy.setData(kind, data.getData(kind))
        held.push(copy)
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
