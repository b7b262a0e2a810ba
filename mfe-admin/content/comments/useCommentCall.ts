import type { ContentComments } from '@framewell/domain/content/comments'
import type { AnyCall, CallInput, CallOutput } from '@framewell/domain/http/defineCall'
import { type Sending, useSend } from '@framewell/remote-kit/sending/useSend'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQueryClient } from '@tanstack/react-query'
import { commentsQueryKey } from './commentQueries'

/** A mutation that returns all comments of a page; shows refusals. */
export function useCommentCall<C extends AnyCall & { readonly output: { readonly _output: ContentComments } }>(
  call: C,
  document: string,
): Sending<CallInput<C>, CallOutput<C>> {
  const cache = useQueryClient()
  const shell = useShell()
  return useSend(call, {
    words: { kept: 'What you wrote is kept here' },
    onSent: (answer) => cache.setQueryData(commentsQueryKey(document), answer),
    onFailed: (failure) => {
      if (failure.kind !== 'totalChanged') shell.toast({ title: 'Nothing was changed', description: failure.sentence, tone: 'destructive' })
      void cache.invalidateQueries({ queryKey: commentsQueryKey(document) })
    },
  })
}
