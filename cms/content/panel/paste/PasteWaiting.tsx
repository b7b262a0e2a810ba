'use client'

import { COMMAND_PRIORITY_CRITICAL, PASTE_COMMAND } from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useEffect, useState } from 'react'
import { isOfField } from './isOfField'

/** A placeholder while PastePlugin loads: holds pasted content that the editor would break up, and pastes it once the plugin is there. */
export const PasteWaiting = () => {
  const [editor] = useLexicalComposerContext()
  const [waits, setWaits] = useState(false)
  useEffect(() => {
    const held: DataTransfer[] = []
    const leave = editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        const data = event instanceof ClipboardEvent && event.clipboardData
        if (!data || isOfField(event.target) || data.types.includes('application/x-lexical-editor')) return false
        event.preventDefault()
        // The clipboard data is cleared after its event.
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
      // The plugin listens by then.
      setTimeout(() => {
        for (const clipboardData of held) editor.dispatchCommand(PASTE_COMMAND, new ClipboardEvent('paste', { clipboardData }))
      })
    }
  }, [editor])
  return waits ? <p role="status">Pasting…</p> : null
}
