import type { AnyCall, CallInput } from '@framewell/domain/http/defineCall'
import { useCallback } from 'react'
import { problemSentence } from '../sending/problemSentence'
import { useGuardedCall } from '../session/useGuardedCall'
import { useShell } from '../shell/useShell'
import { saveFile } from './saveFile'

/** Downloads the file a call answers, under the server's name or `name`; reports failures. */
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
