import { Tabs } from '@framewell/design-system/elements/tabs/Tabs'
import { media } from '@framewell/design-system/tokens/breakpoint'
import { styled } from 'styled-components'

/** The figures between a dashboard's header and its tabs. */
export const DashboardTop = styled.div`
  display: grid;
  gap: var(--space-4);
  width: 100%;
  max-width: 90rem;
  margin-inline: auto;
  padding: var(--space-6) var(--space-7);

  ${media.phone} {
    padding: var(--space-4);
  }
`

/** A dashboard's tabs, as wide as its header; their content has a maximum width. */
export const DashboardTabs = styled(Tabs)`
  & > [role='tablist'] {
    padding-inline: var(--space-6);
    background: var(--color-surface);
  }
  & > [role='tabpanel'] {
    width: 100%;
    max-width: 90rem;
    margin-inline: auto;
    padding: var(--space-6) var(--space-7) var(--space-16);
  }
  ${media.phone} {
    & > [role='tablist'] {
      padding-inline: var(--space-1);
    }
    & > [role='tabpanel'] {
      padding: var(--space-4);
    }
  }
`
