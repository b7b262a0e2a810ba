import { Button } from '@framewell/design-system/elements/button/Button'
import { Checkbox } from '@framewell/design-system/elements/checkbox/Checkbox'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { Table, type TableColumn } from '@framewell/design-system/elements/table/Table'
import { companyDay } from '@framewell/domain/dates/businessDays'
import { type CsvColumn, csvText } from '@framewell/domain/export/csvText'
import type { Topic } from '@framewell/domain/notifications/topics'
import { figure } from '@framewell/domain/numbers/figure'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useAtom } from 'jotai'
import { FileSearch, Inbox } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { downloadCsv } from '../files/downloadCsv'
import { useLive } from '../live/useLive'
import { retryUnlessRefused } from '../reading/retryUnlessRefused'
import { problemSentence } from '../sending/problemSentence'
import { SIGNED_IN_QUERIES } from '../session/sessionQuery'
import { useGuardedCall } from '../session/useGuardedCall'
import { useShell } from '../shell/useShell'
import type { BulkAction } from './bulkAction'
import { ColumnDefinitions } from './ColumnDefinitions'
import { ListMenus } from './ListMenus'
import { ListToolbar } from './ListToolbar'
import { askedAt, type ListCall, type Listed, readAll } from './listCall'
import { EMPTY_MEMORY, listMemoryAtom } from './listMemory'
import { moveBetweenRows } from './moveBetweenRows'
import { type Opened, OpenedRow } from './OpenedRow'
import { PagedList } from './PagedList'
import { RowOpener } from './RowOpener'
import { SelectedRows } from './SelectedRows'
import { shownRange } from './shownRange'
import { useListAddress } from './useListAddress'
import { useListTable } from './useListTable'

export interface ListColumn<Row> extends TableColumn<Row> {
  /** The column's CSV cell; without it the column is only on screen. */
  readonly csv?: CsvColumn<Row>['value']
  /** What the column's figure is, in a sentence below the list. */
  readonly definition?: string
  /** Can't be hidden. */
  readonly fixed?: boolean
}

interface ListFilter {
  /** Name in the call's input and in the address. */
  readonly name: string
  readonly label: string
  /** Options besides 'all'. */
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly all: string
  /** Default value; 'all' by default. */
  readonly standard?: string
}

interface ListScreenProps<Row, Answer extends Listed<Row>> {
  /** Singular name of a row: 'quote'. Also used in its address, file and memory. */
  noun: string
  caption: string
  call: ListCall<Row, Answer>
  perPage?: number
  columns: readonly ListColumn<Row>[]
  filters?: readonly ListFilter[]
  searchLabel?: string
  /** Message when the list can't be read. */
  failure?: string
  /** The list's topic: it reloads when the server reports a change. */
  topic?: Topic
  /** Query cache key prefix, so that a refresh or a change reloads it. */
  queries?: readonly string[]
  empty: { readonly title: string; readonly text: string }
  /** Totals above the list; undefined while loading. */
  summary?: (answer: Answer | undefined) => ReactNode
  /** CSV columns, when they differ from the screen's. */
  csv?: readonly CsvColumn<Row>[]
  /** A row's name for its checkbox and open button. */
  nameOf: (row: Row) => string
  opened?: Opened<Row>
  /** Actions on selected rows. */
  bulk?: readonly BulkAction<Row>[]
}

/** Filters that leave nothing out. */
const allOf = (filters: readonly ListFilter[]) => Object.fromEntries(filters.map(({ name }) => [name, 'all']))

/**
 * The list component: pages, order, filters, search, hideable columns, selection, CSV of all matches, saved views, and the opened row. The
 * address holds its state; it reloads on changes and works by keyboard: arrows move between rows.
 */
