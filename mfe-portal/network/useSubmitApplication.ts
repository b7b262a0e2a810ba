import { APPLICATION_WORDS } from '@framewell/domain/network/applicationWords'
import type { applyAsFabricator, applyAsPartner } from '@framewell/domain/network/joiningCalls'
import type { FormTarget } from '@framewell/remote-kit/sending/onForm'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQueryClient } from '@tanstack/react-query'
import { fabricatorsQuery } from './directoryQueries'

interface Applying {
  /** Storage key of the attempt in this browser. */
  readonly keep: string
  readonly form: FormTarget
  /** The success toast. */
  readonly submitted: string
  readonly failed: string
  /** Clears the draft. */
  readonly clear: () => void
}

/** Submits an application to join the network and reports the result. */
export function useSubmitApplication<C extends typeof applyAsFabricator | typeof applyAsPartner>(
  applying: C,
  { keep, form, submitted, failed, clear }: Applying,
) {
  const { toast, call } = useShell()
  const queries = useQueryClient()
  return useSend(applying, {
    words: { makes: 'application', keptOnDevice: true },
    keep,
    form,
    onSent: () => {
      clear()
      void queries.invalidateQueries({ queryKey: fabricatorsQuery(call).queryKey })
      toast({ title: APPLICATION_WORDS.submittedTitle, description: submitted, tone: 'success' })
    },
    onFailed: (_, error) =>
      toast({ title: APPLICATION_WORDS.failedTitle, description: problemSentence(error, failed), tone: 'destructive' }),
  })
}
