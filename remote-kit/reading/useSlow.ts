import { useEffect, useState } from 'react'

/** Milliseconds after which people start to wonder. */
const SLOW_AFTER = 4000

/** True once something has been pending for four seconds. */
export function useSlow(pending: boolean): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!pending) return
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [pending])
  return slow
}
