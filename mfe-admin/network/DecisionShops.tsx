import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Button } from '@framewell/design-system/elements/button/Button'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { SearchField } from '@framewell/design-system/elements/search-field/SearchField'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { Table, type TableColumn } from '@framewell/design-system/elements/table/Table'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { SCORE_PARTS } from '@framewell/domain/network/routeProject'
import { DECISION_SHOP_FILTERS, type DecisionShop, listDecisionShops } from '@framewell/domain/network/routingDecisionCalls'
import { counterfactualWords, UNFIT_WORDS } from '@framewell/domain/network/routingWords'
import { figure } from '@framewell/domain/numbers/figure'
import { useTypedText } from '@framewell/remote-kit/lists/useTypedText'
import { retryUnlessRefused } from '@framewell/remote-kit/reading/retryUnlessRefused'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { styled } from 'styled-components'
import { NETWORK_QUERIES } from './networkQueries'
import { ShopLink } from './ShopLink'
import { percent, SCORE_PART_WORDS } from './scorePartWords'

type Reason = (typeof DECISION_SHOP_FILTERS)[number]
interface Asked {
  readonly reason: Reason
  readonly search: string
  readonly page: number
}

const PER_PAGE = 20
const isReason = (value: string): value is Reason => DECISION_SHOP_FILTERS.some((reason) => reason === value)
const wordsOf = (reason: Reason) =>
  reason === 'all' ? 'All shops' : reason === 'fit' ? 'Could have taken it' : `Out: ${labelOf(UNFIT_WORDS, reason)}`
const OPTIONS = optionsOf(DECISION_SHOP_FILTERS, wordsOf)

/**
 * Every shop considered for a project: its score parts and why it was not chosen, searchable by name and reason.
 * A list inside an opened row: the URL already holds the outer list's state, so this one is local and not a ListScreen.
 */
export const DecisionShops = ({ id }: { id: string }) => {
  const api = useGuardedCall()
  const [asked, ask] = useState<Asked>({ reason: 'all', search: '', page: 1 })
  const find = useCallback((search: string) => ask((before) => ({ ...before, search, page: 1 })), [])
  const [typed, setTyped] = useTypedText(asked.search, find)
  const list = useQuery({
    queryKey: [...NETWORK_QUERIES, 'decision', id, 'shops', asked],
    queryFn: ({ signal }) => api(listDecisionShops, { id, ...asked, limit: PER_PAGE }, { signal }),
    placeholderData: keepPreviousData,
    retry: retryUnlessRefused,
  })
  const total = list.data?.total ?? 0
  const turn = (page: number) => ask((before) => ({ ...before, page }))
  return (
    <Stack gap={3}>
      <Stack direction="row" gap={3} align="end">
        <SearchField size="small" label="Search shop" value={typed} onValueChange={setTyped} />
        <SelectField
          label="Result"
          options={OPTIONS}
          value={asked.reason}
          onChange={({ target: { value } }) => ask((before) => ({ ...before, reason: isReason(value) ? value : 'all', page: 1 }))}
        />
        <span role="status">{list.data ? rangeWords(asked.page, list.data.data.length, total) : null}</span>
      </Stack>
      {list.isError && !list.data ? (
        <ErrorState title="The shops could not be loaded" retrying={list.isFetching} onRetry={() => list.refetch()}>
          {problemSentence(list.error, 'The connection failed. Nothing was changed.')}
        </ErrorState>
      ) : (
        <Table
          caption="Shops of this decision, best first"
          columns={columns}
          rows={list.data?.data ?? []}
          rowKey={(shop) => shop.id}
          loading={list.isPending}
          notice={<EmptyState title="No shop matches">Try another name or another reason.</EmptyState>}
        />
      )}
      {total > PER_PAGE ? (
        <Stack direction="row" gap={3}>
          <Button size="small" disabledReason={asked.page > 1 ? null : 'This is the first page'} onClick={() => turn(asked.page - 1)}>
            Previous {PER_PAGE}
          </Button>
          <Button
            size="small"
            disabledReason={asked.page * PER_PAGE < total ? null : 'This is the last page'}
            onClick={() => turn(asked.page + 1)}
          >
            Next {PER_PAGE}
          </Button>
        </Stack>
      ) : null}
    </Stack>
  )
}

function rangeWords(page: number, shown: number, total: number): string {
  if (total <= shown) return total === 1 ? '1 shop' : `${figure(total)} shops`
  const before = (page - 1) * PER_PAGE
  return `${figure(before + 1)}–${figure(before + shown)} of ${figure(total)} shops`
}

/** Why a shop was not chosen, in words. */
function reasonText({ isChosen, reason, winsIf }: DecisionShop): string {
  if (isChosen) return 'Chosen'
  return reason === null ? counterfactualWords(winsIf) : labelOf(UNFIT_WORDS, reason)
}

const Parts = ({ parts, unpriced }: { parts: NonNullable<DecisionShop['parts']>; unpriced: boolean }) => (
  <Lines>
    {SCORE_PARTS.map((part) => (
      <li key={part}>
        {SCORE_PART_WORDS[part]} {percent(parts[part])}
        {unpriced && part === 'price' ? ', no approved price' : ''}
      </li>
    ))}
  </Lines>
)

const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
  min-width: 9.5rem;
`

const columns: readonly TableColumn<DecisionShop>[] = [
  { id: 'shop', header: 'Shop', width: '11rem', onPhone: 'title', cell: ({ id, name }) => <ShopLink id={id} name={name} /> },
  { id: 'score', header: 'Score', align: 'end', cell: ({ score }) => (score === null ? 'Not counted' : percent(score)) },
  { id: 'miles', header: 'Miles', align: 'end', cell: ({ miles }) => (miles === null ? 'Not recorded' : figure(miles, 0)) },
  {
    id: 'parts',
    header: 'Parts',
    width: '11rem',
    cell: ({ parts, unpriced }) => (parts ? <Parts parts={parts} unpriced={unpriced} /> : 'Not recorded'),
  },
  { id: 'why', header: 'Outcome', cell: (shop) => (shop.isChosen ? <Badge tone="ok">Chosen</Badge> : reasonText(shop)) },
]
