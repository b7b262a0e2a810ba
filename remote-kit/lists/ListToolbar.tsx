import { Button } from '@framewell/design-system/elements/button/Button'
import { SearchField } from '@framewell/design-system/elements/search-field/SearchField'
import { media } from '@framewell/design-system/tokens/breakpoint'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useTypedText } from './useTypedText'

interface ListToolbarProps {
  label: string
  /** Says what the search covers. */
  searchLabel: string
  search: string
  /** Called when typing pauses. */
  onSearch: (text: string) => void
  /** How much of the list is shown; null while loading. */
  count: string | null
  onExport: () => void
  exporting: boolean
  nothingToExport: boolean
  /** The list's filters. */
  children: ReactNode
}

/** Search, filters, the shown range, export. */
export const ListToolbar = ({
  label,
  searchLabel,
  search,
  onSearch,
  count,
  onExport,
  exporting,
  nothingToExport,
  children,
}: ListToolbarProps) => {
  const [typed, setTyped] = useTypedText(search, onSearch)
  return (
    <Bar role="search" aria-label={label}>
      <Search size="small" label={searchLabel} value={typed} onValueChange={setTyped} />
      {children}
      <Count role="status">{count}</Count>
      <Download
        size="small"
        pending={exporting}
        pendingText="Exporting..."
        disabledReason={nothingToExport ? 'There is nothing to export' : null}
        onClick={onExport}
      >
        Export CSV
      </Download>
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: center;
`

const Search = styled(SearchField)`
  flex: 1 1 12rem;
  /* What is searched is read whole. */
  max-width: 25rem;

  ${media.phone} {
    flex: 1 0 100%;
    max-width: none;
  }
`

const Download = styled(Button)`
  ${media.phone} {
    margin-inline-start: auto;
  }
`

const Count = styled.p`
  margin-inline-start: auto;
  color: var(--color-ink-subtle);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;

  /* Keeps its line until the list is known. */
  &:empty::before {
    content: '\\200b';
  }
  ${media.phone} {
    flex: 1 0 100%;
    order: 1;
  }
`
