'use client'

import { useAllFormFields } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

/** How long, and how often, to check for a new row's fields. */
const LOOKS = 200
const LOOK_EVERY_MS = 50
/** Where typing starts: a heading, else running text, else the first input. */
const TYPED_INTO = [
  '[id$="__heading"], [id$="__title"]',
  '[contenteditable="true"]',
  'textarea, input:not([type="hidden"], [type="checkbox"], [role="combobox"])',
]

/**
 * Opens a row or section that an editor adds and puts the cursor in its first text field. Payload leaves it folded and the focus on the
 * button.
 */
export function useNewRows(): void {
  const [fields, dispatchFields] = useAllFormFields()
  /** IDs of rows added here whose fields are still loading. */
  const begun = useRef(new Set<string>())
  useEffect(() => {
    for (const [path, { rows = [] }] of Object.entries(fields)) {
      rows.forEach((row, at) => {
        if (row.isLoading) begun.current.add(row.id)
        else if (begun.current.delete(row.id)) {
          const updatedRows = rows.map((other) => (other.id === row.id ? { ...other, collapsed: false } : other))
          dispatchFields({ type: 'SET_ROW_COLLAPSED', path, updatedRows })
          focusIn(`${path.replaceAll('.', '-')}-row-${at}`, LOOKS)
        }
      })
    }
  }, [fields, dispatchFields])
}

function focusIn(id: string, looks: number): void {
  setTimeout(() => {
    // Does not move the focus from a field that the editor is typing in.
    if (document.activeElement?.matches('input, textarea, [contenteditable="true"]')) return
    const row = document.getElementById(id)
    const field = TYPED_INTO.flatMap((kind) => [...(row?.querySelectorAll<HTMLElement>(kind) ?? [])]).find((one) => one.offsetHeight > 0)
    if (field) field.focus()
    else if (looks > 0) focusIn(id, looks - 1)
  }, LOOK_EVERY_MS)
}
