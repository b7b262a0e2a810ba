import { Button } from '@framewell/design-system/elements/button/Button'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { Section } from '@framewell/design-system/elements/layout/Section'
import { Link2Off } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SharedDraft } from './useSharedDraft'

interface DraftGateProps {
  draft: Pick<SharedDraft<Record<string, unknown>>, 'opened' | 'words'>
  /** Shown while the link is being opened. */
  waiting: ReactNode
  children: ReactNode
}

/** Shows a private link's loading, failed and unknown states, then the screen. */
export const DraftGate = ({ draft: { opened, words }, waiting, children }: DraftGateProps) => {
  if (opened.state === 'opening') return waiting
  if (opened.state === 'none') return children
  return (
    <Section space="tight">
      {opened.state === 'failed' ? (
        <ErrorState title={`The saved ${words.noun} could not be opened`} onRetry={opened.retry} retrying={opened.retrying}>
          Check your connection and try again. Nothing is lost: it is kept on the server.
        </ErrorState>
      ) : (
        <EmptyState
          icon={<Link2Off />}
          title={`This link does not open a saved ${words.noun}`}
          action={<Button onClick={opened.ignore}>Go to {words.screen}</Button>}
        >
          Check that the link is complete, or ask for it again.
        </EmptyState>
      )}
    </Section>
  )
}
