import { Button } from '@framewell/design-system/elements/button/Button'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { Section } from '@framewell/design-system/elements/layout/Section'
import { Link2Off } from 'lucide-react'
import type { ReactNode } from 'react'
import { WizardSkeleton } from '../wizard/WizardSkeleton'
import type { ConfiguratorDraft } from './useConfiguratorDraft'

interface DraftGateProps {
  draft: Pick<ConfiguratorDraft<Record<string, unknown>>, 'opened'>
  children: ReactNode
}

/** While a private link is opened its waiting, failed and unknown states stand here, then the configurator. */
export const DraftGate = ({ draft: { opened }, children }: DraftGateProps) => {
  if (opened.state === 'opening') return <WizardSkeleton label="Opening the saved configuration" />
  if (opened.state === 'none') return children
  return (
    <Section space="tight">
      {opened.state === 'failed' ? (
        <ErrorState title="The saved configuration could not be opened" onRetry={opened.retry} retrying={opened.retrying}>
          Check your connection and try again. Nothing is lost: it is kept on the server.
        </ErrorState>
      ) : (
        <EmptyState
          icon={<Link2Off />}
          title="This link does not open a saved configuration"
          action={<Button onClick={opened.ignore}>Go to the configurator</Button>}
        >
          Check that the link is complete, or ask for it again.
        </EmptyState>
      )}
    </Section>
  )
}
