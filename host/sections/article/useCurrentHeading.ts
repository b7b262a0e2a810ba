import { useEffect, useState } from 'react'
import type { OutlineEntry } from './outlineOf'

/** Fraction of the window height. A heading above this line counts as reached. */
const READING_LINE = 0.3

/** The heading being read; null above the first. */
export function useCurrentHeading(entries: readonly OutlineEntry[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      const line = window.innerHeight * READING_LINE
      const reached = entries.findLast(
        ({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) < line,
      )
      setCurrent(reached?.id ?? null)
    }
    const soon = () => {
      frame ||= requestAnimationFrame(look)
    }
    window.addEventListener('scroll', soon, { passive: true })
    soon()
    return () => {
      window.removeEventListener('scroll', soon)
      cancelAnimationFrame(frame)
    }
  }, [entries])
  return current
}
