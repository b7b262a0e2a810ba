'use client'

import { useAllFormFields } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

/** So long the fields of a new row are waited for, looking this often. */
const LOOKS = 200
const LOOK_EVERY_MS = 50
/** Where one types: a heading, else running text, else the first line. */
const TYPED_INTO = [
  '[id$="__heading"], [id$="__title"]',
  '[contenteditable="true"]',
  'textarea, input:not([type="hidden"], [type="checkbox"], [role="combobox"])',
]

/** A section or row that an editor adds stands open, with the cursor where one types. Payload leaves it folded and the cursor on the button. */
export function useNewRows(): void {
  const [fields, dispatchFields] = useAllFormFields()
  /** Rows that were added here and wait for their fields, by id. */
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
    // Somebody who types elsewhere meanwhile stays there.
    if (document.activeElement?.matches('input, textarea, [contenteditable="true"]')) return
    const row = document.getElementById(id)
    const field = TYPED_INTO.flatMap((kind) => [...(row?.querySelectorAll<HTMLElement>(kind) ?? [])]).find((one) => one.offsetHeight > 0)
    if (field) field.focus()
    else if (looks > 0) focusIn(id, looks - 1)
  }, LOOK_EVERY_MS)
}
