import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Link } from '@framewell/design-system/elements/link/Link'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { centsOfDollars } from '@framewell/domain/money/cents'
import { dollarsWithCents } from '@framewell/domain/money/usd'
import { NO_SHOP_YET } from '@framewell/domain/orders/transitions'
import { type EscrowAccount, searchEscrow } from '@framewell/domain/payments/escrowCalls'
import { PROJECT_STATUSES } from '@framewell/domain/payments/moneyAccess'
import { isShopView, seesAccount, type View } from '@framewell/domain/payments/partyView'
import { type ListColumn, ListScreen } from '@framewell/remote-kit/lists/ListScreen'
import { EntriesButton } from '@framewell/remote-kit/payments/EntriesButton'
import { PriceButton } from '@framewell/remote-kit/payments/PriceButton'
import { milestonesPath } from './paymentPaths'
import { PAYMENT_QUERIES } from './paymentQueries'
import { badgeOf, PROJECT_STATUS_WORDS } from './paymentWords'
import { usePartyView } from './usePartyView'

const allColumns = (isShop: boolean): readonly ListColumn<EscrowAccount>[] => [
  {
    id: 'project',
    header: 'Project',
    fixed: true,
    onPhone: 'title',
    cell: ({ projectId }) => (
      <Link variant="standalone" href={milestonesPath(projectId)} style={{ whiteSpace: 'nowrap' }}>
        {projectId}
      </Link>
    ),
    csv: ({ projectId }) => projectId,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <Badge {...badgeOf(PROJECT_STATUS_WORDS, status)} />,
    csv: ({ status }) => badgeOf(PROJECT_STATUS_WORDS, status).children,
  },
  { id: 'builder', header: 'Builder', cell: ({ builder }) => builder, csv: ({ builder }) => builder },
  { id: 'shop', header: 'Shop', cell: ({ fabricator }) => fabricator ?? NO_SHOP_YET, csv: ({ fabricator }) => fabricator },
  {
    id: 'totalValue',
    header: isShop ? 'Your price' : 'Total value',
    align: 'end',
    sortable: !isShop,
    cell: (row) => <Value {...row} />,
    csv: ({ totalValue }) => totalValue,
  },
  {
    id: 'held',
    header: 'Not released yet',
    definition: 'The part of the price that no completed phase has released.',
    align: 'end',
    cell: (row) => <Opened row={row} account="escrow" amount={row.unreleased} />,
    csv: ({ unreleased }) => unreleased,
  },
  {
    id: 'inEscrow',
    header: 'In escrow account',
    definition: 'Received for the order, not released, and in the escrow bank account.',
    align: 'end',
    cell: (row) => <Opened row={row} account="escrow_cash" amount={row.depositsHeld} />,
    csv: ({ depositsHeld }) => depositsHeld,
  },
  {
    id: 'cash',
    header: 'Cash, not paid out yet',
    definition: 'Of everything not paid out yet, retainage included: what was received, in whichever bank account it is.',
    align: 'end',
    cell: ({ cashHeld }) => dollarsWithCents(cashHeld),
    csv: ({ cashHeld }) => cashHeld,
  },
  {
    id: 'credit',
    header: 'On credit',
    definition: 'The rest of what is not paid out yet: trade credit to the builder that no payment has come in for.',
    align: 'end',
    cell: ({ onCredit }) => dollarsWithCents(onCredit),
    csv: ({ onCredit }) => onCredit,
  },
  {
    id: 'advances',
    header: 'Advances released',
    definition: 'Paid to the shop early and not repaid from the order yet.',
    align: 'end',
    cell: (row) => (row.advancesReleased === null ? '–' : <Opened row={row} account="advance" amount={row.advancesReleased} />),
    csv: ({ advancesReleased }) => advancesReleased,
  },
  {
    id: 'available',
    header: 'Available',
    definition: 'What the next phase can release, from cash or credit. Nothing while a dispute is open.',
    align: 'end',
    cell: (row) => <Available row={row} />,
    csv: ({ availableBalance }) => availableBalance,
  },
  {
    id: 'retainage',
    header: 'Retainage held',
    definition: 'Withheld from completed phases until the builder accepts the delivery, or the time for it ends.',
    align: 'end',
    cell: (row) => <Opened row={row} account="retainage" amount={row.retainageHeld} />,
    csv: ({ retainageHeld }) => retainageHeld,
  },
]

/** Nobody reads their own company in every row; early payouts are between the shop and Framewell. */
function columnsFor(view: View): readonly ListColumn<EscrowAccount>[] {
  const isShop = isShopView(view)
  const left: readonly string[] = view === null ? [] : isShop ? ['shop'] : ['builder', 'advances']
  return allColumns(isShop).filter(({ id }) => !left.includes(id))
}

/** One row per project: unreleased amount, funding, early payouts and retainage. Balances open the entries they consist of. */
export const EscrowAccounts = () => {
  const view = usePartyView()
  return (
    <ListScreen
      topic="payments"
      noun="account"
      caption="Escrow accounts"
      failure="Failed to fetch escrow accounts"
      searchLabel="Search project or company"
      call={searchEscrow}
      columns={columnsFor(view)}
      filters={[
        {
          name: 'status',
          label: 'Status',
          all: 'Any status',
          options: optionsOf(PROJECT_STATUSES, (value) => PROJECT_STATUS_WORDS[value].children),
        },
      ]}
      queries={PAYMENT_QUERIES}
      nameOf={({ projectId }) => projectId}
      empty={{ title: 'No Escrow Accounts', text: 'An account opens when an order is signed.' }}
    />
  )
}

/** The unreleased amount, unless a dispute holds it. */
const Available = ({ row }: { row: EscrowAccount }) =>
  seesAccount(usePartyView(), 'escrow') ? (
    <EntriesButton
      projectId={row.projectId}
      account="escrow"
      title={`Available, ${row.projectId}`}
      queries={PAYMENT_QUERIES}
      {...(row.availableBalance !== row.unreleased && { note: 'A dispute is open: nothing of it is available until it is resolved.' })}
    >
      {dollarsWithCents(row.availableBalance)}
    </EntriesButton>
  ) : (
    dollarsWithCents(row.availableBalance)
  )

interface OpenedProps {
  row: EscrowAccount
  account: 'escrow' | 'escrow_cash' | 'advance' | 'retainage'
  amount: number
}

/** An amount that opens its entries, where the user sees that account: a shop's figures are of its own price. */
const Opened = ({ row, account, amount }: OpenedProps) =>
  seesAccount(usePartyView(), account) ? (
    <EntriesButton projectId={row.projectId} account={account} queries={PAYMENT_QUERIES}>
      {dollarsWithCents(amount)}
    </EntriesButton>
  ) : (
    dollarsWithCents(amount)
  )

/** The contract price, which opens its invoices; for a shop its own price. */
const Value = ({ projectId, totalValue }: EscrowAccount) =>
  isShopView(usePartyView()) ? (
    dollarsWithCents(totalValue)
  ) : (
    <PriceButton projectId={projectId} priceCents={centsOfDollars(totalValue)} queries={PAYMENT_QUERIES} />
  )
