import type { PrivateLink } from '@framewell/remote-kit/address/usePrivateLink'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useMutation } from '@tanstack/react-query'
import { privatePath } from './draftAddress'
import { type DraftProblem, draftProblem } from './draftProblem'

/** What a save that failed means for whoever wanted to go on with it. */
export const NOT_SAVED: Readonly<Record<DraftProblem, string>> = {
  offline: 'You seem to be offline. Your choices are kept on this device; copy the link when you are back online.',
  unavailable: 'The service is briefly unavailable. Your choices are kept on this device; try again shortly.',
  changedElsewhere: 'It was changed on another device meanwhile.',
  gone: 'The saved configuration does not exist any more.',
  refused: 'The server did not accept this configuration. Your choices are kept on this device.',
}

/** Makes the private link by saving on the server, then copies it. Where the browser refuses to copy, `url` is there to be shown. */
export function useCopyLink(path: string, share: () => Promise<PrivateLink>) {
  const { toast, track } = useShell()
  return useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const url = new URL(privatePath(path, await share()), location.origin).href
      // Not on plain-http addresses, and not every browser lets a page copy after it has waited for the network.
      const copied = await navigator.clipboard?.writeText(url).then(
        () => true,
        () => false,
      )
      return { url, copied: copied ?? false }
    },
    onSuccess: ({ copied }) => {
      track('configuration_shared', {})
      if (copied) toast({ title: 'Private link copied', description: 'Whoever has it can open and change this configuration.' })
    },
    onError: (error) => toast({ title: 'Link not made', description: NOT_SAVED[draftProblem(error)], tone: 'destructive' }),
  })
}
