import { Banner } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { LATE_EVENT } from '../../../panel/retryImport.mjs'

/** Shown while a part of the form waits for its code. Offline it loads later; after a deployment it needs a reload. */
export const LateNotice = () => {
  const [waiting, setWaiting] = useState(0)
  useEffect(() => {
    const hear = (event: Event) => setWaiting((before) => before + (event instanceof CustomEvent ? Number(event.detail) : 0))
    window.addEventListener(LATE_EVENT, hear)
    return () => window.removeEventListener(LATE_EVENT, hear)
  }, [])
  if (waiting === 0) return null
  return (
    <Banner type="error">
      <p>Part of this form hasn’t loaded. We’re trying again. If it doesn’t appear, reload the page once your changes are saved.</p>
    </Banner>
  )
}
