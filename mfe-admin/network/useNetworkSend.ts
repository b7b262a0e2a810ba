import type { CallApi, CallOptions } from '@framewell/domain/http/callApi'
import type { FormTarget } from '@framewell/remote-kit/sending/onForm'
import { useSending } from '@framewell/remote-kit/sending/useSend'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQueryClient } from '@tanstack/react-query'
import { NETWORK_QUERIES } from './networkQueries'

interface NetworkSend<Input> {
  readonly run: (api: CallApi, input: Input, how: CallOptions) => Promise<unknown>
  readonly form?: FormTarget
  /** What the toast says once it is done. */
  readonly done: string
  readonly onSent?: () => void
}

/** Sends a change of the network. Whatever comes of it, what is shown is read again: a refusal means that it changed. */
export function useNetworkSend<Input>({ run, form, done, onSent }: NetworkSend<Input>) {
  const shell = useShell()
  const queryClient = useQueryClient()
  return useSending<Input, unknown>(run, {
    ...(form ? { form } : {}),
    onSent: () => {
      shell.toast({ title: done, tone: 'success' })
      onSent?.()
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: NETWORK_QUERIES }),
  })
}
