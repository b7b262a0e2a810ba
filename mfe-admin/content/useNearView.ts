import { useEffect, useRef, useState } from 'react'

/** How far outside the view something counts as near, in pixels. */
const MARGIN_PX = 800
/** Entries of a list that are near before anything is measured. */
const FIRST = 4

/**
 * Whether an element is in or near the view. One that had the focus stays near: its undo history and open parts would be lost.
 * @param at position in its list
 */
export function useNearView(at: number) {
  const place = useRef<HTMLLIElement>(null)
  const [isNear, setNear] = useState(at < FIRST)
  const touched = useRef(false)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const touch = () => {
      touched.current = true
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        // The list keeps its length, so that the view does not jump.
        if (!entry.isIntersecting && !touched.current) element.style.minHeight = `${entry.boundingClientRect.height}px`
        if (entry.isIntersecting) element.style.minHeight = ''
        setNear(entry.isIntersecting || touched.current)
      },
      // Without a root, the margin would not count within a frame.
      { root: document, rootMargin: `${MARGIN_PX}px 0px` },
    )
    element.addEventListener('focusin', touch)
    observer.observe(element)
    return () => {
      element.removeEventListener('focusin', touch)
      observer.disconnect()
    }
  }, [])
  return { place, isNear }
}
