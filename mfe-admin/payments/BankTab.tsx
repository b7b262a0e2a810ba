import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { dollarsOfCents } from '@framewell/domain/money/cents'
import { usdWithCents } from '@framewell/domain/money/usd'
import { type BankLine, LINE_STATUSES, listBankLines, listStatements } from '@framewell/domain/payments/bankCalls'
import { MATCH_WORDS } from '@framewell/domain/payments/bankStatement'
import { type ListColumn, ListScreen } from '@framewell/remote-kit/lists/ListScreen'
import { EntriesButton } from '@framewell/remote-kit/payments/EntriesButton'
import { ReadPart } from '../network/ReadPart'
import { BankPosition } from './BankPosition'
import { ImportStatement } from './ImportStatement'
import { LineDecisionForm } from './LineDecisionForm'
import { LINE_STATUS_TONES, LINE_STATUS_WORDS } from './lineStatusWords'
import { PAYMENT_QUERIES } from './paymentQueries'
import { Statements } from './Statements'

const columns: readonly ListColumn<BankLine>[] = [
  {
    id: 'text',
    header: 'Movement',
    fixed: true,
    onPhone: 'title',
    cell: ({ text, counterparty, bankReference }) => (
      <>
        {text || bankReference}
        <small>{[counterparty, bankReference].filter(Boolean).join(', ')}</small>
      </>
    ),
    csv: ({ text }) => text,
  },
  { id: 'bookedOn', header: 'Booked', sortable: true, cell: ({ bookedOn }) => bookedOn, csv: ({ bookedOn }) => bookedOn },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status, why }) => (
      <>
        <Badge tone={LINE_STATUS_TONES[status]}>{LINE_STATUS_WORDS[status]}</Badge>
        {why && status === 'unmatched' ? <small>{MATCH_WORDS[why]}</small> : null}
      </>
    ),
    csv: ({ status }) => LINE_STATUS_WORDS[status],
  },
  { id: 'matchedTo', header: 'Booked as', cell: ({ matchedTo }) => matchedTo ?? '', csv: ({ matchedTo }) => matchedTo },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ id, bankReference, amountCents }) => (
      <EntriesButton cause={id} title={`Booked of ${bankReference}`} queries={PAYMENT_QUERIES}>
        {usdWithCents(amountCents)}
      </EntriesButton>
    ),
    csv: ({ amountCents }) => dollarsOfCents(amountCents),
  },
]

/** Framewell's bank account: reconciliation with the ledger, statement import, and unmatched lines. */
export const BankTab = () => (
  <Stack gap={6}>
    <ReadPart
      noun="bank position"
      id="house"
      queries={PAYMENT_QUERIES}
      read={(api, _, signal) => api(listStatements, { limit: 1 }, { signal })}
    >
      {({ position, data: [last] }) => <BankPosition position={position} last={last} />}
    </ReadPart>
    <ImportStatement />
    <ListScreen
      topic="payments"
      noun="movement"
      caption="Movements of the bank account"
      call={listBankLines}
      columns={columns}
      filters={[
        {
          name: 'status',
          label: 'Status',
          all: 'Any status',
          options: optionsOf(LINE_STATUSES, LINE_STATUS_WORDS),
        },
      ]}
      searchLabel="Search text, reference or payer"
      queries={PAYMENT_QUERIES}
      empty={{ title: 'No movements yet', text: 'They come with the first statement that is imported.' }}
      nameOf={({ bankReference }) => bankReference}
      opened={{ title: 'Movement of the bank account', show: (line) => <LineDecisionForm line={line} key={line.id} /> }}
    />
    <Statements />
  </Stack>
)
