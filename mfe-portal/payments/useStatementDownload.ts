import type { CallInput } from '@framewell/domain/http/defineCall'
import { downloadAccountStatement } from '@framewell/domain/payments/ledgerCalls'
import { useDownload } from '@framewell/remote-kit/files/useDownload'

/** Saves a statement of account: of one project, or of all one sees. */
export function useStatementDownload() {
  const download = useDownload()
  return (input: CallInput<typeof downloadAccountStatement>) =>
    void download(downloadAccountStatement, input, `statement.${input.format ?? 'pdf'}`)
}
