import { useEffect, useRef } from 'react'

/** Scrolls to the top and moves focus there when another view of the same page opens; the shell only does so between pages. */
export function useTopOfPage(view: string | null): void {
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    document.querySelector('main')?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
  }, [view])
}
