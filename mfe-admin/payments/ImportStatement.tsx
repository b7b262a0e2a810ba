import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { FileButton } from '@framewell/design-system/elements/file-button/FileButton'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Text } from '@framewell/design-system/elements/text/Text'
import type { CallApi, CallOptions } from '@framewell/domain/http/callApi'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import { importStatement } from '@framewell/domain/payments/bankCalls'
import { STATEMENT_FORMAT_WORDS } from '@framewell/domain/payments/bankStatement'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSending } from '@framewell/remote-kit/sending/useSend'
import { useQueryClient } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { PAYMENT_QUERIES } from './paymentQueries'

/** Imports a bank statement; its format is detected from the file. */
export const ImportStatement = () => {
  const queries = useQueryClient()
  const sending = useSending((api: CallApi, file: File, how: CallOptions) => api(importStatement, { name: file.name }, { ...how, file }), {
    onSettled: () => void queries.invalidateQueries({ queryKey: PAYMENT_QUERIES }),
  })
  const { answer } = sending
  return (
    <Stack gap={3} align="start">
      <FileButton
        variant="primary"
        accept=".xml,.bai,.bai2,.txt,.csv"
        icon={<Upload />}
        pending={sending.busy}
        pendingText="Importing..."
        onFile={(file) => void sending.send(file)}
      >
        Import a statement
      </FileButton>
      <Text tone="muted" size="small">
        camt.053, BAI2 or CSV, up to 5 MB, in the order of their days.
      </Text>
      <SendAlert title="Not imported" failure={sending.failure} />
      {answer && !sending.busy && !sending.failure ? (
        <Alert tone={answer.imported ? 'ok' : 'info'} live="polite" title={answer.imported ? 'Imported' : 'Imported before'}>
          {outcomeWords(answer)}
          {answer.notes.map((note) => (
            <Text key={note} size="small">
              {note}
            </Text>
          ))}
        </Alert>
      ) : null}
    </Stack>
  )
}

function outcomeWords({ imported, statement, statements, matched, unmatched }: CallOutput<typeof importStatement>): string {
  if (!imported) return `Statement ${statement.reference} is in the books already. Nothing was changed.`
  const which = statements > 1 ? `${statements} statements until ${statement.reference}` : `statement ${statement.reference}`
  return `${STATEMENT_FORMAT_WORDS[statement.format]} ${which}: ${matched} matched, ${unmatched} to decide.`
}
