import { type ReactNode, useEffect, useRef } from 'react'

interface ScrollIntoViewProps {
  /** Identifies the content; a new value scrolls it into view again. */
  of: unknown
  children: ReactNode
}

/** Scrolls newly shown content below the clicked button into view: on a phone it would be under the lower edge of the window. */
export const ScrollIntoView = ({ of, children }: ScrollIntoViewProps) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (of) place.current?.scrollIntoView({ block: 'center' })
  }, [of])
  return <div ref={place}>{children}</div>
}
