import type { LiveRelease } from '@framewell/domain/releases/manifest'
import { useEffect, useEffectEvent } from 'react'
import { forgetRelease, loadRelease } from './loadRelease'
import { asRemoteFailure, failedFile } from './RemoteFailure'

const FIRST_WAIT_MS = 5_000
const LONGEST_WAIT_MS = 60_000

/**
 * Tries a release that did not arrive again by itself: after 5 s, then ever less often, and at once when the network is back. Nothing changes
 * on the screen until it is there. Without a release nothing is tried.
 */
export function useComeBack(release: LiveRelease | undefined, onArrived: () => void): void {
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
