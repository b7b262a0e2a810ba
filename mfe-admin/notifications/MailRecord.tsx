import { Button } from '@framewell/design-system/elements/button/Button'
import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { MAIL_STATUS_LABELS, RETRIABLE } from '@framewell/domain/notifications/mailStates'
import { bounceMail, drawMail, type OutboxMail, retryMail } from '@framewell/domain/notifications/outboxCalls'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DASHBOARD_QUERIES } from '../accounts/adminQueries'
import { MailPreview } from './MailPreview'

const sheetOf = (id: string) => drawMail.path.replace('{id}', id)

/** A sent message, without the tokens of its links. A failed one can be sent again; bounces are shown. */
export const MailRecord = ({ mail, close }: { mail: OutboxMail; close: () => void }) => {
  const shell = useShell()
  const queryClient = useQueryClient()
  const [reason, setReason] = useState('')
  const options = (title: string) => ({
    onSent: () => {
      shell.toast({ title, tone: 'success' as const })
      close()
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: DASHBOARD_QUERIES }),
  })
  const retry = useSend(retryMail, options('Queued again'))
  const bounce = useSend(bounceMail, options('Noted as bounced'))
  return (
    <Stack gap={5}>
      <DescriptionList
        items={[
          { term: 'To', detail: mail.to },
          { term: 'State', detail: labelOf(MAIL_STATUS_LABELS, mail.status) },
          { term: 'Written', detail: <ShortTime iso={mail.at} /> },
          ...(mail.status === 'queued' && mail.sendAfter ? [{ term: 'Leaves', detail: <ShortTime iso={mail.sendAfter} /> }] : []),
          ...(mail.sentAt ? [{ term: 'Sent', detail: <ShortTime iso={mail.sentAt} /> }] : []),
          { term: 'Attempts', detail: mail.attempts },
          ...(mail.error ? [{ term: 'Reason', detail: mail.error }] : []),
        ]}
      />
      <SendAlert failure={retry.failure ?? bounce.failure} />
      {RETRIABLE.includes(mail.status) ? (
        <div>
          <Button variant="primary" pending={retry.busy} pendingText="Queueing..." onClick={() => void retry.send({ id: mail.id })}>
            Send again
          </Button>
        </div>
      ) : null}
      {mail.status === 'sent' ? (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void bounce.send({ id: mail.id, reason })
          }}
        >
          <Stack gap={3}>
            <TextField
              label="It came back because"
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              hint="What the returned mail says."
            />
            <div>
              <Button type="submit" size="small" pending={bounce.busy} pendingText="Noting...">
                Note as bounced
              </Button>
            </div>
          </Stack>
        </form>
      ) : null}
      <MailPreview subject={mail.subject} sheet={mail.html === null ? null : sheetOf(mail.id)} text={mail.text} />
    </Stack>
  )
}
