import { Button } from '@framewell/design-system/elements/button/Button'
import { Disclosure } from '@framewell/design-system/elements/disclosure/Disclosure'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { SearchField } from '@framewell/design-system/elements/search-field/SearchField'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { Table } from '@framewell/design-system/elements/table/Table'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { figure } from '@framewell/domain/numbers/figure'
import type { ReviewMember } from '@framewell/domain/orders/engineering/reviewCalls'
import { MEMBER_RESULTS } from '@framewell/domain/structure/memberRows'
import { useTypedText } from '@framewell/remote-kit/lists/useTypedText'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'
import { reviewMembersQuery } from '../orderQueries'

const RESULTS = ['all', ...MEMBER_RESULTS] as const
type Result = (typeof RESULTS)[number]
const RESULT_WORDS: Readonly<Record<Result, string>> = {
  all: 'All members',
  overloaded: 'Overloaded',
  'not computed': 'Not computed',
  'carries its loads': 'Carries its loads',
}
const isResult = (value: string): value is Result => RESULTS.some((result) => result === value)

interface ReviewMembersProps {
  number: string
  /** Begins a question about a member; null for those who don't ask. */
  onAsk: ((member: string) => void) | null
}

/**
 * A row per member with its verdict, overloaded ones first. Not a ListScreen: the address holds the order, and the list is a part of its
 * review.
 */
export const ReviewMembers = (props: ReviewMembersProps) => {
  const [open, setOpen] = useState(false)
  return (
    <Disclosure wide summary="Every member with its verdict" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      {open ? <Members {...props} /> : null}
    </Disclosure>
  )
}

const Members = ({ number, onAsk }: ReviewMembersProps) => {
  const [result, setResult] = useState<Result>('all')
  const [search, setSearch] = useState('')
  const [typed, setTyped] = useTypedText(search, setSearch)
  const read = useInfiniteQuery(reviewMembersQuery(useGuardedCall(), { orderId: number, result, search }))
  const { data, isError, error, isPending, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = read
  const total = data?.pages[0]?.total ?? 0
  return (
    <Stack gap={3}>
      <Stack direction="row" gap={3} align="end">
        <SearchField size="small" label="Search mark" value={typed} onValueChange={setTyped} />
        <SelectField
          label="Result"
          options={optionsOf(RESULTS, (each) => RESULT_WORDS[each])}
          value={result}
          onChange={({ target: { value } }) => setResult(isResult(value) ? value : 'all')}
        />
        <span role="status">{data ? `${figure(total)} ${total === 1 ? 'member' : 'members'}` : null}</span>
      </Stack>
      {isError && !data ? (
        <ErrorState title="The members could not be loaded" retrying={isFetching} onRetry={() => refetch()}>
          {problemSentence(error, 'The connection failed. Nothing was changed.')}
        </ErrorState>
      ) : (
        <Table<ReviewMember>
          caption="Members of this frame"
          loading={isPending}
          rows={data?.pages.flatMap((page) => page.data) ?? []}
          rowKey={({ id }) => id}
          notice={<EmptyState title="No member matches">Search for another mark or choose another result.</EmptyState>}
          columns={[
            { id: 'mark', header: 'Mark', width: '6rem', onPhone: 'title', cell: ({ id }) => <Mark>{id}</Mark> },
            { id: 'role', header: 'Member', cell: ({ role }) => role.replaceAll('-', ' ') },
            { id: 'result', header: 'Result', cell: ({ result: each }) => RESULT_WORDS[each] },
            { id: 'check', header: 'Check', cell: ({ words }) => words },
            ...(onAsk
              ? [
                  {
                    id: 'ask',
                    header: 'Question',
                    cell: ({ id }: ReviewMember) => (
                      <Button size="small" variant="plain" aria-label={`Ask about ${id}`} onClick={() => onAsk(id)}>
                        Ask
                      </Button>
                    ),
                  },
                ]
              : []),
          ]}
        />
      )}
      {hasNextPage ? (
        <div>
          <Button size="small" pending={isFetchingNextPage} pendingText="Loading..." onClick={() => fetchNextPage()}>
            Show more
          </Button>
        </div>
      ) : null}
    </Stack>
  )
}

const Mark = styled.span`
  white-space: nowrap;
`
