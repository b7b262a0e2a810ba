import { Button } from '@framewell/design-system/elements/button/Button'
import { media } from '@framewell/design-system/tokens/breakpoint'
import type { Link } from '@framewell/domain/content/sectionMembers'
import { Fragment } from 'react'
import { styled } from 'styled-components'

/** A section's closing links, as buttons. */
export const Actions = ({ actions, size = 'base' }: { actions: readonly Link[]; size?: 'base' | 'small' }) =>
  actions.length === 0 ? null : (
    <ActionRow data-actions>
      {actions.map((action) =>
        action.style === 'primary' && APPLYING.includes(action.href) ? (
          <Fragment key={action.href + action.label}>
            <Button data-for="applicants" href={action.href} variant="primary" size={size}>
              {action.label}
            </Button>
            <Button data-for="approved" href="/place-order" variant="primary" size={size}>
              Order a Kit
            </Button>
          </Fragment>
        ) : (
          <Button key={action.href + action.label} href={action.href} variant={action.style} size={size}>
            {action.label}
          </Button>
        ),
      )}
    </ActionRow>
  )

/** Where a main button leads to the credit application: an approved builder sees ordering in its place (see markSignedIn, baseStyle). */
const APPLYING = ['#pre-qualify', '/qualification']

/** A row of buttons below the content they belong to. */
export const ActionRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);

  /* A leading plain link aligns with the text above it. */
  & > [data-variant='plain']:first-child {
    margin-inline-start: calc(-1 * var(--space-3));
  }
  * + & {
    margin-top: var(--space-8);
  }
  ${media.phone} {
    * + & {
      margin-top: var(--space-5);
    }
    & > [data-variant='plain'] {
      margin-inline-start: calc(-1 * var(--space-3));
    }
  }
  /* Two links of usual length fit side by side on a phone. */
  ${media.handset} {
    gap: var(--space-1) var(--space-2);

    * + & {
      margin-top: var(--space-4);
    }
    * + &:not(:has(> :not([data-variant='plain']))) {
      margin-block: var(--space-1) calc(-1 * var(--space-2));
    }

    & > [data-variant] {
      padding-inline: var(--space-3);
      font-size: var(--text-compact);
    }
    & > [data-variant='plain'],
    & > [data-variant='plain']:first-child {
      margin-inline-start: calc(-1 * var(--space-2));
      padding-inline: var(--space-2);
      font-size: var(--text-small);
    }
  }
  @media print {
    display: none;
  }
`
