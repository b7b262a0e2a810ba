import { type RefObject, useEffect, useRef } from 'react'

/** The heading of a wizard's step: who goes to another step is taken to it; who arrives is not. */
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
