import { useEffect, useState } from 'react'

/** The time, renewed twice a minute and whenever the component is drawn again. */
export function useMinutes(): Date {
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 30_000)
    return () => clearInterval(timer)
  }, [])
  return new Date()
}
