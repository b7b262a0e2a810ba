import type { CallInput } from '@framewell/domain/http/defineCall'
import { downloadAccountStatement } from '@framewell/domain/payments/ledgerCalls'
import { useDownload } from '@framewell/remote-kit/files/useDownload'

/** Downloads a statement of account for one project, or for all visible ones. */
export function useStatementDownload() {
  const download = useDownload()
  return (input: CallInput<typeof downloadAccountStatement>) =>
    void download(downloadAccountStatement, input, `statement.${input.format ?? 'pdf'}`)
}
