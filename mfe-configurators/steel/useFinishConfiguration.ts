import type { Cents } from '@framewell/domain/money/cents'
import type { SteelConfiguration } from '@framewell/domain/quotes/steelConfiguration'
import { storedAtom } from '@framewell/remote-kit/drafts/storedAtom'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { finishedConfiguration, finishedConfigurationSchema, STEEL_STORAGE_KEYS } from './steelDraft'

/** As specified. */
const TO_QUALIFICATION_MS = 1500

const finishedAtom = storedAtom(STEEL_STORAGE_KEYS.configuration, finishedConfigurationSchema)

/** Finishing saves the configuration with its total on this device, confirms it, and opens pre-qualification after 1.5 seconds. */
export function useFinishConfiguration() {
  const { toast, track, navigate } = useShell()
  const keep = useSetAtom(finishedAtom)
  const [finished, setFinished] = useState(false)

  useEffect(() => {
    if (!finished) return
    const timer = setTimeout(() => navigate('/qualification'), TO_QUALIFICATION_MS)
    return () => clearTimeout(timer)
  }, [finished, navigate])

  return {
    finished,
    finish: (configuration: SteelConfiguration, totalCents: Cents) => {
      const result = finishedConfiguration(configuration, totalCents, new Date())
      const kept = keep(result)
      toast({
        title: 'Configuration Complete',
        description: kept
          ? 'Your configuration is saved. Next: pre-qualify for credit.'
          : 'This browser did not save it: copy the private link before you leave. Next: pre-qualify for credit.',
        tone: 'success',
      })
      track('configuration_completed', { planId: result.planId, totalPrice: result.totalPrice })
      setFinished(true)
    },
  }
}
