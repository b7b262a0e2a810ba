import { type ReactNode, useEffect, useRef } from 'react'

interface InSightProps {
  /** What it is about; another one brings it into sight again. */
  of: unknown
  children: ReactNode
}

/** Scrolls to what came up below the button that was pressed: on a phone it would stand under the lower edge of the window. */
export const InSight = ({ of, children }: InSightProps) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (of) place.current?.scrollIntoView({ block: 'center' })
  }, [of])
  return <div ref={place}>{children}</div>
}
