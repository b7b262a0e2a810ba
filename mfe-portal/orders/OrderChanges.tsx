import { Badge, type BadgeTone } from '@framewell/design-system/elements/badge/Badge'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Card } from '@framewell/design-system/elements/card/Card'
import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import type { Cents } from '@framewell/domain/money/cents'
import { absoluteCents } from '@framewell/domain/money/differences'
import { usd } from '@framewell/domain/money/usd'
import { declineOrderChange, downloadOrderChange, signOrderChange } from '@framewell/domain/orders/changeCalls'
import type { Order, OrderChange } from '@framewell/domain/orders/order'
import { useDownload } from '@framewell/remote-kit/files/useDownload'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { badgeOf } from '../payments/paymentWords'
import { ORDER_QUERIES } from './orderQueries'
import { ProposeChange } from './ProposeChange'
import { SignedText } from './SignedText'

const STATUS: Readonly<Record<OrderChange['status'], { readonly children: string; readonly tone: BadgeTone }>> = {
  proposed: { children: 'Awaiting signatures', tone: 'warn' },
  accepted: { children: 'Signed by both sides', tone: 'ok' },
  declined: { children: 'Declined', tone: 'neutral' },
  closed: { children: 'Closed without effect', tone: 'neutral' },
}

/** Change orders: the old and the new value of everything each changes, and its signatures. */
export const OrderChanges = ({ order }: { order: Order }) => {
  const mayPropose = order.may.includes('proposeChange')
  if (order.changes.length === 0 && !mayPropose) return null
  return (
    <Stack as="section" gap={4} align="stretch" aria-label="Change orders">
      <Heading level={3} size={5}>
        Change orders
      </Heading>
      {order.changes.map((change) => (
        <Change key={change.id} order={order} change={change} />
      ))}
      {mayPropose ? (
        <div>
          <ProposeChange order={order} />
        </div>
      ) : null}
    </Stack>
  )
}

const inWords = (differenceCents: Cents) =>
  differenceCents === 0 ? 'None' : `${differenceCents > 0 ? '+' : '−'}${usd(absoluteCents(differenceCents))}`

const Change = ({ order, change }: { order: Order; change: OrderChange }) => {
  const download = useDownload()
  const { id: changeId, number, status, title, reason, differenceCents, compared, lines } = change
  return (
    <Card>
      <Stack gap={4}>
        <Stack direction="row" gap={3} align="center">
          <strong>
            Change {number}: {title}
          </strong>
          <Badge {...badgeOf(STATUS, status)} />
        </Stack>
        <Text tone="muted">{reason}</Text>
        <DescriptionList
          variant="figures"
          items={[
            ...compared.map(({ label, before, after }) => ({ term: label, detail: `${before} → ${after}` })),
            ...lines.map(({ id, label, beforeCents, afterCents }) => ({
              key: id,
              term: label,
              detail: `${beforeCents === null ? 'not included' : usd(beforeCents)} → ${afterCents === null ? 'not included' : usd(afterCents)}`,
            })),
            { term: 'Difference in price', detail: inWords(differenceCents) },
            { term: 'Builder', detail: change.builderSignature ? `Signed by ${change.builderSignature.name}` : 'Not signed' },
            { term: 'Framewell', detail: change.houseSignature ? `Signed by ${change.houseSignature.name}` : 'Not signed' },
          ]}
        />
        <Stack direction="row" gap={3}>
          {status === 'proposed' && awaitsSignatureOf(order, change) ? <SignChange order={order} change={change} /> : null}
          {status === 'proposed' && order.seenAs !== 'fabricator' ? <DeclineChange orderId={order.number} changeId={changeId} /> : null}
          {order.seenAs === 'fabricator' ? null : (
            <Button
              size="small"
              variant="plain"
              aria-label={`PDF of change ${number}`}
              onClick={() =>
                void download(downloadOrderChange, { orderId: order.number, changeId }, `${order.number}-change-${number}.pdf`)
              }
            >
              PDF
            </Button>
          )}
        </Stack>
      </Stack>
    </Card>
  )
}

/** Whether the viewer's side has yet to sign. */
function awaitsSignatureOf({ seenAs }: Order, { builderSignature, houseSignature }: OrderChange): boolean {
  return (seenAs === 'builder' && builderSignature === null) || (seenAs === 'operator' && houseSignature === null)
}

const SignChange = ({ order, change }: { order: Order; change: OrderChange }) => {
  const [open, setOpen] = useState(false)
  const { toast } = useShell()
  const queries = useQueryClient()
  return (
    <Dialog
      size="wide"
      title={`Sign change ${change.number}`}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button size="small" variant="primary">
          Read and sign
        </Button>
      }
    >
      <SignedText
        paragraphs={change.text.paragraphs}
        action="Sign change"
        nameField="name"
        sign={(api, signer, how) =>
          api(signOrderChange, { orderId: order.number, changeId: change.id, ...signer, textHash: change.text.textHash }, how)
        }
        onSigned={() => {
          toast({ title: 'Change signed', tone: 'success' })
          setOpen(false)
        }}
        onSettled={() => void queries.invalidateQueries({ queryKey: ORDER_QUERIES })}
      />
    </Dialog>
  )
}

const DeclineChange = ({ orderId, changeId }: { orderId: string; changeId: string }) => {
  const queries = useQueryClient()
  const declining = useSend(declineOrderChange, {
    onSettled: () => void queries.invalidateQueries({ queryKey: ORDER_QUERIES }),
  })
  return (
    <>
      <Button size="small" pending={declining.busy} pendingText="Declining..." onClick={() => void declining.send({ orderId, changeId })}>
        Decline
      </Button>
      <SendAlert title="Not declined" failure={declining.failure} />
    </>
  )
}
