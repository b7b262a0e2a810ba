import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { KIND_LABELS } from '@framewell/domain/notifications/kinds'
import { STOPPABLE, stopNotifications } from '@framewell/domain/notifications/settingsCalls'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { AccountSheet } from '../accounts/AccountSheet'

const SETTINGS = <Button href="/notification-settings">Notification settings</Button>

/** The target of a mail's unsubscribe link: one click unsubscribes, without signing in. */
export const Unsubscribe = ({ account, kind: named, token }: { account: string; kind: string; token: string }) => {
  const { send, busy, failure, answer } = useSend(stopNotifications)
  const kind = STOPPABLE.find((one) => one === named)
  if (!kind)
    return (
      <AccountSheet title="This link is incomplete" lead="Copy the whole link from our email, or change your settings here.">
        {SETTINGS}
      </AccountSheet>
    )
  const which = kind === 'all' ? 'all notification mails' : `mails of the kind “${labelOf(KIND_LABELS, kind)}”`
  if (answer)
    return (
      <AccountSheet
        arrived
        title="These mails are stopped"
        lead={`We send you no more ${which.replace('all ', '')}. Nothing changes in the app.`}
      >
        {SETTINGS}
      </AccountSheet>
    )
  return (
    <AccountSheet title="Stop these mails?" lead={`You will get no more ${which.replace('all ', '')}.`}>
      <SendAlert failure={failure} />
      <Button variant="primary" pending={busy} pendingText="Stopping..." onClick={() => void send({ account, kind, token })}>
        Stop these mails
      </Button>
      <Alert tone="info">Messages about your account itself, such as a new password, are still sent.</Alert>
    </AccountSheet>
  )
}
