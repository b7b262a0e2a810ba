import { Button } from '@framewell/design-system/elements/button/Button'
import { Table } from '@framewell/design-system/elements/table/Table'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import type { BomLine } from '@framewell/domain/bom/bom'
import { categoryNames, unitWords } from '@framewell/domain/bom/bomWords'
import { figure } from '@framewell/domain/numbers/figure'
import { memo, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { styled } from 'styled-components'
import { centsOf } from './bomMoney'
import { LineOrigin } from './LineOrigin'

/** Number of lines shown at first. */
const FIRST_LINES = 8

/** A bill's lines: the first eight, the rest on demand, all of them in print. */
export const BomLines = memo(({ lines }: { lines: readonly BomLine[] }) => {
  const [all, setAll] = useState(false)
  useEffect(() => {
    const showAll = () => flushSync(() => setAll(true))
    addEventListener('beforeprint', showAll)
    return () => removeEventListener('beforeprint', showAll)
  }, [])
  const shown = all ? lines : lines.slice(0, FIRST_LINES)
  const title = all ? `All ${lines.length} line items` : `The first ${shown.length} of ${lines.length} line items`
  return (
    <Part>
      <Heading level={3} size={5}>
        {title}
      </Heading>
      <Table
        caption={title}
        rows={shown}
        rowKey={({ category, csi, sku }) => `${category} ${csi} ${sku}`}
        columns={[
          { id: 'product', header: 'Material', cell: (line) => <Product line={line} />, onPhone: 'title' },
          { id: 'category', header: 'Category', cell: ({ category }) => categoryNames[category] },
          {
            id: 'quantity',
            header: 'Quantity',
            align: 'end',
            cell: ({ quantity, unit }) => (
              <span>
                {figure(quantity)} <Unit>{unitWords(quantity, unit)}</Unit>
              </span>
            ),
          },
          { id: 'unit', header: 'Unit cost', align: 'end', cell: ({ unit_cost }) => centsOf(unit_cost) },
          { id: 'total', header: 'Total', align: 'end', cell: ({ total_cost }) => <strong>{centsOf(total_cost)}</strong> },
          { id: 'lead', header: 'Lead time', align: 'end', cell: ({ lead_time }) => <Nowrap>{lead_time}</Nowrap> },
        ]}
      />
      {lines.length > FIRST_LINES ? (
        <Button data-no-print aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? `Show the first ${FIRST_LINES} only` : `Show all ${lines.length} line items`}
        </Button>
      ) : null}
    </Part>
  )
})

const Product = ({ line }: { line: BomLine }) => (
  <>
    <strong>{line.product_name}</strong>
    <small>
      {line.sku}. {line.use}. {line.supplier}
    </small>
    <LineOrigin line={line} />
  </>
)

const Part = styled.div`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
  min-width: 0;

  & > :nth-child(2) {
    width: 100%;
  }
`

const Unit = styled.span`
  color: var(--color-ink-subtle);
`

const Nowrap = styled.span`
  white-space: nowrap;
`
