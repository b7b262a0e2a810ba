import type { CallApi, CallOptions } from '@framewell/domain/http/callApi'
import type { FormTarget } from '@framewell/remote-kit/sending/onForm'
import { useSending } from '@framewell/remote-kit/sending/useSend'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQueryClient } from '@tanstack/react-query'
import { NETWORK_QUERIES } from './networkQueries'

interface NetworkSend<Input, Output> {
  readonly run: (api: CallApi, input: Input, how: CallOptions) => Promise<Output>
  readonly form?: FormTarget
  /** The toast on success. */
  readonly done: string
  readonly onSent?: (output: Output) => void
  /** Queries to invalidate; the network's by default. */
  readonly queries?: readonly string[] | undefined
}

/** Sends a change of the network. Queries are refetched in any case: a refusal means that the data has changed. */
export function useNetworkSend<Input, Output>({ run, form, done, onSent, queries = NETWORK_QUERIES }: NetworkSend<Input, Output>) {
  const shell = useShell()
  const queryClient = useQueryClient()
  return useSending<Input, Output>(run, {
    ...(form ? { form } : {}),
    onSent: (output) => {
      shell.toast({ title: done, tone: 'success' })
      onSent?.(output)
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: queries }),
  })
}
