import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { FieldGroup } from '@framewell/design-system/elements/field-group/FieldGroup'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Table } from '@framewell/design-system/elements/table/Table'
import { Text } from '@framewell/design-system/elements/text/Text'
import { labelOf } from '@framewell/domain/collections/labelOf'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import { sumCents } from '@framewell/domain/money/cents'
import { usdWithCents } from '@framewell/domain/money/usd'
import { US_STATES } from '@framewell/domain/network/usStates'
import { figure } from '@framewell/domain/numbers/figure'
import { TAX_LEVEL_WORDS } from '@framewell/domain/tax/salesTax'
import { downloadTaxReturn, getTaxReturn, TAX_RETURN_WORDS, type TaxReturnRow } from '@framewell/domain/tax/taxCalls'
import { useDownload } from '@framewell/remote-kit/files/useDownload'
import { FileDown } from 'lucide-react'
import { ReadPart } from '../network/ReadPart'
import { FigurePart } from '../payments/FigurePart'
import { PAYMENT_QUERIES } from '../payments/paymentQueries'
import { usePeriod } from '../payments/usePeriod'

/** Sales tax by jurisdiction over a period, and the accounts it ties to. */
export const SalesTaxTab = () => {
  const { period, fields } = usePeriod()
  const download = useDownload()
  const file = `sales-tax-${period.from}-to-${period.until}.csv`
  return (
    <Stack gap={6}>
      <FieldGroup columns={2} pairs>
        {fields}
      </FieldGroup>
      <Stack direction="row" gap={3}>
        <Button icon={<FileDown />} onClick={() => void download(downloadTaxReturn, period, file)}>
          Return as CSV
        </Button>
        <Button href="/cms/collections/tax-states">States, rates and certificates</Button>
      </Stack>
      <ReadPart
        noun="sales tax return"
        id={JSON.stringify(period)}
        queries={PAYMENT_QUERIES}
        read={(api, _, signal) => api(getTaxReturn, period, { signal })}
      >
        {(found) => <Return found={found} />}
      </ReadPart>
    </Stack>
  )
}

const netOf = (rows: readonly TaxReturnRow[], of: string) =>
  sumCents(rows.filter(({ state }) => state === of).map(({ netCents }) => netCents))

const Return = ({ found }: { found: CallOutput<typeof getTaxReturn> }) => (
  <Stack gap={8}>
    {found.differenceCents === 0 ? null : (
      <Alert tone="bad" title="Jurisdictions and ledger differ">
        By {usdWithCents(found.differenceCents)}. Keep this page and check the ledger.
      </Alert>
    )}
    <FigurePart
      title="Sales tax payable"
      rows={[
        { ...TAX_RETURN_WORDS.opening, amount: found.openingCents },
        { ...TAX_RETURN_WORDS.charged, amount: found.chargedCents },
        { ...TAX_RETURN_WORDS.credited, amount: found.creditedCents },
        { ...TAX_RETURN_WORDS.paid, amount: found.paidCents },
        { ...TAX_RETURN_WORDS.closing, amount: found.closingCents, total: true },
        { ...TAX_RETURN_WORDS.difference, amount: found.differenceCents },
      ]}
    />
    <Table
      caption="Sales tax by jurisdiction"
      rows={found.rows}
      rowKey={({ state, level, name, percent }) => JSON.stringify([state, level, name, percent])}
      notice={<EmptyState title="No sales tax in this period">Sales tax is charged only in the states you turn on.</EmptyState>}
      columns={[
        {
          id: 'name',
          header: 'Jurisdiction',
          onPhone: 'title',
          cell: ({ name, level, state }) => (
            <>
              {name}
              <Text as="span" size="tiny" tone="muted" style={{ display: 'block' }}>
                {level === 'state' ? TAX_LEVEL_WORDS.state : `${labelOf(TAX_LEVEL_WORDS, level)}, ${US_STATES[state] ?? state}`}
              </Text>
            </>
          ),
        },
        { id: 'rate', header: 'Rate', align: 'end', cell: ({ percent }) => `${figure(percent, 5)}%` },
        { id: 'taxable', header: 'Taxable', align: 'end', cell: ({ taxableCents }) => usdWithCents(taxableCents) },
        { id: 'charged', header: 'Charged', align: 'end', cell: ({ chargedCents }) => usdWithCents(chargedCents) },
        { id: 'credited', header: 'Credited', align: 'end', cell: ({ creditedCents }) => usdWithCents(creditedCents) },
        { id: 'net', header: 'Net', align: 'end', cell: ({ netCents }) => usdWithCents(netCents) },
      ]}
    />
    {found.paid.length > 0 ? (
      <FigurePart
        title="Paid, by state"
        rows={found.paid.map(({ state, paidCents }) => ({
          title: state === null ? 'No state on record' : (US_STATES[state] ?? state),
          definition:
            state === null
              ? 'Booked before the state was asked for.'
              : `Net of its jurisdictions in the period: ${usdWithCents(netOf(found.rows, state))}.`,
          amount: paidCents,
        }))}
      />
    ) : null}
    {found.exempt.length > 0 ? (
      <FigurePart
        title="Exempt"
        rows={found.exempt.map(({ state, orders, taxableCents }) => ({
          title: US_STATES[state] ?? state,
          definition: `${orders} ${orders === 1 ? 'order' : 'orders'} signed in the period with a certificate of the buyer, not canceled.`,
          amount: taxableCents,
        }))}
      />
    ) : null}
  </Stack>
)
