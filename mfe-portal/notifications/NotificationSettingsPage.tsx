import { Button } from '@framewell/design-system/elements/button/Button'
import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { Section } from '@framewell/design-system/elements/layout/Section'
import { ROLES } from '@framewell/domain/accounts/roles'
import { SessionGuard } from '@framewell/remote-kit/session/SessionGuard'
import { useSearchParams } from 'react-router-dom'
import { AccountSkeleton } from '../accounts/AccountSkeleton'
import { signInPathFor } from '../accounts/accountPaths'
import { useFragmentToken } from '../accounts/useFragmentToken'
import { NotificationSettings } from './NotificationSettings'
import { Unsubscribe } from './Unsubscribe'
import { useSettings } from './useSettings'
import { VerifyAddress } from './VerifyAddress'

/** /notification-settings: the user's own settings, and the target of links in mails, which need no sign-in. */
export const NotificationSettingsPage = () => {
  const [query] = useSearchParams()
  const token = useFragmentToken()
  const [verify, stop, account] = [query.get('verify'), query.get('stop'), query.get('account')]
  if (token !== null && verify !== null) return <VerifyAddress account={verify} token={token} />
  if (token !== null && stop !== null && account !== null) return <Unsubscribe account={account} kind={stop} token={token} />
  return (
    <SessionGuard roles={ROLES} signInPath={signInPathFor} refused={() => <Button href="/">Back to home</Button>}>
      <Own />
    </SessionGuard>
  )
}

const Own = () => {
  const settings = useSettings()
  if (settings.query.data) return <NotificationSettings {...settings.query.data} change={settings.change} />
  if (!settings.query.error) return <AccountSkeleton />
  return (
    <Section space="tight">
      <ErrorState title="Your settings could not be loaded" onRetry={() => settings.query.refetch()} retrying={settings.query.isFetching}>
        They have not changed. Please try again in a moment.
      </ErrorState>
    </Section>
  )
}
