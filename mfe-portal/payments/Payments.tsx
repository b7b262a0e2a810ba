import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { Stat } from '@framewell/design-system/elements/stat/Stat'
import { StatRow } from '@framewell/design-system/elements/stat/StatRow'
import { Tabs } from '@framewell/design-system/elements/tabs/Tabs'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import { dollars } from '@framewell/domain/money/usd'
import type { getPaymentAnalytics } from '@framewell/domain/payments/escrowCalls'
import { isShopView, seesAccount } from '@framewell/domain/payments/partyView'
import { PHASE_RELEASE } from '@framewell/domain/payments/releasePhase'
import { useTab } from '@framewell/remote-kit/address/useTab'
import { useLive } from '@framewell/remote-kit/live/useLive'
import { EntriesButton } from '@framewell/remote-kit/payments/EntriesButton'
import { InvoicesButton } from '@framewell/remote-kit/payments/InvoicesButton'
import { StatementDialog } from '@framewell/remote-kit/payments/StatementDialog'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { later } from '@framewell/remote-kit/shell/later'
import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query'
import { FileDown, RefreshCw } from 'lucide-react'
import { EscrowAccounts } from './EscrowAccounts'
import { Factoring } from './Factoring'
import { Milestones } from './Milestones'
import { analyticsQuery, PAYMENT_QUERIES } from './paymentQueries'
import { ReleaseCalendar } from './ReleaseCalendar'
import { unreleasedWords } from './riverLayout'
import { Transactions } from './Transactions'
import { usePartyView } from './usePartyView'

const TABS = ['escrow', 'transactions', 'factoring', 'milestones'] as const
const LedgerRiver = later(async () => (await import('./LedgerRiver')).LedgerRiver, <Skeleton shape="block" height="22rem" />)

/** Balances of the user's projects, past transactions and upcoming releases. */
export const Payments = () => {
  const queries = useQueryClient()
  const analytics = useQuery(analyticsQuery(useGuardedCall()))
  useLive('payments', PAYMENT_QUERIES)
  useLive('orders', PAYMENT_QUERIES)
  const refreshing = useIsFetching({ queryKey: PAYMENT_QUERIES }) > 0
  // Operators choose a company on their own screen.
  const isParty = usePartyView() !== null
  const { tab, openTab } = useTab(TABS)
  return (
    <Stack gap={8}>
      <Stack direction="row" justify="between" align="center" gap={4}>
        <Heading level={1} size={2}>
          Payments
        </Heading>
        <Stack direction="row" gap={4} align="center">
          <Button
            icon={<RefreshCw />}
            pending={refreshing}
            pendingText="Refreshing..."
            onClick={() => void queries.invalidateQueries({ queryKey: PAYMENT_QUERIES })}
          >
            Refresh
          </Button>
          {isParty ? <StatementDialog of={{}} trigger={<Button icon={<FileDown />}>Statement</Button>} /> : null}
        </Stack>
      </Stack>
      <Reading
        read={analytics}
        loading="Loading payment analytics"
        failure="Failed to fetch payment analytics"
        skeleton={<Skeleton shape="block" height="30rem" />}
      >
        {(read) => <Overview {...read} />}
      </Reading>
      <Tabs
        label="Payments by part"
        value={tab}
        onValueChange={openTab}
        tabs={[
          { value: 'escrow', label: 'Escrow Accounts', content: <EscrowAccounts /> },
          { value: 'transactions', label: 'Transactions', content: <Transactions /> },
          { value: 'factoring', label: 'Factoring', content: <Factoring /> },
          { value: 'milestones', label: 'Milestones', content: <Milestones /> },
        ]}
      />
    </Stack>
  )
}

const Overview = (read: CallOutput<typeof getPaymentAnalytics>) => {
  const [first, ...others] = read.timeline
  const view = usePartyView()
  const isShop = isShopView(view)
  const isAdvanceSeen = seesAccount(view, 'advance')
  return (
    <Stack gap={8}>
      {read.overdueReceivables > 0 ? (
        <Alert tone="warn" title={`${dollars(read.overdueReceivables)} of invoices is overdue`}>
          Overdue invoices hold back new orders. These are{' '}
          <InvoicesButton title="Overdue invoices" status="overdue" sum="open" queries={PAYMENT_QUERIES}>
            {dollars(read.overdueReceivables)}
          </InvoicesButton>
          .
        </Alert>
      ) : null}
      <StatRow>
        <Stat
          label="Not Released Yet"
          value={
            isShop ? (
              dollars(read.totalEscrowValue)
            ) : (
              <EntriesButton account="escrow" queries={PAYMENT_QUERIES}>
                {dollars(read.totalEscrowValue)}
              </EntriesButton>
            )
          }
          detail={`${unreleasedWords(read)}, ${countOf(read.activeAccounts, 'active account')}`}
        />
        <Stat
          label="Released"
          value={
            isShop ? (
              dollars(read.totalReleased)
            ) : (
              <EntriesButton account="escrow" kind={PHASE_RELEASE} title="Released, all projects" queries={PAYMENT_QUERIES}>
                {dollars(read.totalReleased)}
              </EntriesButton>
            )
          }
          detail={isShop ? 'of your prices, with the retainage' : 'by completed phases, with the retainage, before refunds'}
        />
        <Stat
          label="Retainage Held"
          value={
            isShop ? (
              dollars(read.retainageHeld)
            ) : (
              <EntriesButton account="retainage" queries={PAYMENT_QUERIES}>
                {dollars(read.retainageHeld)}
              </EntriesButton>
            )
          }
          detail="until acceptance"
        />
        <Stat
          label="Pending Factoring"
          value={isAdvanceSeen ? read.pendingFactoring : '–'}
          detail={
            isAdvanceSeen ? (
              <EntriesButton account="advance" queries={PAYMENT_QUERIES}>
                {dollars(read.advancesOutstanding)} advanced and open
              </EntriesButton>
            ) : (
              'Between the shop and Framewell'
            )
          }
        />
      </StatRow>
      {first ? <LedgerRiver days={[first, ...others]} funding={read} /> : null}
      <ReleaseCalendar releases={read.calendar} />
    </Stack>
  )
}

const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
