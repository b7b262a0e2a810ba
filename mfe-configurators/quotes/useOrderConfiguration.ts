import { RETRY_WHILE_IN_FLIGHT } from '@framewell/domain/http/sending/retryWhileInFlight'
import { type Cents, dollarsOfCents } from '@framewell/domain/money/cents'
import { placeOrderPath } from '@framewell/domain/orders/placeOrderPath'
import type { SharedDraft } from '@framewell/remote-kit/drafts/useSharedDraft'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useMutation } from '@tanstack/react-query'

export interface OrderConfigurationProps<State extends Record<string, unknown>> {
  draft: SharedDraft<State>
  /** The displayed total. */
  totalCents: Cents
}

/** Orders a complete configuration without a quote: every order is placed from a copy of its own, so the draft can become another house. */
export function useOrderConfiguration<State extends Record<string, unknown>>({ draft, totalCents }: OrderConfigurationProps<State>) {
  const { navigate, toast } = useShell()
  const ordering = useMutation({
    ...RETRY_WHILE_IN_FLIGHT,
    networkMode: 'always',
    mutationFn: () => draft.link.saveCopy(draft.state),
    onSuccess: ({ id, token }) => navigate(placeOrderPath({ kind: 'configuration', id, token }, dollarsOfCents(totalCents))),
    onError: (error) =>
      toast({
        title: 'Not ordered yet',
        description: problemSentence(
          error,
          'You seem to be offline. Your choices are kept on this device: order when you are back online.',
        ),
        tone: 'destructive',
      }),
  })
  return { order: () => ordering.mutate(), pending: ordering.isPending }
}
