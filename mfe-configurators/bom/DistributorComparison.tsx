import { Button } from '@framewell/design-system/elements/button/Button'
import { Table } from '@framewell/design-system/elements/table/Table'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import type { Bom } from '@framewell/domain/bom/bom'
import { styled } from 'styled-components'
import { centsOf } from './bomMoney'

interface DistributorComparisonProps {
  bom: Bom
  onChoose: (distributorId: string) => void
  pending: boolean
}

/** The same bill at every distributor: cost and delivery of the last line. */
export const DistributorComparison = ({ bom, onChoose, pending }: DistributorComparisonProps) => (
  <Part>
    <Heading level={3} size={5}>
      The same bill at every distributor
    </Heading>
    <Table
      caption="The same bill at every distributor"
      rows={bom.comparison}
      rowKey={({ distributor_id }) => distributor_id}
      columns={[
        {
          id: 'distributor',
          header: 'Distributor',
          onPhone: 'title',
          cell: ({ distributor, region, unpriced_lines }) => (
            <>
              <strong>{distributor}</strong>
              <small>
                {region}
                {unpriced_lines > 0 ? `. ${unpriced_lines} lines without a price` : ''}
              </small>
            </>
          ),
        },
        { id: 'lead', header: 'Lead time', align: 'end', cell: ({ estimated_lead_time_days: days }) => `${days} days` },
        { id: 'total', header: 'Total', align: 'end', cell: ({ total_cost }) => <strong>{centsOf(total_cost)}</strong> },
        {
          id: 'choose',
          header: 'Choose',
          hideHeader: true,
          align: 'end',
          cell: ({ distributor_id, distributor }) =>
            distributor_id === bom.distributor_id ? (
              'Shown below'
            ) : (
              <Button size="small" pending={pending} onClick={() => onChoose(distributor_id)} data-no-print>
                Use<span className="visually-hidden"> {distributor}</span>
              </Button>
            ),
        },
      ]}
    />
  </Part>
)

const Part = styled.div`
  display: grid;
  gap: var(--space-3);
  min-width: 0;
`
