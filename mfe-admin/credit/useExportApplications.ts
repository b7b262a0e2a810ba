import { useMutation } from '@tanstack/react-query'
import { useOperatorCall } from '../accounts/useOperatorCall'
import { downloadCsv } from '../export/downloadCsv'
import { problemSentence } from '../shell/problemSentence'
import { useShell } from '../shell/useShell'
import { allApplications } from './allApplications'
import type { ApplicationFilter } from './applicationFilter'
import { applicationsCsv } from './applicationsCsv'

/** Downloads every application the filter matches, not only the page on the screen. */
export function useExportApplications(filter: ApplicationFilter) {
  const shell = useShell()
  const call = useOperatorCall()
  return useMutation({
    mutationFn: () => allApplications(call, filter),
    onSuccess: (rows) => {
      downloadCsv(`credit-applications-${new Date().toISOString().slice(0, 10)}.csv`, applicationsCsv(rows))
      shell.toast({ title: 'Export ready', description: `${rows.length.toLocaleString('en-US')} applications downloaded`, tone: 'success' })
    },
    onError: (error) =>
      shell.toast({
        title: 'Export failed',
        description: problemSentence(error, 'The list could not be read. Please try again.'),
        tone: 'destructive',
      }),
  })
}
