import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { FileButton } from '@framewell/design-system/elements/file-button/FileButton'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Text } from '@framewell/design-system/elements/text/Text'
import { labelOf } from '@framewell/domain/collections/labelOf'
import type { CallApi, CallOptions } from '@framewell/domain/http/callApi'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import { isApiError } from '@framewell/domain/http/isApiError'
import { importStatement } from '@framewell/domain/payments/bankCalls'
import { STATEMENT_FORMAT_WORDS } from '@framewell/domain/payments/bankStatement'
import { HOUSE_ACCOUNT_WORDS, type HouseAccountName } from '@framewell/domain/payments/houseAccount'
import { onForm } from '@framewell/remote-kit/sending/onForm'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSending } from '@framewell/remote-kit/sending/useSend'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ChooseAccountDialog } from './ChooseAccountDialog'
import { ClosingBalanceDialog, type TypedBalance, typedBalanceSchema } from './ClosingBalanceDialog'
import { type Doubt, DoubtDialog, type Sure } from './DoubtDialog'
import { MapColumnsDialog } from './MapColumnsDialog'
import { PAYMENT_QUERIES } from './paymentQueries'

/** What the server asks for, by the code of its refusal. */
type Ask = 'columns' | 'closing' | 'account' | Doubt
const ASKS: Readonly<Record<string, Ask>> = {
  unknownColumns: 'columns',
  closingBalanceNeeded: 'closing',
  closingDayNeeded: 'closing',
  accountNeeded: 'account',
  repeatedMovements: 'repeats',
  firstStatement: 'first',
}

/**
 * Imports a bank statement; its format is detected from the file. Asks for what the file lacks: its columns, the closing balance or the
 * account; and what an operator has to check: a first statement, and movements that look imported.
 */
export const ImportStatement = () => {
  const queries = useQueryClient()
  const [file, setFile] = useState<File | null>(null)
  const [asked, setAsked] = useState<Ask | null>(null)
  const [account, setAccount] = useState<HouseAccountName>()
  const [sure, setSure] = useState<Sure>({})
  const form = useForm<TypedBalance>({ resolver: zodResolver(typedBalanceSchema) })
  const sending = useSending(
    (api: CallApi, { file: sent, ...typed }: TypedBalance & { file: File }, how: CallOptions) =>
      api(importStatement, { name: sent.name, ...typed }, { ...how, file: sent }),
    {
      form: onForm(form, ['closingBalance', 'closingDay']),
      onSent: () => setAsked(null),
      onFailed: (_, error) => setAsked(ASKS[(isApiError(error) && error.problem?.code) || ''] ?? null),
      onSettled: () => void queries.invalidateQueries({ queryKey: PAYMENT_QUERIES }),
    },
  )
  const { answer, busy, failure } = sending
  const send = (sent: File | null, typed: TypedBalance = {}) => void sending.send(sent ? { file: sent, account, ...typed } : null)
  const close = () => {
    setAsked(null)
    sending.reset()
  }
  return (
    <Stack gap={3} align="start">
      <FileButton
        variant="primary"
        accept=".xml,.bai,.bai2,.txt,.csv"
        icon={<Upload />}
        pending={busy}
        pendingText="Importing..."
        onFile={(chosen) => {
          setFile(chosen)
          form.reset()
          setAccount(undefined)
          setSure({})
          send(chosen, { account: undefined })
        }}
      >
        Import a statement
      </FileButton>
      <Text tone="muted" size="small">
        camt.053, BAI2 or CSV, up to 5 MB, in the order of their days.
      </Text>
      {asked ? null : <SendAlert title="Not imported" failure={failure} />}
      {asked === 'columns' && file ? <MapColumnsDialog file={file} onClose={close} onSaved={() => send(file)} /> : null}
      {asked === 'closing' ? (
        <ClosingBalanceDialog
          form={form}
          busy={busy}
          failure={failure}
          onClose={close}
          onTyped={(typed) => send(file, { ...typed, account })}
        />
      ) : null}
      {asked === 'account' ? (
        <ChooseAccountDialog
          busy={busy}
          onClose={close}
          onChosen={(chosen) => {
            setAccount(chosen)
            send(file, { account: chosen })
          }}
        />
      ) : null}
      {asked === 'repeats' || asked === 'first' ? (
        <DoubtDialog
          doubt={asked}
          busy={busy}
          failure={failure}
          onClose={close}
          onSure={(said) => {
            setSure({ ...sure, ...said })
            send(file, { ...form.getValues(), ...sure, ...said, account })
          }}
        />
      ) : null}
      {answer && !busy && !failure ? (
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
  const which = statements > 1 ? `${statements} statements through ${statement.reference}` : `statement ${statement.reference}`
  return `${labelOf(HOUSE_ACCOUNT_WORDS, statement.houseAccount)}, ${labelOf(STATEMENT_FORMAT_WORDS, statement.format)} ${which}: ${matched} matched, ${unmatched} to decide.`
}
