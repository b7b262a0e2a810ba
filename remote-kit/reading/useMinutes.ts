import { useEffect, useState } from 'react'

/** The current time, updated twice a minute and on every render. */
export function useMinutes(): Date {
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 30_000)
    return () => clearInterval(timer)
  }, [])
  return new Date()
}
