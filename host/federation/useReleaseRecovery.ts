import type { LiveRelease } from '@framewell/domain/releases/manifest'
import { useEffect, useEffectEvent } from 'react'
import { forgetRelease, loadRelease } from './loadRelease'
import { asRemoteFailure, failedFile } from './RemoteFailure'

const FIRST_WAIT_MS = 5_000
const LONGEST_WAIT_MS = 60_000

/**
 * Retries a release that did not load: after 5 s, then at growing intervals, and at once when the network returns. The screen does not
 * change until the release loads. Does nothing without a release.
 */
export function useReleaseRecovery(release: LiveRelease | undefined, onArrived: () => void): void {
  const arrived = useEffectEvent(onArrived)
  useEffect(() => {
    if (!release) return
    let wait = FIRST_WAIT_MS
    let timer = 0
    let trying = false
    let over = false
    const later = () => {
      timer = window.setTimeout(again, wait)
      wait = Math.min(2 * wait, LONGEST_WAIT_MS)
    }
    const again = () => {
      if (trying || over) return
      trying = true
      window.clearTimeout(timer)
      loadRelease(release).then(
        () => (over ? undefined : arrived()),
        (error: unknown) => {
          trying = false
          if (over) return
          forgetRelease(release, failedFile(asRemoteFailure(error)))
          later()
        },
      )
    }
    later()
    window.addEventListener('online', again)
    return () => {
      over = true
      window.clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }, [release])
}
