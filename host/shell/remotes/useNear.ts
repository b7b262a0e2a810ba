import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is within this many pixels of the viewport; true at once when no distance is given. */
export function useNear(place: RefObject<Element | null>, pixels: number | null): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (pixels === null || !place.current) return setNear(true)
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true), {
      rootMargin: `${pixels}px`,
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place, pixels])
  return near
}
