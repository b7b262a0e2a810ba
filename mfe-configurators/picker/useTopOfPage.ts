import { useEffect, useRef } from 'react'

/** Goes to the top, with the keyboard's focus too, when another view of the same page opens: the shell does so for other pages only. */
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
