import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { Disclosure } from '@framewell/design-system/elements/disclosure/Disclosure'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import {
  changeWebhook,
  changeWebhookSecret,
  removeWebhook,
  replayWebhook,
  testWebhook,
  type WebhookEndpoint,
} from '@framewell/domain/webhooks/calls'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ShortTime } from '../lists/ShortTime'
import { SendAlert } from '../sending/SendAlert'
import { useSend } from '../sending/useSend'
import { useShell } from '../shell/useShell'
import { DeliveryLog } from './DeliveryLog'
import { ReplaySince } from './ReplaySince'
import { ShownSecret } from './ShownSecret'
import { WebhookForm } from './WebhookForm'
import { WEBHOOK_QUERIES } from './webhookQueries'

/** One endpoint: its events, its deliveries, and its actions. */
export const WebhookRecord = ({ endpoint, close }: { endpoint: WebhookEndpoint; close: () => void }) => {
  const { id, name, url, events, state, failingSince, reason } = endpoint
  const shell = useShell()
  const queryClient = useQueryClient()
  const options = (title: string) => ({
    onSent: () => shell.toast({ title, tone: 'success' as const }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: WEBHOOK_QUERIES }),
  })
  const test = useSend(testWebhook, options('Test message queued'))
  const change = useSend(changeWebhook, options('Webhook saved'))
  const secret = useSend(changeWebhookSecret, options('New secret made'))
  const replay = useSend(replayWebhook, options('Queued again'))
  const facts = { id, name, url, events }
  return (
    <Stack gap={5}>
      {state === 'disabled' ? (
        <Alert tone="bad" title="Disabled">
          {reason}. Have it go on once it answers again, then replay what it missed.
        </Alert>
      ) : failingSince ? (
        <Alert tone="warn" title="It fails">
          Nothing was delivered since <ShortTime iso={failingSince} />.
        </Alert>
      ) : null}
      <SendAlert failure={test.failure ?? change.failure ?? secret.failure ?? replay.failure} />
      {secret.answer ? <ShownSecret label="The new signing secret" secret={secret.answer.secret} /> : null}
      <Stack direction="row" gap={3}>
        <Button size="small" variant="primary" pending={test.busy} pendingText="Queueing..." onClick={() => void test.send({ id })}>
          Send test
        </Button>
        <Button
          size="small"
          pending={change.busy}
          pendingText="Saving..."
          onClick={() => void change.send({ ...facts, state: state === 'active' ? 'paused' : 'active' })}
        >
          {state === 'active' ? 'Pause' : 'Go on'}
        </Button>
        <Button size="small" pending={secret.busy} pendingText="Making..." onClick={() => void secret.send({ id, graceHours: 24 })}>
          New secret
        </Button>
        <RemoveWebhook endpoint={endpoint} onRemoved={close} />
      </Stack>
      <DeliveryLog endpoint={id} replaying={replay.busy} onReplay={(delivery) => void replay.send({ id, delivery })} />
      <ReplaySince busy={replay.busy} onReplay={(since) => void replay.send({ id, since })} />
      <Disclosure summary="Address and events">
        <WebhookForm
          values={{ name, url, events }}
          action="Save"
          busy={change.busy}
          failure={null}
          onSubmit={(next) => void change.send({ id, ...next, state: state === 'active' ? 'active' : 'paused' })}
        />
      </Disclosure>
    </Stack>
  )
}

const RemoveWebhook = ({ endpoint: { id, name }, onRemoved }: { endpoint: WebhookEndpoint; onRemoved: () => void }) => {
  const shell = useShell()
  const queryClient = useQueryClient()
  const [open, setOpen] = useState(false)
  const removing = useSend(removeWebhook, {
    onSent: () => {
      shell.toast({ title: 'Webhook removed', tone: 'success' })
      onRemoved()
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: WEBHOOK_QUERIES }),
  })
  return (
    <Dialog
      title={`Remove ${name}`}
      description="It hears nothing more, and its log goes with it."
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button size="small" variant="plain">
          Remove
        </Button>
      }
      footer={
        <Button variant="danger" pending={removing.busy} pendingText="Removing..." onClick={() => void removing.send({ id })}>
          Remove webhook
        </Button>
      }
    >
      <SendAlert failure={removing.failure} />
    </Dialog>
  )
}
