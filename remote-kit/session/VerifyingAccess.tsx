import { Spinner } from '@framewell/design-system/elements/spinner/Spinner'
import { CenteredPanel } from './CenteredPanel'

/** Shown while the guard checks who is signed in. */
export const VerifyingAccess = () => (
  <CenteredPanel>
    <Spinner size="base" />
    <p role="status">Verifying access...</p>
  </CenteredPanel>
)
