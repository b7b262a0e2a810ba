import { isDrawnElsewhere } from '@framewell/remote-kit/drafts/isDrawnElsewhere'
import { useEffect, useState } from 'react'
import { readBomConfiguration } from './bomConfiguration'

/** The configuration from the steel configurator, or null. On a server-rendered page, it appears after hydration. */
export function useBomConfiguration() {
  const [saved, setSaved] = useState(() => (isDrawnElsewhere() ? undefined : readBomConfiguration()))
  useEffect(() => {
    if (saved === undefined) setSaved(readBomConfiguration())
  }, [saved])
  return saved ?? null
}
