import { Checkbox } from '@framewell/design-system/elements/checkbox/Checkbox'
import type { ContentPage } from '@framewell/domain/content/contentPage'
import { styled } from 'styled-components'
import { PageListItem } from './PageListItem'
import { useContentPlace } from './useContentPlace'

interface PageListProps {
  pages: readonly ContentPage[]
  /** Ids of the selected pages; null when selection mode is off. */
  selected: ReadonlySet<string> | null
  onSelected: (selected: ReadonlySet<string>) => void
}

/** The pages of the list, each with a checkbox in selection mode. */
export const PageList = ({ pages, selected, onSelected }: PageListProps) => {
  const { place, hrefOf, go } = useContentPlace()
  return (
    <List>
      {pages.map((page) => (
        <Entry key={page.id}>
          {selected ? (
            <Checkbox
              hideLabel
              label={`Select ${page.title || 'Untitled'}`}
              checked={selected.has(page.id)}
              onChange={() => onSelected(toggled(selected, page.id))}
            />
          ) : null}
          <PageListItem
            page={page}
            selected={page.id === place.page}
            href={hrefOf({ page: page.id })}
            onSelect={() => go({ page: page.id })}
          />
        </Entry>
      ))}
    </List>
  )
}

function toggled(selected: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set(selected.has(id) ? [...selected].filter((other) => other !== id) : [...selected, id])
}

const List = styled.ul`
  padding: 0;
  list-style: none;
`

/** A page with its selection checkbox. */
const Entry = styled.li`
  display: flex;
  align-items: center;

  & > :first-child:not(:last-child) {
    padding-inline-start: var(--space-3);
  }
  & > :last-child {
    flex: 1;
    min-width: 0;
  }
`
