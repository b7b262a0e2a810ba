import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { CenteredPanel } from './CenteredPanel'

/** The guard could not find out who is signed in: it shows nothing and redirects nobody. */
export const AccessCheckFailed = ({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) => (
  <CenteredPanel>
    <ErrorState title="Your access could not be checked" retrying={retrying} onRetry={onRetry}>
      The sign-in service did not answer. You are still signed in if you were before.
    </ErrorState>
  </CenteredPanel>
)
