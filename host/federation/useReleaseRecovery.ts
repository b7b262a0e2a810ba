import type { LiveRelease } from '@framewell/domain/releases/manifest'
import { useEffect, useEffectEvent } from 'react'
import { nextTry } from '../shell/untilLoaded'
import { firstToLoad } from './loadRelease'

/** Retries a release that did not load. The screen does not change until it loads. Does nothing without a release. */
export function useReleaseRecovery(release: LiveRelease | undefined, onArrived: () => void): void {
  const arrived = useEffectEvent(onArrived)
  useEffect(() => {
    if (!release) return
    const left = new AbortController()
    const recover = async () => {
      for (let tries = 0; ; tries += 1) {
        await nextTry(tries, left.signal)
        if (left.signal.aborted) return
        const loaded = await firstToLoad([release]).catch(() => null)
        if (loaded && !left.signal.aborted) return arrived()
      }
    }
    void recover()
    return () => left.abort()
  }, [release])
}
