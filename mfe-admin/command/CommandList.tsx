import { SearchField } from '@framewell/design-system/elements/search-field/SearchField'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import type { Found } from '@framewell/domain/insights/dashboardCalls'
import { SEARCH_MATCHES, searchEverything } from '@framewell/domain/insights/dashboardCalls'
import { retryUnlessRefused } from '@framewell/remote-kit/reading/retryUnlessRefused'
import { SIGNED_IN_QUERIES } from '@framewell/remote-kit/session/sessionQuery'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useState } from 'react'
import { styled } from 'styled-components'
import { actionMatch, matchingActions } from './actions'

const KIND_WORDS: Readonly<Record<Found['kind'], string>> = {
  builder: 'Builder',
  order: 'Order',
  invoice: 'Invoice',
  payout: 'Payout',
  movement: 'Bank movement',
  quote: 'Quote',
  application: 'Application',
  fabricator: 'Fabricator',
  partner: 'Partner',
  page: 'Page',
  account: 'Account',
}
const MANY: Readonly<Record<Found['kind'], string>> = {
  builder: 'builders',
  order: 'orders',
  invoice: 'invoices',
  payout: 'payouts',
  movement: 'bank movements',
  quote: 'quotes',
  application: 'applications',
  fabricator: 'fabricators',
  partner: 'partners',
  page: 'pages',
  account: 'accounts',
}
/** Minimum number of characters for a server search. */
const ENOUGH = 2

interface Entry {
  readonly id: string
  readonly kind: string
  readonly title: string
  readonly detail: string
  readonly href: string
  readonly match: Found['match']
}

type Results = CallOutput<typeof searchEverything>
const NOTHING: Results = { found: [], cut: [] }

/**
 * The search box and its results, the best matches first: a combobox whose list is always open and whose focus stays in the box. Nothing is
 * chosen while the words are only inside other words, so that Enter opens nothing else than what was typed.
 */
export const CommandList = ({ onLeave }: { onLeave: () => void }) => {
  const { navigate } = useShell()
  const api = useGuardedCall()
  const listId = useId()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<number | null>(null)
  const [entered, setEntered] = useState(false)
  const words = useDeferredValue(text.trim())
  const search = useQuery({
    queryKey: [...SIGNED_IN_QUERIES, 'search', words],
    queryFn: ({ signal }) => api(searchEverything, { text: words }, { signal }),
    enabled: words.length >= ENOUGH,
    placeholderData: keepPreviousData,
    retry: retryUnlessRefused,
  })
  const { found, cut } = (words.length >= ENOUGH ? search.data : undefined) ?? NOTHING
  const entries: readonly Entry[] = [
    ...found.map((row) => ({ ...row, id: `${row.kind}-${row.id}`, kind: KIND_WORDS[row.kind] })),
    ...matchingActions(words).map((action) => ({ ...action, kind: 'Go to', match: actionMatch(action, words) })),
  ].sort((a, b) => SEARCH_MATCHES.indexOf(a.match) - SEARCH_MATCHES.indexOf(b.match))
  const first = entries[0] && entries[0].match !== 'part' ? 0 : -1
  const at = Math.min(chosen ?? first, entries.length - 1)
  const open = ({ href }: Entry) => {
    onLeave()
    // The panel is outside this application.
    if (href.startsWith('/cms')) location.assign(href)
    else navigate(href)
  }
  const settled = words === text.trim() && !search.isFetching
  // Enter pressed while the records are still searched opens what they turn out to be.
  useEffect(() => {
    if (!entered || !settled) return
    setEntered(false)
    const found = entries[at]
    if (found) open(found)
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const current = entries[at]
    if (step !== 0) setChosen(at < 0 && step < 0 ? entries.length - 1 : (at + step + entries.length) % Math.max(1, entries.length))
    else if (event.key === 'Enter' && !settled && chosen === null) setEntered(true)
    else if (event.key === 'Enter' && current) open(current)
    else return
    event.preventDefault()
  }
  const status = search.isError
    ? 'The records could not be searched. Places are still listed.'
    : search.isFetching
      ? 'Searching...'
      : `${entries.length} ${entries.length === 1 ? 'result' : 'results'}${at < 0 && entries.length > 0 ? ', none begins with these words: choose one with the arrows' : ''}${cutWords(found, cut)}`
  return (
    <Frame onKeyDown={onKeyDown}>
      <SearchField
        label="Find people, orders, invoices, amounts, ZIP codes, phone numbers, pages and places"
        value={text}
        onValueChange={(value) => {
          setText(value)
          setChosen(null)
          setEntered(false)
        }}
        role="combobox"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={entries[at] ? `${listId}-${at}` : undefined}
        autoComplete="off"
      />
      <p role="status">{status}</p>
      <List role="listbox" id={listId} aria-label="Results">
        {entries.map((entry, index) => (
          // The box handles the keyboard; nothing here takes focus.
          <button
            type="button"
            key={entry.id}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            ref={index === at ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
            onClick={() => open(entry)}
            onPointerMove={() => setChosen(index)}
          >
            <strong>{entry.title}</strong>
            <small>
              {entry.kind} · {entry.detail}
            </small>
          </button>
        ))}
      </List>
    </Frame>
  )
}

/** Which kinds have more than are listed. */
function cutWords(found: readonly Found[], cut: Results['cut']): string {
  if (cut.length === 0) return ''
  const parts = cut.map(({ kind, count }) => `${found.filter((row) => row.kind === kind).length} of ${count} ${MANY[kind]}`)
  return `. Only ${new Intl.ListFormat('en-US').format(parts)}: type more to see the others`
}

const Frame = styled.div`
  display: grid;
  gap: var(--space-3);

  & > p {
    color: var(--color-ink-subtle);
    font-size: var(--text-small);
  }
`

const List = styled.div`
  max-height: min(24rem, 50vh);
  overflow-y: auto;

  & > button {
    display: grid;
    width: 100%;
    padding: var(--space-2) var(--space-3);
    border: 0;
    border-radius: var(--radius-small);
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  & > button[aria-selected='true'] {
    background: var(--color-steel-tint);
  }
  & small {
    color: var(--color-ink-muted);
  }
`
