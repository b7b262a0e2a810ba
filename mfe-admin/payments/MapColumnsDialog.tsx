import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Checkbox } from '@framewell/design-system/elements/checkbox/Checkbox'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { saveStatementProfile } from '@framewell/domain/payments/bankCalls'
import {
  CSV_COLUMNS,
  type CsvColumn,
  type CsvProfile,
  csvProfileSchema,
  guessedProfile,
  headingsOf,
} from '@framewell/domain/payments/csvProfile'
import { type CsvRow, csvTable } from '@framewell/domain/payments/csvTable'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import { onForm } from '@framewell/remote-kit/sending/onForm'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'

const LABELS: Readonly<Record<CsvColumn, string>> = {
  date: 'Date',
  description: 'Description',
  amount: 'Amount, below zero for money out',
  credit: 'Money in',
  debit: 'Money out',
  direction: "'Debit' or 'Credit'",
  balance: 'Balance after the movement',
  reference: "The bank's reference",
  counterparty: 'Payer or payee',
  account: 'Account number',
  status: "'Posted' or 'Pending'",
}
const REQUIRED: readonly CsvColumn[] = ['date', 'description']

interface MapColumnsDialogProps {
  readonly file: File
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** Asks what the columns of an unknown CSV file hold, and saves it for the bank's next files. */
export const MapColumnsDialog = ({ file, onClose, onSaved }: MapColumnsDialogProps) => {
  const read = useQuery({
    queryKey: ['columns of', file.name, file.size, file.lastModified],
    queryFn: async () => csvTable(await file.text()),
    retry: false,
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Columns of this file"
      description="Say once what each column holds. It is saved for the next files with the same headings; all other columns are kept as text."
    >
      <Reading read={read} loading="Reading the file" failure="The file could not be read">
        {(rows) => <ColumnsForm rows={rows} onSaved={onSaved} />}
      </Reading>
    </Dialog>
  )
}

const ColumnsForm = ({ rows, onSaved }: { rows: readonly CsvRow[]; onSaved: () => void }) => {
  const { heading, profile } = guessedProfile(rows)
  const form = useForm<CsvProfile>({ resolver: zodResolver(csvProfileSchema), defaultValues: profile })
  const { errors } = form.formState
  const sending = useSend(saveStatementProfile, {
    form: onForm(form, ['name', ...CSV_COLUMNS.map((column) => `columns.${column}` as const)]),
    onSent: onSaved,
  })
  const below = heading ? rows[rows.indexOf(heading) + 1] : undefined
  const options = (heading?.cells ?? []).map((cell, at) => ({
    value: String(at),
    label: [cell || `Column ${at + 1}`, below?.cells[at]].filter(Boolean).join(': ').slice(0, 60),
  }))
  if (!heading) return <Alert tone="bad" title="The file is empty" />
  return (
    <form noValidate onSubmit={form.handleSubmit((entered) => void sending.send(entered))}>
      <Stack gap={4}>
        <TextField {...form.register('name')} label="Bank" autoComplete="off" error={errors.name?.message} />
        <Checkbox
          label="The first row of the table holds headings"
          defaultChecked={profile.headings.length > 0}
          onChange={({ target }) => form.setValue('headings', target.checked ? headingsOf(heading) : [])}
        />
        {CSV_COLUMNS.map((column) => (
          <SelectField
            key={column}
            {...form.register(`columns.${column}`, { setValueAs: (at) => (at === '' || at === undefined ? undefined : Number(at)) })}
            label={LABELS[column]}
            placeholder={REQUIRED.includes(column) ? 'Choose one' : 'None'}
            optional={!REQUIRED.includes(column) && column !== 'amount'}
            options={options}
            error={errors.columns?.[column]?.message}
          />
        ))}
        <SendAlert failure={sending.failure} />
        <Button type="submit" variant="primary" pending={sending.busy} pendingText="Saving...">
          Save and import
        </Button>
      </Stack>
    </form>
  )
}
