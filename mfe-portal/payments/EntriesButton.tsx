import { Drawer } from '@framewell/design-system/elements/drawer/Drawer'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Text } from '@framewell/design-system/elements/text/Text'
import { usdWithCents } from '@framewell/domain/money/usd'
import { balanceChange, LEDGER_ACCOUNTS, type LedgerAccountKind } from '@framewell/domain/payments/ledgerAccount'
import { listLedgerEntries } from '@framewell/domain/payments/projectCalls'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { PAYMENT_QUERIES } from './paymentQueries'

interface EntriesButtonProps {
  projectId: string
  account: LedgerAccountKind
  /** The figure. */
  children: ReactNode
}

/** A balance that opens the entries it is the sum of. */
export const EntriesButton = ({ projectId, account, children }: EntriesButtonProps) => {
  const [open, setOpen] = useState(false)
  const { title } = LEDGER_ACCOUNTS[account]
  return (
    <Drawer
      title={`${title}, ${projectId}`}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Balance type="button">
          {children}
          <span className="visually-hidden">
            , entries of {title.toLowerCase()}, {projectId}
          </span>
        </Balance>
      }
    >
      {open ? <Entries projectId={projectId} account={account} /> : null}
    </Drawer>
  )
}

const MOST = 100

const Entries = ({ projectId, account }: Pick<EntriesButtonProps, 'projectId' | 'account'>) => {
  const api = useGuardedCall()
  const entries = useQuery({
    queryKey: [...PAYMENT_QUERIES, 'entries', projectId, account],
    queryFn: ({ signal }) => api(listLedgerEntries, { projectId, account, limit: MOST }, { signal }),
  })
  return (
    <Reading read={entries} loading="Loading entries" failure="The entries could not be read">
      {({ data, balanceCents, total }) => (
        <Stack gap={4}>
          <Text weight="strong">Balance {usdWithCents(balanceCents)}</Text>
          {data.length === 0 ? <EmptyState title="No entries yet">This balance has not moved.</EmptyState> : null}
          <Lines role="list">
            {data.map(({ id, description, amountCents, balanceCents: after, postedAt, by }) => (
              <li key={id}>
                <span>
                  <strong>{description}</strong>
                  <small>
                    <ShortTime iso={postedAt} />, {by}
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
