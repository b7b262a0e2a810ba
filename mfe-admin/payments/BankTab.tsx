import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Link } from '@framewell/design-system/elements/link/Link'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { dollarsOfCents } from '@framewell/domain/money/cents'
import { usdWithCents } from '@framewell/domain/money/usd'
import { type BankLine, LINE_STATUSES, listBankLines, listStatements } from '@framewell/domain/payments/bankCalls'
import { MATCH_WORDS } from '@framewell/domain/payments/bankStatement'
import { HOUSE_ACCOUNT_WORDS, HOUSE_ACCOUNTS } from '@framewell/domain/payments/houseAccount'
import { listBankTransfers } from '@framewell/domain/payments/transferCalls'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { type ListColumn, ListScreen } from '@framewell/remote-kit/lists/ListScreen'
import { EntriesButton } from '@framewell/remote-kit/payments/EntriesButton'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import { retryUnlessRefused } from '@framewell/remote-kit/reading/retryUnlessRefused'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { ReadPart } from '../network/ReadPart'
import { BankPosition } from './BankPosition'
import { EscrowTransfers } from './EscrowTransfers'
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
  { id: 'bookedOn', header: 'Booked', sortable: true, cell: ({ bookedOn }) => longDate(bookedOn), csv: ({ bookedOn }) => bookedOn },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status, why }) => (
      <>
        <Badge tone={LINE_STATUS_TONES[status]}>{labelOf(LINE_STATUS_WORDS, status)}</Badge>
        {why && status === 'unmatched' ? <small>{labelOf(MATCH_WORDS, why)}</small> : null}
      </>
    ),
    csv: ({ status }) => labelOf(LINE_STATUS_WORDS, status),
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

/** Framewell's bank accounts: reconciliation of each with the ledger, escrow, statement import, and unmatched lines. */
export const BankTab = () => {
  const api = useGuardedCall()
  const transfers = useQuery({
    queryKey: [...PAYMENT_QUERIES, 'transfers'],
    queryFn: ({ signal }) => api(listBankTransfers, { limit: 20 }, { signal }),
    retry: retryUnlessRefused,
  })
  const hasEscrow = transfers.data?.escrow.inUse ?? false
  const accounts = hasEscrow ? HOUSE_ACCOUNTS : (['operating'] as const)
  return (
    <Stack gap={6}>
      {accounts.map((account) => (
        <ReadPart
          key={account}
          noun="bank position"
          id={account}
          queries={PAYMENT_QUERIES}
          read={(call, _, signal) => call(listStatements, { account, limit: 1 }, { signal })}
        >
          {({ position, data: [last] }) => <BankPosition position={position} last={last} />}
        </ReadPart>
      ))}
      <Reading read={transfers} loading="Loading the escrow account" failure="The escrow account could not be loaded">
        {({ escrow, data }) =>
          escrow.inUse ? (
            <EscrowTransfers escrow={escrow} transfers={data} />
          ) : (
            <Alert tone="info" title="One bank account: nothing is held in escrow">
              Orders’ money and Framewell’s own are in the operating account. A super admin enters an{' '}
              <Link href="/cms/globals/escrow-bank">escrow account</Link> in the panel.
            </Alert>
          )
        }
      </Reading>
      <ImportStatement />
      <ListScreen
        topic="payments"
        noun="movement"
        caption={hasEscrow ? 'Movements of the bank accounts' : 'Movements of the bank account'}
        call={listBankLines}
        columns={columns}
        filters={[
          {
            name: 'status',
            label: 'Status',
            all: 'Any status',
            options: optionsOf(LINE_STATUSES, LINE_STATUS_WORDS),
          },
          ...(hasEscrow
            ? [
                {
                  name: 'account' as const,
                  label: 'Account',
                  all: 'Both accounts',
                  options: optionsOf(HOUSE_ACCOUNTS, HOUSE_ACCOUNT_WORDS),
                },
              ]
            : []),
        ]}
        searchLabel="Search text, reference or payer"
        queries={PAYMENT_QUERIES}
        empty={{ title: 'No movements yet', text: 'They come with the first statement that is imported.' }}
        nameOf={({ bankReference }) => bankReference}
        opened={{
          title: 'Movement of the bank account',
          show: (line) => <LineDecisionForm line={line} hasEscrow={hasEscrow} key={line.id} />,
        }}
      />
      {accounts.map((account) => (
        <Statements account={account} key={account} />
      ))}
    </Stack>
  )
}
