import { Table } from '@framewell/design-system/elements/table/Table'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import type { Bom } from '@framewell/domain/bom/bom'
import { bomBridge } from '@framewell/domain/bom/bomBridge'
import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import { centsOfDollars } from '@framewell/domain/money/cents'
import { subtractCents } from '@framewell/domain/money/differences'
import { usd } from '@framewell/domain/money/usd'
import { styled } from 'styled-components'
import { useFixesPrice } from '../structure/useFixesPrice'
import type { BomConfiguration } from './bomConfiguration'

export interface BillBridgeProps {
  saved: BomConfiguration
  book: PriceBook
  bom: Bom
}

/** The difference between the configuration's total and its bill, line by line; the lines add up to the difference of the totals. */
export const BillBridge = ({ saved, book, bom }: BillBridgeProps) => {
  const fixes = useFixesPrice({ kind: 'steel', answers: saved.configuration })
  if (fixes.cents === undefined) return null
  const total = centsOfDollars(saved.totalPrice)
  const { lines, configurationCents, billCents } = bomBridge(book, saved.configuration, total, bom, fixes.cents)
  return (
    <Part aria-labelledby="bill-bridge">
      <Heading level={3} size={5} id="bill-bridge">
        From the configuration to this bill
      </Heading>
      <Text size="compact" measured>
        Your configuration’s total covers a kit and its options. This bill covers materials only, before freight and tax.
      </Text>
      <Table
        caption="From the configuration to this bill"
        rows={[...lines, { id: 'total', label: 'Total', because: '', configurationCents, billCents }]}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'label',
            header: 'What',
            onPhone: 'title',
            cell: ({ label, because }) => (
              <>
                <strong>{label}</strong>
                {because ? <small>{because}</small> : null}
              </>
            ),
          },
          { id: 'configuration', header: 'Configuration', align: 'end', cell: (line) => usd(line.configurationCents) },
          { id: 'bill', header: 'Bill', align: 'end', cell: (line) => usd(line.billCents) },
          {
            id: 'difference',
            header: 'Difference',
            align: 'end',
            cell: (line) => <strong>{usd(subtractCents(line.configurationCents, line.billCents))}</strong>,
          },
        ]}
      />
    </Part>
  )
}

const Part = styled.section`
  display: grid;
  gap: var(--space-3);
  min-width: 0;
`
