import { useEffect, useRef } from 'react'

/** Ids of the controls that hints lead to. */
export const fieldId = (field: string) => `content-${field}`

/** Leads to a field of any tab: opens the tab, then gives the field focus once it is there. */
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
