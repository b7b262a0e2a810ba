import type { AnyCall, CallInput } from '@framewell/domain/http/defineCall'
import { saveFile } from '@framewell/remote-kit/files/saveFile'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useCallback } from 'react'

/** Saves the file that a call answers, under the server's name for it or `name`; says so when it could not be had. */
export function useDownload() {
  const { toast } = useShell()
  const api = useGuardedCall()
  return useCallback(
    async <C extends AnyCall>(call: C, input: CallInput<C>, name: string) => {
      try {
        await saveFile(api, call, input, name)
      } catch (error) {
        const description = problemSentence(error, 'The connection failed. Please try again.')
        toast({ title: 'The download failed', description, tone: 'destructive' })
      }
    },
    [api, toast],
  )
}
