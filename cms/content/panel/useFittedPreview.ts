'use client'

import { useLivePreviewContext } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Scales a preview that is wider than its pane to fit instead of cropping it; the styles read the scale from the pane. */
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
    // Also called once at the start.
    const observer = new ResizeObserver(measure)
    observer.observe(pane)
    return () => observer.disconnect()
  }, [isLivePreviewing, width])
}
