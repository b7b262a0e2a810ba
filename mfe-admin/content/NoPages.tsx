import { Button } from '@framewell/design-system/elements/button/Button'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'

/** An empty list: either nothing matches the filter, or there are no pages yet. */
export const NoPages = ({ some, onShowAll }: { some: boolean; onShowAll: () => void }) =>
  some ? (
    <EmptyState title="No page matches" action={<Button onClick={onShowAll}>Show all pages</Button>}>
      No title or address contains these words.
    </EmptyState>
  ) : (
    <EmptyState title="No pages yet">Add the first one: it starts as a draft that only editors see.</EmptyState>
  )
