import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

interface Room {
  readonly width: number
  readonly height: number
}

/** Scales a page of the given width down to fit its container without clipping. */
export function useScaleToFit(width: number): {
  readonly room: RefObject<HTMLDivElement | null>
  readonly scale: number
  readonly height: number
} {
  const room = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Room>({ width, height: 0 })
  useLayoutEffect(() => {
    const { current } = room
    if (!current) return
    const measure = () => setSize({ width: current.clientWidth, height: current.clientHeight })
    measure()
    const watching = new ResizeObserver(measure)
    watching.observe(current)
    return () => watching.disconnect()
  }, [])
  const scale = size.width > 0 ? Math.min(1, size.width / width) : 1
  return { room, scale, height: size.height / scale }
}
