import type { CallApi, CallOptions } from '@framewell/domain/http/callApi'
import type { FormTarget } from '@framewell/remote-kit/sending/onForm'
import { useSending } from '@framewell/remote-kit/sending/useSend'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQueryClient } from '@tanstack/react-query'
import { NETWORK_QUERIES } from './networkQueries'

interface NetworkSend<Input, Output> {
  readonly run: (api: CallApi, input: Input, how: CallOptions) => Promise<Output>
  readonly form?: FormTarget
  /** What the toast says once it is done. */
  readonly done: string
  readonly onSent?: (output: Output) => void
  /** What is read again; the network unless said. */
  readonly queries?: readonly string[] | undefined
}

/** Sends a change of the network. Whatever comes of it, what is shown is read again: a refusal means that it changed. */
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
