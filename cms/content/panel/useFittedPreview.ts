'use client'

import { useLivePreviewContext } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Shows a preview of another width than its pane has as large as fits, whole instead of cropped: the styles read the share from the pane. */
export function useFittedPreview(): void {
  const { isLivePreviewing, breakpoint, size } = useLivePreviewContext()
  const width = breakpoint === 'responsive' ? undefined : size?.width
  useEffect(() => {
    const pane = isLivePreviewing ? document.querySelector<HTMLElement>('.live-preview-window__main') : null
    if (!pane || !width) return
    const measure = () => {
      const { paddingLeft, paddingRight } = getComputedStyle(pane)
      const room = pane.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      pane.style.setProperty('--fit', String(Math.min(1, room / width)))
    }
    // Told once at the beginning too.
    const observer = new ResizeObserver(measure)
    observer.observe(pane)
    return () => observer.disconnect()
  }, [isLivePreviewing, width])
}
