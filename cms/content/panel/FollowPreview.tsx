'use client'

import { useForm } from '@payloadcms/ui'
import { useEffect } from 'react'
import { useFittedPreview } from './useFittedPreview'

const SECTIONS = 'sections'
/** Frames to wait until a tab and a row are rendered. */
const MAX_FRAMES = 60

/**
 * Opens the section that was clicked in the preview: shows its tab, unfolds its row, scrolls to it and focuses it. In the other direction,
 * the preview scrolls to the section focused here. Renders nothing.
 */
export function FollowPreview() {
  const { getFields, dispatchFields } = useForm()
  useFittedPreview()

  useEffect(() => {
    const follow = (event: MessageEvent<unknown>) => {
      const id = event.origin === window.location.origin && isOwnPreview(event.source) ? sectionIn(event.data) : null
      if (id === null) return
      const rows = getFields()[SECTIONS]?.rows ?? []
      const index = rows.findIndex((row) => row.id === id)
      if (index < 0) return
      const updatedRows = rows.map((row, at) => (at === index ? { ...row, collapsed: false } : row))
      dispatchFields({ type: 'SET_ROW_COLLAPSED', path: SECTIONS, updatedRows })
      showRow(index, MAX_FRAMES)
    }
    window.addEventListener('message', follow)
    return () => window.removeEventListener('message', follow)
  }, [getFields, dispatchFields])

  useEffect(() => {
    const lead = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest(`[id^="${SECTIONS}-row-"]`) : null
      const section = row ? getFields()[SECTIONS]?.rows?.[Number(row.id.slice(`${SECTIONS}-row-`.length))] : undefined
      if (!section) return
      for (const frame of document.querySelectorAll('iframe'))
        frame.contentWindow?.postMessage({ type: 'framewell-show', id: section.id }, window.location.origin)
    }
    document.addEventListener('focusin', lead)
    return () => document.removeEventListener('focusin', lead)
  }, [getFields])
  return null
}

/** The preview is framed by this page, or was opened by it as its own window. */
function isOwnPreview(source: MessageEventSource | null): boolean {
  const frames = [...document.querySelectorAll('iframe')].map((frame) => frame.contentWindow)
  return source !== null && (frames.some((frame) => frame === source) || ('opener' in source && source.opener === window))
}

function sectionIn(data: unknown): string | null {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'framewell-section' && 'id' in data
    ? String(data.id)
    : null
}

function showRow(index: number, framesLeft: number): void {
  const row = document.getElementById(`${SECTIONS}-row-${index}`)
  if (row && row.offsetParent !== null) {
    row.scrollIntoView({ block: 'start', behavior: 'instant' })
    row.querySelector<HTMLElement>('input:not([type="hidden"]), textarea, [contenteditable="true"]')?.focus({ preventScroll: true })
    return
  }
  if (framesLeft === 0) return
  // The sections are in the first tab.
  if (framesLeft === MAX_FRAMES)
    document.querySelector<HTMLElement>('.tabs-field__tab-button:not(.tabs-field__tab-button--active)')?.click()
  requestAnimationFrame(() => showRow(index, framesLeft - 1))
}
