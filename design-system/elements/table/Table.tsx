import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { Skeleton } from '../skeleton/Skeleton'
import { focusWhenScrolling } from './focusWhenScrolling'
import { SortHeader } from './SortHeader'
import { Body, Caption, Cell, Content, Frame, Grid, Head, HeadCell, Line, Notice } from './TableFrame'
import type { TableSort } from './tableSort'

export interface TableColumn<Row> {
  readonly id: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** `end` for figures: right-aligned, tabular. */
  readonly align?: 'start' | 'end'
  readonly sortable?: boolean
  /** Shows the header to screen readers only (a column of actions). */
  readonly hideHeader?: boolean
  /** On phones: `title` heads the card without its label, `corner` is beside it, `hidden` omits it. */
  readonly onPhone?: 'title' | 'corner' | 'labelled' | 'hidden'
  /** Shown from this screen width on; narrower screens leave it to the opened row. */
  readonly from?: 'medium' | 'wide' | 'widest'
  readonly width?: string
}

export interface TableProps<Row> extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** What the table contains; for screen readers only unless `showCaption`. */
  caption: string
  showCaption?: boolean
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sort?: TableSort
  onSort?: (sort: TableSort) => void
  /** Skeleton rows instead of rows. */
  loading?: boolean
  /** Shown when there are no rows: an EmptyState or an ErrorState. */
  notice?: ReactNode
  skeletonRows?: number
}

/** A dense table for operators; below 768 px each row is a card with its labels. */
export const Table = <Row,>({
  caption,
  showCaption = false,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  loading = false,
  notice,
  skeletonRows = 6,
  ...rest
}: TableProps<Row>) => (
  <Frame ref={focusWhenScrolling} data-loading={loading || undefined} {...rest}>
    <Grid role="table" aria-busy={loading || undefined}>
      <Caption className={showCaption ? undefined : 'visually-hidden'}>{caption}</Caption>
      <Head role="rowgroup">
        <Line role="row">
          {columns.map((column) => (
            <HeadCell
              key={column.id}
              role="columnheader"
              scope="col"
              data-align={column.align}
              data-from={column.from}
              style={column.width ? { width: column.width } : undefined}
              aria-sort={sort?.column === column.id ? sort.direction : undefined}
            >
              {column.sortable && onSort ? (
                <SortHeader column={column.id} label={column.header} sort={sort} onSort={onSort} />
              ) : (
                <span className={column.hideHeader ? 'visually-hidden' : undefined}>{column.header}</span>
              )}
            </HeadCell>
          ))}
        </Line>
      </Head>
      <Body role="rowgroup">
        {loading
          ? skeletonKeys(skeletonRows).map((key) => <SkeletonRow key={key} columns={columns} />)
          : rows.map((row) => (
              <Line key={rowKey(row)} role="row">
                {columns.map((column) => (
                  <Cell
                    key={column.id}
                    role="cell"
                    data-label={column.onPhone === 'title' || column.hideHeader ? undefined : column.header}
                    data-align={column.align}
                    data-phone={column.onPhone}
                    data-from={column.from}
                  >
                    <Content>{column.cell(row)}</Content>
                  </Cell>
                ))}
              </Line>
            ))}
      </Body>
    </Grid>
    {!loading && rows.length === 0 && notice ? <Notice>{notice}</Notice> : null}
  </Frame>
)

const skeletonKeys = (count: number) => Array.from({ length: count }, (_, row) => `skeleton-${row}`)

const SkeletonRow = <Row,>({ columns }: { columns: readonly TableColumn<Row>[] }) => (
  <Line role="row">
    {columns.map((column) => (
      <Cell key={column.id} role="cell" data-phone={column.onPhone} data-align={column.align} data-from={column.from}>
        <Skeleton width={column.hideHeader ? '1.25rem' : column.onPhone === 'title' ? '9rem' : '5rem'} />
      </Cell>
    ))}
  </Line>
)
