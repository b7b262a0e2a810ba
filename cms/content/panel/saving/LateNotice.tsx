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
      <p>A part of this form has not loaded and is asked for again. If it does not come, reload the page once what you typed is saved.</p>
    </Banner>
  )
}
