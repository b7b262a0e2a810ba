import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { TextArea } from '@framewell/design-system/elements/text-area/TextArea'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { companyDay } from '@framewell/domain/dates/businessDays'
import type { CallInput } from '@framewell/domain/http/defineCall'
import { type BankDetail, recordPayeeCheck } from '@framewell/domain/payments/bankDetailCalls'
import { CHECK_RESULTS, checkResultWords, PAYEE_CHECK_WORDS, type PayeeCheckKind } from '@framewell/domain/payments/payeeChecks'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useState } from 'react'
import { useNetworkSend } from '../network/useNetworkSend'
import { PAYMENT_QUERIES } from './paymentQueries'
import { wrongFields } from './wrongFields'

const TEXTS: Readonly<Record<PayeeCheckKind, { readonly description: string; readonly source: string; readonly hint: string }>> = {
  name: {
    description:
      'Search the name on a list of sanctioned persons. A possible match keeps the payee from being paid until a later check clears it.',
    source: 'List that was searched',
    hint: 'Like OFAC Sanctions List Search (SDN and consolidated)',
  },
  account: {
    description: 'Verify that the account exists and is the payee’s own.',
    source: 'How it was verified',
    hint: 'Like a voided check, a bank letter, or a call to a known number',
  },
}
const FIELDS = ['source', 'listDate', 'checkedOn', 'result', 'note']

/** Records a check that an operator made of a payee's name or account. */
export const RecordCheckDialog = ({ detail, kind }: { detail: BankDetail; kind: PayeeCheckKind }) => {
  const [open, setOpen] = useState(false)
  const [source, setSource] = useState('')
  const [listDate, setListDate] = useState('')
  const [checkedOn, setCheckedOn] = useState(() => companyDay(new Date()))
  const [result, setResult] = useState('')
  const [note, setNote] = useState('')
  const [wrong, setWrong] = useState<Partial<Record<string, string>>>({})
  const { description, source: sourceLabel, hint } = TEXTS[kind]
  const sending = useNetworkSend({
    run: (api, input: CallInput<typeof recordPayeeCheck>, how) => api(recordPayeeCheck, input, how),
    done: 'Check recorded',
    queries: PAYMENT_QUERIES,
    form: { shows: (path) => FIELDS.includes(path), mark: (path, message) => setWrong((known) => ({ ...known, [path]: message })) },
    onSent: () => setOpen(false),
  })
  const send = () => {
    const checked = recordPayeeCheck.input.safeParse({
      id: detail.id,
      kind,
      source,
      listDate: kind === 'name' ? listDate : null,
      checkedOn,
      result,
      note,
    })
    setWrong(checked.success ? {} : wrongFields(checked.error))
    if (checked.success) void sending.send(checked.data)
  }
  return (
    <Dialog
      title={`${labelOf(PAYEE_CHECK_WORDS, kind)} of ${kind === 'name' ? detail.payeeName : `account …${detail.accountLastFour}`}`}
      description={description}
      trigger={<Button size="small">Record {labelOf(PAYEE_CHECK_WORDS, kind).toLowerCase()}</Button>}
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        sending.reset()
        setWrong({})
      }}
      footer={
        <Button variant="primary" pending={sending.busy} pendingText="Saving..." onClick={send}>
          Record the check
        </Button>
      }
    >
      <Stack gap={4}>
        <TextField
          label={sourceLabel}
          hint={hint}
          value={source}
          error={wrong.source}
          onChange={({ currentTarget }) => setSource(currentTarget.value)}
        />
        {kind === 'name' ? (
          <TextField
            label="Date of the list"
            type="date"
            value={listDate}
            error={wrong.listDate}
            onChange={({ currentTarget }) => setListDate(currentTarget.value)}
          />
        ) : null}
        <TextField
          label="Checked on"
          type="date"
          value={checkedOn}
          error={wrong.checkedOn}
          onChange={({ currentTarget }) => setCheckedOn(currentTarget.value)}
        />
        <SelectField
          label="Result"
          placeholder="Choose"
          options={optionsOf(CHECK_RESULTS, (result) => checkResultWords(kind, result))}
          value={result}
          error={wrong.result}
          onChange={({ currentTarget }) => setResult(currentTarget.value)}
        />
        <TextArea label="Note" rows={2} value={note} error={wrong.note} onChange={({ currentTarget }) => setNote(currentTarget.value)} />
        {Object.keys(wrong).length > 0 ? null : <SendAlert title="Not recorded" failure={sending.failure} />}
      </Stack>
    </Dialog>
  )
}
