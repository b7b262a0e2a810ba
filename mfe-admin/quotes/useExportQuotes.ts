import { figure } from '@framewell/domain/numbers/figure'
import { downloadCsv } from '@framewell/remote-kit/files/downloadCsv'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useMutation } from '@tanstack/react-query'
import { allQuotes } from './allQuotes'
import type { QuoteFilter } from './quoteFilter'
import { quotesCsv } from './quotesCsv'

/** Downloads every quote the filter matches, not only the page on the screen. */
export function useExportQuotes(filter: QuoteFilter) {
  const shell = useShell()
  const call = useGuardedCall()
  return useMutation({
    mutationFn: () => allQuotes(call, filter),
    onSuccess: (rows) => {
      downloadCsv(`quotes-${new Date().toISOString().slice(0, 10)}.csv`, quotesCsv(rows))
      shell.toast({ title: 'Export ready', description: `${figure(rows.length)} quotes downloaded`, tone: 'success' })
    },
    onError: (error) =>
      shell.toast({
        title: 'Export failed',
        description: problemSentence(error, 'The list could not be read. Please try again.'),
        tone: 'destructive',
      }),
  })
}
