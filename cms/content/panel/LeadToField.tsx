'use client'

import { useForm } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Frames to wait until tabs and rows are rendered, shared among the tabs. */
const MAX_FRAMES = 240
const FRAMES_A_TAB = 30

/**
 * Opens the form at the field named in the URL (#footer.groups.0.links.2.href): its tab, the rows around it, then the field. Renders
 * nothing.
 */
export function LeadToField() {
  const { getFields, dispatchFields } = useForm()
  useEffect(() => {
    const lead = () => {
      const path = window.location.hash.slice(1)
      if (!(path in getFields())) return
      const rows = rowsAround(path)
      for (const { list, at } of rows) {
        const known = getFields()[list]?.rows ?? []
        const updatedRows = known.map((row, index) => (index === at ? { ...row, collapsed: false } : row))
        dispatchFields({ type: 'SET_ROW_COLLAPSED', path: list, updatedRows })
      }
      const places = rows.map(({ list, at }) => `${list.replaceAll('.', '-')}-row-${at}`)
      show(`field-${path.replaceAll('.', '__')}`, places.reverse(), 0)
    }
    lead()
    window.addEventListener('hashchange', lead)
    return () => window.removeEventListener('hashchange', lead)
  }, [getFields, dispatchFields])
  return null
}

/** The rows that contain a field, outermost first. */
function rowsAround(path: string): { readonly list: string; readonly at: number }[] {
  const steps = path.split('.')
  return steps.flatMap((step, index) => (/^\d+$/.test(step) ? [{ list: steps.slice(0, index).join('.'), at: Number(step) }] : []))
}

function show(id: string, rows: readonly string[], frame: number): void {
  const field = document.getElementById(id)
  if (field && field.offsetParent !== null && field.getBoundingClientRect().height > 0) {
    field.focus({ preventScroll: true })
    field.scrollIntoView({ block: 'center', behavior: 'instant' })
    return
  }
  if (frame === MAX_FRAMES) return
  const row = rows.map((name) => document.getElementById(name)).find((found) => found !== null)
  // A row is rendered once it scrolls into view.
  if (row) row.scrollIntoView({ block: 'start', behavior: 'instant' })
  else if (frame % FRAMES_A_TAB === 0) document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')[frame / FRAMES_A_TAB]?.click()
  requestAnimationFrame(() => show(id, rows, frame + 1))
}
