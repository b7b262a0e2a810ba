import { Drawer } from '@framewell/design-system/elements/drawer/Drawer'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Text } from '@framewell/design-system/elements/text/Text'
import { usdWithCents } from '@framewell/domain/money/usd'
import { balanceChange, LEDGER_ACCOUNTS, type LedgerAccountKind } from '@framewell/domain/payments/ledgerAccount'
import { listLedgerEntries } from '@framewell/domain/payments/ledgerCalls'
import { type QueryKey, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { ShortTime } from '../lists/ShortTime'
import { Reading } from '../reading/Reading'
import { useGuardedCall } from '../session/useGuardedCall'

interface EntriesButtonProps {
  /** Left out: over all projects one sees, or the house's own account. */
  projectId?: string
  account: LedgerAccountKind
  /** Below which payments are read. */
  queries: QueryKey
  /** The figure. */
  children: ReactNode
}

/** A balance that opens the entries it is the sum of. */
export const EntriesButton = ({ projectId, account, queries, children }: EntriesButtonProps) => {
  const [open, setOpen] = useState(false)
  const { title, of } = LEDGER_ACCOUNTS[account]
  const where = projectId ?? (of === 'house' ? 'the books of the house' : 'all projects')
  return (
    <Drawer
      title={`${title}, ${where}`}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Balance type="button">
          {children}
          <span className="visually-hidden">
            , entries of {title.toLowerCase()}, {where}
          </span>
        </Balance>
      }
    >
      {open ? <Entries projectId={projectId} account={account} queries={queries} /> : null}
    </Drawer>
  )
}

const MOST = 100

const Entries = ({ projectId, account, queries }: Omit<EntriesButtonProps, 'children'>) => {
  const api = useGuardedCall()
  const entries = useQuery({
    queryKey: [...queries, 'entries', projectId ?? '', account],
    queryFn: ({ signal }) => api(listLedgerEntries, { projectId, account, limit: MOST }, { signal }),
  })
  return (
    <Reading read={entries} loading="Loading entries" failure="The entries could not be read">
      {({ data, balanceCents, total }) => (
        <Stack gap={4}>
          <Text weight="strong">Balance {usdWithCents(balanceCents)}</Text>
          {data.length === 0 ? <EmptyState title="No entries yet">This balance has not moved.</EmptyState> : null}
          <Lines role="list">
            {data.map(({ id, description, amountCents, balanceCents: after, postedAt, projectId: of, by }) => (
              <li key={id}>
                <span>
                  <strong>{description}</strong>
                  <small>
                    <ShortTime iso={postedAt} />, {projectId ? by : [of, by].filter(Boolean).join(', ')}
                  </small>
                </span>
                <span>
                  {signed(account, amountCents)}
                  <small>{usdWithCents(after)}</small>
                </span>
              </li>
            ))}
          </Lines>
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

/** As the balance moved: a credit raises what is held for others. */
function signed(account: LedgerAccountKind, amountCents: number): string {
  const change = balanceChange(account, amountCents)
  return change > 0 ? `+${usdWithCents(change)}` : usdWithCents(change)
}

const Balance = styled.button`
  min-height: var(--control-target);
  text-decoration: underline dotted;
  text-underline-offset: 0.25em;
  font-variant-numeric: tabular-nums;
`

const Lines = styled.ul`
  & > li {
    display: flex;
    gap: var(--space-4);
    justify-content: space-between;
    padding: var(--space-3) 0;
    border-bottom: 1px solid var(--color-line);
  }
  & strong {
    font-weight: var(--weight-medium);
  }
  & span:last-child {
    text-align: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & small {
    display: block;
    color: var(--color-ink-muted);
    font-size: var(--text-small);
  }
`
