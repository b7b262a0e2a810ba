import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Text } from '@framewell/design-system/elements/text/Text'
import type { Cents } from '@framewell/domain/money/cents'
import { usdWithCents } from '@framewell/domain/money/usd'
import { balanceChange, type LedgerAccountKind, ledgerAccount } from '@framewell/domain/payments/ledgerAccount'
import { listLedgerEntries } from '@framewell/domain/payments/ledgerCalls'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { type QueryKey, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ShortTime } from '../lists/ShortTime'
import { Reading } from '../reading/Reading'
import { useGuardedCall } from '../session/useGuardedCall'
import { FigureDrawer, FigureLines } from './FigureDrawer'

/** The entries a figure is the sum of. */
interface Meant {
  /** Missing: all visible projects, or Framewell's own account. */
  projectId?: string
  /** Missing: every account the postings moved. */
  account?: LedgerAccountKind
  /** One transaction. */
  postingId?: string
  /** Transactions of one kind. */
  kind?: string
  /** Caused by this: a bank transaction, a dispute, a payout run. */
  cause?: string
  /** Until this day, inclusive. */
  until?: string
  /** Transactions whose description contains these words. */
  search?: string
}

interface EntriesButtonProps extends Meant {
  /** Instead of the account's own title. */
  title?: string
  /** Why the figure is not the whole balance. */
  note?: string
  /** Query cache key of payments. */
  queries: QueryKey
  /** The figure. */
  children: ReactNode
}

/** A figure that opens the entries it is the sum of. */
export const EntriesButton = ({ title, note, queries, children, ...meant }: EntriesButtonProps) => {
  const name = title ?? nameOf(meant)
  return (
    <FigureDrawer title={name} holds="entries" figure={children}>
      <Entries note={note} queries={queries} {...meant} />
    </FigureDrawer>
  )
}

function nameOf({ projectId, account, until }: Meant): string {
  const { title, of } = account ? ledgerAccount(account) : { title: 'Transaction', of: 'project' }
  const where = projectId ?? (of === 'house' ? 'the company’s books' : account ? 'all projects' : '')
  return [title, where, until ? `until ${longDate(until)}` : ''].filter(Boolean).join(', ')
}

const MOST = 100

const Entries = ({ queries, note, ...meant }: Meant & Pick<EntriesButtonProps, 'queries' | 'note'>) => {
  const { projectId, account, postingId, kind, cause, search } = meant
  const api = useGuardedCall()
  const entries = useQuery({
    queryKey: [...queries, 'entries', meant],
    queryFn: ({ signal }) => api(listLedgerEntries, { ...meant, limit: MOST }, { signal }),
  })
  const whole = postingId === undefined && kind === undefined && cause === undefined && search === undefined
  return (
    <Reading read={entries} loading="Loading entries" failure="The entries could not be loaded">
      {({ data, balanceCents, total }) => (
        <Stack gap={4}>
          {account ? (
            <Text weight="strong">
              {whole ? 'Balance' : 'Sum'} {usdWithCents(balanceCents)}
            </Text>
          ) : null}
          {note ? <Text tone="muted">{note}</Text> : null}
          {data.length === 0 ? <EmptyState title="No entries yet">Nothing has moved here.</EmptyState> : null}
          <FigureLines role="list">
            {data.map(({ id, description, account: kindOf, title, amountCents, balanceCents: after, postedAt, projectId: of, by }) => (
              <li key={id}>
                <span>
                  <strong>{account ? description : title}</strong>
                  <small>
                    {account ? '' : `${description}, `}
                    <ShortTime iso={postedAt} />, {projectId ? by : [of, by].filter(Boolean).join(', ')}
                  </small>
                </span>
                <span>
                  {signed(kindOf, amountCents)}
                  <small>{usdWithCents(after)}</small>
                </span>
              </li>
            ))}
          </FigureLines>
          {total > data.length ? (
            <Text size="small">
              The newest {data.length} of {total}. The statement has all.
            </Text>
          ) : null}
        </Stack>
      )}
    </Reading>
  )
}

/** Signed in the balance's direction: a credit raises what is held for others. */
function signed(account: LedgerAccountKind, amountCents: Cents): string {
  const change = balanceChange(account, amountCents)
  return change > 0 ? `+${usdWithCents(change)}` : usdWithCents(change)
}
