import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Badge, type BadgeTone } from '../badge/Badge'
import { EmptyState } from '../empty-state/EmptyState'
import { ErrorState } from '../error-state/ErrorState'
import { Link } from '../link/Link'
import { Meter } from '../meter/Meter'
import { Table, type TableColumn } from './Table'
import type { TableSort } from './tableSort'

interface Applicant {
  name: string
  company: string
  tier: BadgeTone
  tierName: string
  score: number
  limit: string
  place: string
}

const rows: Applicant[] = [
  {
    name: 'Dana Whitfield',
    company: 'Whitfield Build Co',
    tier: 'preferred',
    tierName: 'Preferred',
    score: 86,
    limit: '$150,000',
    place: 'Dayton, OH',
  },
  {
    name: 'Luis Ortega',
    company: 'Ortega Homes',
    tier: 'standard',
    tierName: 'Standard',
    score: 71,
    limit: '$75,000',
    place: 'Fort Wayne, IN',
  },
  { name: 'Tom Becker', company: 'Becker Spec LLC', tier: 'prepay', tierName: 'Prepay', score: 52, limit: '$0', place: 'Erie, PA' },
]

const columns: TableColumn<Applicant>[] = [
  { id: 'name', header: 'Applicant', sortable: true, onPhone: 'title', cell: (row) => <NameCell {...row} /> },
  { id: 'tier', header: 'Tier', cell: (row) => <Badge tone={row.tier}>{row.tierName}</Badge> },
  { id: 'score', header: 'Score', align: 'end', sortable: true, cell: (row) => <Meter label="Score" value={row.score} /> },
  { id: 'limit', header: 'Limit', align: 'end', cell: (row) => row.limit },
  { id: 'place', header: 'Location', onPhone: 'hidden', cell: (row) => row.place },
  { id: 'actions', header: 'Actions', hideHeader: true, align: 'end', cell: (row) => <ReviewLink {...row} /> },
]

const NameCell = ({ name, company }: Applicant) => (
  <>
    <strong>{name}</strong>
    <small>{company}</small>
  </>
)

const ReviewLink = ({ name }: Applicant) => (
  <Link href="#review" variant="standalone">
    Review<span className="visually-hidden"> {name}</span>
  </Link>
)

const ApplicantTable = Table<Applicant>

const meta = {
  title: 'Elements/Table',
  component: ApplicantTable,
  args: { caption: 'Applications', columns, rows, rowKey: (row) => row.name },
} satisfies Meta<typeof ApplicantTable>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}

/** Wider than its place and without a link or button: keys scroll it too. */
export const WideWithNothingToFocus: Story = {
  args: {
    columns: columns
      .filter(({ id }) => id !== 'actions')
      .map((column) => ({ ...column, sortable: false, cell: (row) => <div style={{ width: '20rem' }}>{column.cell(row)}</div> })),
  },
  decorators: [(Shown) => <div style={{ width: '50rem' }}>{Shown()}</div>],
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('table').parentElement
    await waitFor(() => expect(frame).toHaveAttribute('tabindex', '0'))
    await userEvent.tab()
    await expect(frame).toHaveFocus()
  },
}

export const Sorted: Story = {
  render: (args) => {
    const [sort, setSort] = useState<TableSort>({ column: 'score', direction: 'descending' })
    const sign = sort.direction === 'ascending' ? 1 : -1
    const compare = (a: Applicant, b: Applicant) => sign * (sort.column === 'score' ? a.score - b.score : a.name.localeCompare(b.name))
    return <Table {...args} rows={rows.toSorted(compare)} sort={sort} onSort={setSort} />
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const header = canvas.getByRole('columnheader', { name: 'Score' })
    await expect(header).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(within(header).getByRole('button'))
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Tom Becker')
  },
}

export const Loading: Story = { args: { rows: [], loading: true } }

export const Empty: Story = {
  args: { rows: [], notice: <EmptyState title="No applications match">Change the search or the status.</EmptyState> },
}

export const Failed: Story = {
  args: {
    rows: [],
    notice: (
      <ErrorState title="Applications could not be loaded" onRetry={fn()}>
        The rest of this page still works.
      </ErrorState>
    ),
  },
}

export const CardsOnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const LoadingOnAPhone: Story = { args: { rows: [], loading: true }, globals: { viewport: { value: 'phone' } } }
