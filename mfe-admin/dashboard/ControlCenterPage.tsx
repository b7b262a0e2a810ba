import { Tabs } from '@framewell/design-system/elements/tabs/Tabs'
import { media } from '@framewell/design-system/tokens/breakpoint'
import { styled } from 'styled-components'
import { ApplicationsTab } from '../credit/ApplicationsTab'
import { ControlCenterHeader } from './ControlCenterHeader'

/** /admin-dashboard: the operators' control center. A tab is listed once it works. */
export const ControlCenterPage = () => (
  <Page>
    <ControlCenterHeader />
    <Sections label="Control center" tabs={[{ value: 'applications', label: 'Applications', content: <ApplicationsTab /> }]} />
  </Page>
)

/** One box: the header sticks within it, and a wide table scrolls instead of widening it. */
const Page = styled.div`
  min-width: 0;
`

const Sections = styled(Tabs)`
  & > [role='tablist'] {
    padding-inline: var(--space-6);
    background: var(--color-surface);
  }
  & > [role='tabpanel'] {
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
