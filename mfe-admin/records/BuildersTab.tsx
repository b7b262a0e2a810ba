import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Button } from '@framewell/design-system/elements/button/Button'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { TIERS } from '@framewell/domain/credit/tier'
import { type BuilderRow, listBuilders } from '@framewell/domain/insights/dashboardCalls'
import { metricText } from '@framewell/domain/insights/metricText'
import { type ListColumn, ListScreen } from '@framewell/remote-kit/lists/ListScreen'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { InvoicesButton } from '@framewell/remote-kit/payments/InvoicesButton'
import { useSearchParams } from 'react-router-dom'
import { APPLICATION_QUERIES } from '../credit/applicationQueries'
import { ReviewedApplication } from '../credit/ReviewedApplication'
import { reviewDraft } from '../credit/reviewDraft'
import { TierBadge } from '../credit/TierBadge'
import { PAYMENT_QUERIES } from '../payments/paymentQueries'
import { BuildersSummary } from './BuildersSummary'
import { upgradeBuilders } from './upgradeBuilders'

const dollars = (value: number) => metricText(value, 'dollars')

/** Opens the builder's credit file with the override selected; the tier and reason remain to be filled in. */
const Override = ({ builder }: { builder: BuilderRow }) => {
  const [, setAddress] = useSearchParams()
  return (
    <Button
      size="small"
      aria-label={`Override the tier of ${builder.name}`}
      onClick={() => {
        reviewDraft.write(builder.id, { ...reviewDraft.read(builder.id), action: 'override' })
        setAddress(
          (current) => {
            const next = new URLSearchParams(current)
            next.set('builder', builder.id)
            return next
          },
          { preventScrollReset: true },
        )
      }}
    >
      Override
    </Button>
  )
}

const columns: readonly ListColumn<BuilderRow>[] = [
  {
    id: 'name',
    header: 'Builder',
    sortable: true,
    fixed: true,
    onPhone: 'title',
    cell: ({ name, company }) => (
      <>
        {name}
        <small>{company}</small>
      </>
    ),
    csv: ({ name }) => name,
  },
  { id: 'email', header: 'Email', onPhone: 'hidden', cell: ({ email }) => email, csv: ({ email }) => email },
  {
    id: 'score',
    header: 'Score',
    align: 'end',
    sortable: true,
    cell: ({ creditScore }) => creditScore,
    csv: ({ creditScore }) => creditScore,
  },
  {
    id: 'tier',
    header: 'Tier',
    cell: ({ tier, upgradeEligible }) => (
      <>
        <TierBadge tier={tier} /> {upgradeEligible ? <Badge tone="info">Upgrade eligible</Badge> : null}
      </>
    ),
    csv: ({ tier }) => tier,
  },
  {
    id: 'limit',
    header: 'Credit limit',
    align: 'end',
    sortable: true,
    cell: ({ creditLimit }) => dollars(creditLimit),
    csv: ({ creditLimit }) => creditLimit,
  },
  {
    id: 'balance',
    header: 'Outstanding',
    align: 'end',
    sortable: true,
    cell: ({ company, companyId, outstandingBalance }) =>
      companyId && outstandingBalance > 0 ? (
        <InvoicesButton title={`Open invoices of ${company}`} companyId={companyId} status="open" sum="open" queries={PAYMENT_QUERIES}>
          {dollars(outstandingBalance)}
        </InvoicesButton>
      ) : (
        dollars(outstandingBalance)
      ),
    csv: ({ outstandingBalance }) => outstandingBalance,
  },
  { id: 'projects', header: 'Projects', align: 'end', cell: ({ projectCount }) => projectCount, csv: ({ projectCount }) => projectCount },
  {
    id: 'active',
    header: 'Last activity',
    sortable: true,
    cell: ({ lastActivity }) => <ShortTime iso={lastActivity} />,
    csv: ({ lastActivity }) => lastActivity,
  },
  { id: 'override', header: 'Override', hideHeader: true, cell: (builder) => <Override builder={builder} /> },
]

/** Builders with their credit, balance and orders; opening one shows its credit file, where the tier can be overridden with a reason. */
export const BuildersTab = () => (
  <ListScreen
    noun="builder"
    topic="credit"
    caption="Builders"
    call={listBuilders}
    columns={columns}
    filters={[
      { name: 'tier', label: 'Tier', all: 'All tiers', options: optionsOf(TIERS) },
      { name: 'upgrade', label: 'Upgrade', all: 'Any standing', options: [{ value: 'eligible', label: 'Upgrade eligible' }] },
    ]}
    searchLabel="Search name, company or email"
    queries={APPLICATION_QUERIES}
    summary={() => <BuildersSummary />}
    bulk={[upgradeBuilders]}
    empty={{ title: 'No builder yet', text: 'Builders who apply for credit are listed here.' }}
    nameOf={({ name }) => name}
    opened={{
      title: 'Builder',
      verb: 'View',
      wide: true,
      show: ({ id }, close) => <ReviewedApplication key={id} id={id} onReviewed={close} />,
    }}
  />
)
