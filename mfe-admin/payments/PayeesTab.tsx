import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Button } from '@framewell/design-system/elements/button/Button'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { Table } from '@framewell/design-system/elements/table/Table'
import { Text } from '@framewell/design-system/elements/text/Text'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { companyDay } from '@framewell/domain/dates/businessDays'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import { sumCents } from '@framewell/domain/money/cents'
import { usdWithCents } from '@framewell/domain/money/usd'
import { figure } from '@framewell/domain/numbers/figure'
import { PAYEE_STANDING_WORDS, type PayeeStanding, REPORTING_CATEGORY_WORDS, TAX_CLASS_WORDS } from '@framewell/domain/payments/taxClass'
import { downloadPayees, getPayees } from '@framewell/domain/payments/w9Calls'
import { taskCalls } from '@framewell/domain/tasks/calls'
import { useDownload } from '@framewell/remote-kit/files/useDownload'
import { retryUnlessRefused } from '@framewell/remote-kit/reading/retryUnlessRefused'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { ReadPart } from '../network/ReadPart'
import { CategoryDialog } from './CategoryDialog'
import { PAYMENT_QUERIES } from './paymentQueries'

/** What each shop was paid in a year, for forms 1099-NEC and 1099-MISC. */
export const PayeesTab = () => {
  const thisYear = Number(companyDay(new Date()).slice(0, 4))
  const [year, setYear] = useState(thisYear)
  const download = useDownload()
  const years = [0, 1, 2, 3].map((ago) => String(thisYear - ago))
  return (
    <Stack gap={6}>
      <Stack direction="row" gap={3} align="end">
        <SelectField
          label="Year"
          options={optionsOf(years, (one) => one)}
          value={String(year)}
          onChange={({ currentTarget }) => setYear(Number(currentTarget.value))}
        />
        <Button icon={<FileDown />} onClick={() => void download(downloadPayees, { year }, `payees-${year}.csv`)}>
          CSV with taxpayer numbers
        </Button>
      </Stack>
      <Text tone="muted">
        Payouts to shops that a bank statement of the year shows as paid, without those that came back, less early payouts that a statement
        of the year shows as paid back to us. A shop is paid for services with their materials (1099-NEC, box 1) unless another category is
        set for it.
      </Text>
      <WithoutW9 />
      <ReadPart noun="payees" id={String(year)} queries={PAYMENT_QUERIES} read={(api, _, signal) => api(getPayees, { year }, { signal })}>
        {(found) => <Payees found={found} />}
      </ReadPart>
    </Stack>
  )
}

/** The shops of the tasks 'W-9 missing': those that money was ever owed to. */
const WithoutW9 = () => {
  const call = useGuardedCall()
  const { data } = useQuery({
    queryKey: [...PAYMENT_QUERIES, 'without-w9'],
    queryFn: ({ signal }) => call(taskCalls.listTasks, { kind: 'w9', limit: 100 }, { signal }),
    retry: retryUnlessRefused,
  })
  if (!data || data.total === 0) return null
  return (
    <Alert tone="warn" title={data.total === 1 ? 'A W-9 is missing' : `${figure(data.total)} W-9s are missing`}>
      {data.data.map(({ name }) => name).join(', ')}
      {data.total > data.data.length ? ' and others' : ''}. The shop fills it in on its own account page.
    </Alert>
  )
}

const Payees = ({ found: { year, threshold, rows } }: { found: CallOutput<typeof getPayees> }) => {
  const paid = (as: PayeeStanding) => sumCents(rows.filter(({ standing }) => standing === as).map(({ paidCents }) => paidCents))
  return (
    <Stack gap={5}>
      <Text>
        {threshold === null
          ? `The reporting threshold of ${year} is not entered yet (panel, Payments, 1099 thresholds). Until it is, only royalties of less than $10 are below a threshold.`
          : `Reporting threshold: ${threshold}.`}
      </Text>
      <Text>
        Forms 1099-NEC: {usdWithCents(paid('nec'))}. Forms 1099-MISC: {usdWithCents(paid('misc'))}.
        {paid('w9Missing') > 0 ? ` Not in these sums: ${usdWithCents(paid('w9Missing'))} paid to payees whose W-9 is missing.` : ''}
      </Text>
      <Table
        caption={`Payees of ${year}`}
        rows={rows}
        rowKey={({ companyId }) => companyId}
        notice={<EmptyState title="No payouts this year">A payout counts once a bank statement shows it.</EmptyState>}
        columns={[
          {
            id: 'company',
            header: 'Payee',
            onPhone: 'title',
            cell: ({ company, w9 }) => (
              <>
                {company}
                <Text as="span" size="tiny" tone="muted" style={{ display: 'block' }}>
                  {w9 ? `${w9.name}, ${labelOf(TAX_CLASS_WORDS, w9.taxClass)}, ${w9.maskedTin}` : 'No W-9'}
                </Text>
              </>
            ),
          },
          { id: 'payouts', header: 'Payouts', align: 'end', cell: ({ payouts }) => String(payouts) },
          {
            id: 'paid',
            header: 'Paid',
            align: 'end',
            cell: ({ paidCents, repaidCents }) => (
              <>
                {usdWithCents(paidCents)}
                {repaidCents > 0 ? (
                  <Text as="span" size="tiny" tone="muted" style={{ display: 'block' }}>
                    {usdWithCents(repaidCents)} paid back
                  </Text>
                ) : null}
              </>
            ),
          },
          {
            id: 'category',
            header: 'Paid for',
            cell: (payee) => (
              <Stack direction="row" gap={3} align="center">
                {labelOf(REPORTING_CATEGORY_WORDS, payee.category)}
                <CategoryDialog payee={payee} year={year} />
              </Stack>
            ),
          },
          {
            id: 'standing',
            header: 'Form',
            cell: ({ standing }) => (
              <Badge tone={standing === 'w9Missing' ? 'warn' : 'neutral'}>{labelOf(PAYEE_STANDING_WORDS, standing)}</Badge>
            ),
          },
        ]}
      />
    </Stack>
  )
}
