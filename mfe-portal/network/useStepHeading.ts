import { type RefObject, useEffect, useRef } from 'react'

/** The heading of a wizard step: it takes focus when the step changes, but not on page load. */
export function useStepHeading(current: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(current)
  useEffect(() => {
    if (shown.current === current) return
    shown.current = current
    heading.current?.focus()
  }, [current])
  return heading
}
