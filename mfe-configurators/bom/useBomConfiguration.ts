import { isDrawnElsewhere } from '@framewell/remote-kit/drafts/isDrawnElsewhere'
import { useEffect, useState } from 'react'
import { readBomConfiguration } from './bomConfiguration'

/** What the steel configurator handed over, or null. A server drew the page without it: then it comes once the browser has taken that over. */
export function useBomConfiguration() {
  const [saved, setSaved] = useState(() => (isDrawnElsewhere() ? undefined : readBomConfiguration()))
  useEffect(() => {
    if (saved === undefined) setSaved(readBomConfiguration())
  }, [saved])
  return saved ?? null
}
