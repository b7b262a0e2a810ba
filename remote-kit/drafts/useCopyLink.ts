import { useMutation } from '@tanstack/react-query'
import type { PrivateLink } from '../address/usePrivateLink'
import { useShell } from '../shell/useShell'
import type { DraftWords } from './DraftWords'
import { privatePath } from './draftAddress'
import { type DraftProblem, draftProblem } from './draftProblem'

const NOT_SAVED: Readonly<Record<DraftProblem, (words: DraftWords) => string>> = {
  offline: ({ entries }) => `You seem to be offline. Your ${entries} are kept on this device; copy the link when you are back online.`,
  unavailable: ({ entries }) => `The service is briefly unavailable. Your ${entries} are kept on this device; try again shortly.`,
  changedElsewhere: () => 'It was changed on another device meanwhile.',
  gone: ({ noun }) => `The saved ${noun} does not exist any more.`,
  refused: ({ noun, entries }) => `The server did not accept this ${noun}. Your ${entries} are kept on this device.`,
}

/** Creates the private link by saving on the server, then copies it. When the browser refuses to copy, `url` is shown instead. */
export function useCopyLink(path: string, words: DraftWords, share: () => Promise<PrivateLink>) {
  const { toast, track } = useShell()
  return useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const url = new URL(privatePath(path, await share()), location.origin).href
      // Not available on plain-http addresses, and some browsers refuse after a network wait.
      const copied = await navigator.clipboard?.writeText(url).then(
        () => true,
        () => false,
      )
      return { url, copied: copied ?? false }
    },
    onSuccess: ({ copied }) => {
      if (words.counted) track(words.counted, {})
      if (copied) toast({ title: 'Private link copied', description: `Anyone with it can open and change this ${words.noun}.` })
    },
    onError: (error) => toast({ title: 'Link not made', description: NOT_SAVED[draftProblem(error)](words), tone: 'destructive' }),
  })
}
