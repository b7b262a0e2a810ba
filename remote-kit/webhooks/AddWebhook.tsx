import { Button } from '@framewell/design-system/elements/button/Button'
import { Drawer } from '@framewell/design-system/elements/drawer/Drawer'
import { addWebhook } from '@framewell/domain/webhooks/calls'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSend } from '../sending/useSend'
import { ShownSecret } from './ShownSecret'
import { WebhookForm } from './WebhookForm'
import { WEBHOOK_QUERIES } from './webhookQueries'

/** Adds an endpoint beside the list; its signing secret is shown once. */
export const AddWebhook = () => {
  const [open, setOpen] = useState(false)
  const queryClient = useQueryClient()
  const adding = useSend(addWebhook, { onSettled: () => void queryClient.invalidateQueries({ queryKey: WEBHOOK_QUERIES }) })
  const secret = adding.answer?.secret
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        Add webhook
      </Button>
      <Drawer
        title={secret ? 'The signing secret' : 'Add a webhook'}
        open={open}
        onOpenChange={(next) => {
          setOpen(next)
          if (!next) adding.reset()
        }}
      >
        {secret ? (
          <ShownSecret label="Signing secret" secret={secret} />
        ) : (
          <WebhookForm
            values={{ name: '', url: '', events: [] }}
            action="Add webhook"
            busy={adding.busy}
            failure={adding.failure}
            onSubmit={(facts) => void adding.send(facts)}
          />
        )}
      </Drawer>
    </>
  )
}
