import type { FrameModel } from '@framewell/domain/framing/frameModel'
import type { DesignLoads } from '@framewell/domain/structure/site'
import { useEffect, useState } from 'react'
import { checkAside, checkedBefore } from './checkAside'
import type { FrameChecked } from './checkWorker'

interface Outcome {
  readonly model: FrameModel
  readonly site: DesignLoads
  /** Null when the check failed. */
  readonly checked: FrameChecked | null
}

/**
 * A frame's check for a confirmed site, or for the loads its plan is designed for; `checked` is undefined until this model and site are
 * calculated, so that an earlier frame's result never shows beside a later frame. A check that was made before shows with its frame at once.
 */
export function useFrameCheck(model: FrameModel, site: DesignLoads | null) {
  const [outcome, setOutcome] = useState<Outcome>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (!site || checkedBefore(model, site)) return
    let wanted = true
    const show = (checked: FrameChecked | null) => {
      if (wanted) setOutcome({ model, site, checked })
    }
    checkAside(model, site).then(show, (error: unknown) => {
      console.error('The frame was not checked', error)
      show(null)
    })
    return () => {
      wanted = false
    }
  }, [model, site, attempt])
  const now = outcome?.model === model && outcome.site === site ? outcome : undefined
  return {
    checked: now?.checked ?? (site ? checkedBefore(model, site) : undefined),
    failed: now?.checked === null,
    tryAgain: () => {
      setOutcome(undefined)
      setAttempt((known) => known + 1)
    },
  }
}
