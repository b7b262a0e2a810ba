import { Button } from '@framewell/design-system/elements/button/Button'
import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { Menu } from '@framewell/design-system/elements/menu/Menu'
import { SearchField } from '@framewell/design-system/elements/search-field/SearchField'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { media } from '@framewell/design-system/tokens/breakpoint'
import { CONTENT_MESSAGES, CONTENT_STATUSES, type ContentStatus } from '@framewell/domain/content/contentCalls'
import { useTypedText } from '@framewell/remote-kit/lists/useTypedText'
import { useLive } from '@framewell/remote-kit/live/useLive'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { pageListQuery } from './contentQueries'
import { DeletedPages } from './DeletedPages'
import { filterPages } from './filterPages'
import { NoPages } from './NoPages'
import { PageList } from './PageList'
import { PLANNED } from './plannedAnchor'
import { BulkPages } from './publishing/BulkPages'
import { reviewsQuery } from './review/reviewQueries'
import { TextMatches } from './TextMatches'
import { useContentPlace } from './useContentPlace'
import { useCreatePage } from './useCreatePage'

const FILTER_LABELS: Record<ContentStatus, string> = {
  all: 'All Pages',
  published: 'Published',
  draft: 'Drafts',
  deleted: 'Deleted',
}

/** All pages and posts: search, filter, list, and a button to add one. With the filter 'Deleted', the trash. */
export const PageSidebar = () => {
  const { place, go } = useContentPlace()
  // The URL follows with a delay: a field bound to it directly would lose fast keystrokes.
  const [typed, type] = useTypedText(place.search, (search) => go({ search }, { replace: true }))
  const call = useGuardedCall()
  const list = useQuery(pageListQuery(call))
  // Keeps badges here and in the form current while others request and decide reviews.
  useLive('content', reviewsQuery(call).queryKey)
  const { create, creating } = useCreatePage()
  const shown = list.data && filterPages(list.data, place)
  const [selected, setSelected] = useState<ReadonlySet<string> | null>(null)
  const chosen = list.data?.filter(({ id }) => selected?.has(id)) ?? []
  return (
    <Side aria-label="Pages">
      <Tools>
        <Row>
          <Filter
            size="small"
            hideLabel
            label="Status"
            options={CONTENT_STATUSES.map((status) => ({ value: status, label: FILTER_LABELS[status] }))}
            value={place.status}
            onChange={(event) => go({ status: CONTENT_STATUSES.find((status) => status === event.currentTarget.value) ?? 'all' })}
          />
          <Menu
            trigger={
              <Button size="small" icon={<Plus />} pending={creating} pendingText="Adding...">
                Add page
              </Button>
            }
            entries={[
              { label: 'Post, for the blog', onSelect: () => create('post') },
              { label: 'Page, for the site', onSelect: () => create('page') },
            ]}
          />
        </Row>
        <SearchField size="small" label="Search pages..." value={typed} onValueChange={type} />
        <Tally>
          <Count role="status">{shown && list.data && place.status !== 'deleted' ? countOf(shown.length, list.data.length) : ''}</Count>
          {place.status === 'deleted' ? null : (
            <Button size="small" variant="plain" aria-pressed={selected !== null} onClick={() => setSelected(selected ? null : new Set())}>
              {selected ? 'Done selecting' : 'Select'}
            </Button>
          )}
          {place.page === null ? <ToPlanned href={`#${PLANNED}`}>Planned and open</ToPlanned> : null}
          {selected ? <BulkPages pages={chosen} onDone={() => setSelected(null)} /> : null}
        </Tally>
      </Tools>
      <Scrolled>
        {place.status === 'deleted' ? (
          <DeletedPages search={place.search} />
        ) : list.isError && !list.data ? (
          <Padded>
            <ErrorState title={CONTENT_MESSAGES.fetchPagesFailed} retrying={list.isFetching} onRetry={() => list.refetch()}>
              {problemSentence(list.error, 'The connection failed. Nothing was changed.')}
            </ErrorState>
          </Padded>
        ) : shown === undefined ? (
          <LoadingList />
        ) : shown.length === 0 ? (
          <Padded>
            <NoPages some={list.data !== undefined && list.data.length > 0} onShowAll={() => go({ status: 'all', search: '' })} />
          </Padded>
        ) : (
          <PageList pages={shown} selected={selected} onSelected={setSelected} />
        )}
        {place.status === 'deleted' ? null : <TextMatches search={place.search} />}
      </Scrolled>
    </Side>
  )
}

const LoadingList = () => (
  <LoadingArea label="Loading...">
    {['one', 'two', 'three', 'four', 'five', 'six'].map((row) => (
      <Skeleton key={row} shape="block" height="4.5rem" style={{ margin: 'var(--space-2) var(--space-4)' }} />
    ))}
  </LoadingArea>
)

function countOf(shown: number, total: number): string {
  const pages = `${total} page${total === 1 ? '' : 's'}`
  return shown === total ? pages : `${shown} of ${pages}`
}

const Side = styled.nav`
  position: sticky;
  top: 3.75rem;
  display: flex;
  flex-direction: column;
  align-self: start;
  height: calc(100dvh - 3.75rem);
  border-right: 1px solid var(--color-line);
  background: var(--color-surface);

  ${media.phone} {
    position: static;
    height: auto;
    border-right: 0;
  }
`

const Tools = styled.div`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
  border-bottom: 1px solid var(--color-line);

  ${media.coarse} {
    & :is(select, input[type='search']) {
      min-height: var(--control-target);
    }
  }
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  & > button {
    flex: 1 0 auto;
  }
`

const Tally = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;
  justify-content: space-between;
`

/** Always visible beside the list; below it on a phone. */
const ToPlanned = styled.a`
  display: none;

  ${media.phone} {
    display: inline-flex;
    align-items: center;
    min-height: var(--control-target);
    color: var(--color-steel);
    font-size: var(--text-small);
  }
`

const Filter = styled(SelectField)`
  flex: 1 1 8rem;
`

const Count = styled.p`
  min-height: 1lh;
  color: var(--color-ink-subtle);
  font-size: var(--text-tiny);
  font-variant-numeric: tabular-nums;
`

/** Pages first, then matches within them. */
const Scrolled = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
`

const Padded = styled.div`
  padding: var(--space-4);
`
