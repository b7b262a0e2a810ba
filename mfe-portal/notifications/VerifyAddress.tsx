import { Button } from '@framewell/design-system/elements/button/Button'
import { verifyNotificationEmail } from '@framewell/domain/notifications/settingsCalls'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { AccountSheet } from '../accounts/AccountSheet'

/** The target of the link sent to another address. A click verifies it, because mail programs open links automatically. */
export const VerifyAddress = ({ account, token }: { account: string; token: string }) => {
  const { send, busy, failure, answer } = useSend(verifyNotificationEmail)
  if (answer)
    return (
      <AccountSheet arrived title="Your address is verified" lead={`Notifications go to ${answer.email} from now on.`}>
        <Button href="/notification-settings">Notification settings</Button>
      </AccountSheet>
    )
  return (
    <AccountSheet title="Verify your address" lead="Your notifications will come to the address that this link was mailed to.">
      <SendAlert failure={failure} />
      <Button variant="primary" pending={busy} pendingText="Verifying..." onClick={() => void send({ account, token })}>
        Verify this address
      </Button>
    </AccountSheet>
  )
}