export const ListScreen = <Row extends { readonly id: string }, Answer extends Listed<Row> = Listed<Row>>({
  noun,
  topic,
  caption,
  call,
  perPage = 20,
  columns,
  filters = [],
  searchLabel,
  failure = `The ${noun}s could not be loaded`,
  queries = SIGNED_IN_QUERIES,
  nameOf,
  empty,
  summary,
  csv,
  opened,
  bulk = [],
}: ListScreenProps<Row, Answer>) => {
  const api = useGuardedCall()
  const shell = useShell()
  const values = Object.fromEntries(filters.map(({ name, options }) => [name, options.map(({ value }) => value)]))
  const standards = Object.fromEntries(filters.map(({ name, standard = 'all' }) => [name, standard]))
  const { place, hrefOf, go, openedId, open } = useListAddress(values, opened?.key ?? noun, standards)
  const [stored, remember] = useAtom(listMemoryAtom(noun))
  const memory = stored ?? EMPTY_MEMORY
  const list = useQuery<Answer>({
    queryKey: [...queries, 'list', noun, place],
    queryFn: ({ signal }) => api(call, askedAt(place, perPage), { signal }),
    placeholderData: keepPreviousData,
    retry: retryUnlessRefused,
  })
  useLive(topic, [...queries, 'list', noun])
  const listed = list.data?.data
  const rows = useMemo(() => listed ?? [], [listed])
  // A link names a row of any page.
  const elsewhere = useQuery({
    queryKey: [...queries, 'list', noun, 'row', openedId],
    queryFn: async ({ signal }) => (await api(call, { row: openedId, limit: 1, ...allOf(filters) }, { signal })).data,
    enabled: opened !== undefined && 'show' in opened && openedId !== null && !list.isPending && !rows.some(({ id }) => id === openedId),
    retry: retryUnlessRefused,
  })
  const table = useListTable<Row>({ rows, columns, hidden: memory.hidden })
  const save = (saved: readonly Row[]) => {
    const cells = csv ?? columns.flatMap(({ header, csv: value }) => (value ? [{ header, value }] : []))
    downloadCsv(`${noun}s-${companyDay(new Date())}.csv`, csvText(cells, saved))
    const count = figure(saved.length)
    shell.toast({ title: 'Export ready', description: `${count} ${saved.length === 1 ? noun : `${noun}s`} downloaded`, tone: 'success' })
  }
  const exportAll = useMutation({
    mutationFn: () => readAll(api, call, place),
    onSuccess: save,
    onError: (error) =>
      shell.toast({
        title: 'Export failed',
        description: problemSentence(error, 'The list could not be loaded. Please try again.'),
        tone: 'destructive',
      }),
  })
  const isUntouched = place.search === '' && filters.every(({ name, standard = 'all' }) => place.filters[name] === standard)
  const showAll = () => go({ search: '', filters: allOf(filters) })

  const selection: TableColumn<Row> = {
    id: 'selected',
    header: 'Selected',
    hideHeader: true,
    onPhone: 'corner',
    cell: (row) => (
      <Checkbox
        hideLabel
        label={`Select ${nameOf(row)}`}
        checked={table.isSelected(row)}
        onChange={(event) => table.select([row], event.currentTarget.checked)}
      />
    ),
  }
  const opening: readonly TableColumn<Row>[] = opened
    ? [
        {
          id: 'open',
          header: opened.verb ?? 'Open',
          hideHeader: true,
          align: 'end',
          cell: (row) => <RowOpener id={`${noun}-${row.id}`} verb={opened.verb ?? 'Open'} name={nameOf(row)} onOpen={() => open(row.id)} />,
        },
      ]
    : []

  return (
    <>
      <PagedList
        list={list}
        failure={failure}
        pagesLabel={`Pages of ${noun}s`}
        page={place.page}
        perPage={perPage}
        hrefOf={(page) => hrefOf({ page })}
        goTo={(page, options) => go({ page }, options)}
        summary={summary?.(list.data)}
        toolbar={
          <>
            <ListToolbar
              label={caption}
              searchLabel={searchLabel ?? `Search ${noun}s`}
              search={place.search}
              onSearch={(search) => go({ search }, { replace: true })}
              count={list.data ? shownRange(noun, { page: place.page, perPage, shown: rows.length, total: list.data.total }) : null}
              onExport={() => exportAll.mutate()}
              exporting={exportAll.isPending}
              nothingToExport={list.data?.total === 0}
            >
              {filters.map(({ name, label, options, all }) => (
                <SelectField
                  key={name}
                  size="small"
                  hideLabel
                  label={label}
                  options={[{ value: 'all', label: all }, ...options]}
                  value={place.filters[name] ?? 'all'}
                  onChange={(event) => go({ filters: { ...place.filters, [name]: event.currentTarget.value } })}
                />
              ))}
              <ListMenus memory={memory} onMemory={remember} columns={columns.filter(({ fixed }) => !fixed)} />
            </ListToolbar>
            <SelectedRows
              selected={table.selected}
              onPage={rows.length}
              onSelectPage={() => table.select(rows, true)}
              nameOf={nameOf}
              actions={bulk}
              queries={queries}
              onExport={() => save(table.selected)}
              onClear={table.clear}
            />
          </>
        }
      >
        {(listed) => (
          <Table
            caption={caption}
            columns={[selection, ...columns.filter(({ id, fixed }) => fixed || table.visible.has(id)), ...opening]}
            rows={listed?.data ?? []}
            rowKey={({ id }) => id}
            loading={listed === undefined}
            skeletonRows={perPage}
            onKeyDown={moveBetweenRows}
            {...(place.sort ? { sort: place.sort } : {})}
            onSort={(sort) => go({ sort })}
            notice={
              isUntouched ? (
                <EmptyState icon={<Inbox />} title={empty.title}>
                  {empty.text}
                </EmptyState>
              ) : (
                <EmptyState icon={<FileSearch />} title={`No ${noun} matches`} action={<Button onClick={showAll}>Show all {noun}s</Button>}>
                  Try other search words, or remove a filter.
                </EmptyState>
              )
            }
          />
        )}
      </PagedList>
      <ColumnDefinitions columns={columns} />
      {opened ? (
        <OpenedRow
          noun={noun}
          opened={opened}
          id={openedId}
          rows={[...rows, ...(elsewhere.data ?? [])]}
          loading={list.isPending || elsewhere.isLoading}
          problem={elsewhere.error}
          onClose={() => open(null)}
        />
      ) : null}
    </>
  )
}
