import { figure } from '@framewell/domain/numbers/figure'
import { downloadCsv } from '@framewell/remote-kit/files/downloadCsv'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useMutation } from '@tanstack/react-query'
import { allApplications } from './allApplications'
import type { ApplicationFilter } from './applicationFilter'
import { applicationsCsv } from './applicationsCsv'

/** Downloads every application the filter matches, not only the page on the screen. */
export function useExportApplications(filter: ApplicationFilter) {
  const shell = useShell()
  const call = useGuardedCall()
  return useMutation({
    mutationFn: () => allApplications(call, filter),
    onSuccess: (rows) => {
      downloadCsv(`credit-applications-${new Date().toISOString().slice(0, 10)}.csv`, applicationsCsv(rows))
      shell.toast({ title: 'Export ready', description: `${figure(rows.length)} applications downloaded`, tone: 'success' })
    },
    onError: (error) =>
      shell.toast({
        title: 'Export failed',
        description: problemSentence(error, 'The list could not be read. Please try again.'),
        tone: 'destructive',
      }),
  })
}
