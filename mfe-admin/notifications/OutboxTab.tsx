import { Badge, type BadgeTone } from '@framewell/design-system/elements/badge/Badge'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { MAIL_CHANNELS, MAIL_STATUS_LABELS, MAIL_STATUSES, type MailStatus, RETRIABLE } from '@framewell/domain/notifications/mailStates'
import { listMails, type OutboxMail, retryMail } from '@framewell/domain/notifications/outboxCalls'
import type { BulkAction } from '@framewell/remote-kit/lists/bulkAction'
import { type ListColumn, ListScreen } from '@framewell/remote-kit/lists/ListScreen'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { DASHBOARD_QUERIES } from '../accounts/adminQueries'
import { MailRecord } from './MailRecord'

const CHANNEL_LABELS: Readonly<Record<(typeof MAIL_CHANNELS)[number], string>> = { mail: 'Mail', sms: 'Text message' }
const TONES: Readonly<Record<MailStatus, BadgeTone>> = {
  queued: 'info',
  sending: 'info',
  sent: 'ok',
  bounced: 'bad',
  failed: 'bad',
  outbox: 'neutral',
}

const columns: readonly ListColumn<OutboxMail>[] = [
  { id: 'at', header: 'Time', sortable: true, cell: ({ at }) => <ShortTime iso={at} />, csv: ({ at }) => at },
  { id: 'subject', header: 'Subject', fixed: true, onPhone: 'title', cell: ({ subject }) => subject, csv: ({ subject }) => subject },
  { id: 'to', header: 'To', sortable: true, cell: ({ to }) => to, csv: ({ to }) => to },
  {
    id: 'status',
    header: 'State',
    sortable: true,
    cell: ({ status, sendAfter }) => (
      <>
        <Badge tone={TONES[status]}>{labelOf(MAIL_STATUS_LABELS, status)}</Badge>
        {status === 'queued' && sendAfter ? (
          <small>
            not before <ShortTime iso={sendAfter} />
          </small>
        ) : null}
      </>
    ),
    csv: ({ status }) => labelOf(MAIL_STATUS_LABELS, status),
  },
  { id: 'attempts', header: 'Attempts', onPhone: 'hidden', cell: ({ attempts }) => attempts, csv: ({ attempts }) => attempts },
]

const bulk: readonly BulkAction<OutboxMail>[] = [
  {
    label: 'Send again',
    title: 'Send the selected messages again',
    description: 'Those that failed, bounced or stayed in the outbox are queued. Delivered ones are skipped.',
    done: 'queued again',
    final: 'Sent messages cannot be recalled.',
    withoutReason: true,
    fits: ({ status }) => RETRIABLE.includes(status),
    run: (api, { id }, _reason, how) => api(retryMail, { id }, how),
  },
]

/** Messages the product has sent, with their delivery status. */
export const OutboxTab = () => (
  <ListScreen
    noun="message"
    topic="mails"
    caption="Mails and text messages, newest first"
    call={listMails}
    columns={columns}
    filters={[
      {
        name: 'status',
        label: 'State',
        all: 'Any state',
        options: optionsOf(MAIL_STATUSES, MAIL_STATUS_LABELS),
      },
      { name: 'channel', label: 'Channel', all: 'All', options: optionsOf(MAIL_CHANNELS, CHANNEL_LABELS) },
    ]}
    searchLabel="Search recipient or subject"
    queries={DASHBOARD_QUERIES}
    empty={{ title: 'No messages yet', text: 'Every mail and text message appears here with its state.' }}
    nameOf={({ subject, to }) => `${subject} to ${to}`}
    bulk={bulk}
    opened={{ title: 'Message', wide: true, show: (mail, close) => <MailRecord mail={mail} close={close} /> }}
  />
)
