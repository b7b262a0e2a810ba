import { useEffect, useRef } from 'react'

/** Ids of controls that hints can focus. */
export const fieldId = (field: string) => `content-${field}`

/** Opens a field's tab, then focuses the field once it is rendered. */
export function useFieldFocus() {
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    if (wanted.current === null) return
    const element = document.getElementById(fieldId(wanted.current))
    if (!element) return
    wanted.current = null
    element.focus()
    element.scrollIntoView({ block: 'center' })
  })
  return (field: string, openTab: () => void) => {
    wanted.current = field
    const element = document.getElementById(fieldId(field))
    if (element) {
      wanted.current = null
      element.focus()
    } else openTab()
  }
}
