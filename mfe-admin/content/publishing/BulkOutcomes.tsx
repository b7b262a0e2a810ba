import { Badge } from '@framewell/design-system/elements/badge/Badge'
import type { ContentPage } from '@framewell/domain/content/contentPage'
import type { BulkOutcome } from '@framewell/remote-kit/lists/bulkAction'
import { styled } from 'styled-components'

/** The result for each page: done, or refused with the reason. */
export const BulkOutcomes = ({ outcome: { done, refused }, done: words }: { outcome: BulkOutcome<ContentPage>; done: string }) => (
  <div role="status">
    <p>
      {done.length} of {done.length + refused.length} done.
    </p>
    <Outcomes>
      {refused.map(({ row, why }) => (
        <li key={row.id}>
          <strong>{row.title || 'Untitled'}</strong> <Badge tone="bad">Refused</Badge>
          <span>{why}</span>
        </li>
      ))}
      {done.map(({ id, title }) => (
        <li key={id}>
          <strong>{title || 'Untitled'}</strong> <Badge tone="ok">{words}</Badge>
        </li>
      ))}
    </Outcomes>
  </div>
)

const Outcomes = styled.ul`
  display: grid;
  gap: var(--space-3);
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;

  & span:last-child {
    display: block;
  }
  & span[data-tone] {
    display: inline-flex;
  }
`
