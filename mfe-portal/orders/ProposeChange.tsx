import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Text } from '@framewell/design-system/elements/text/Text'
import { TextArea } from '@framewell/design-system/elements/text-area/TextArea'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { proposeOrderChange } from '@framewell/domain/orders/changeCalls'
import type { Order } from '@framewell/domain/orders/order'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ORDER_QUERIES } from './orderQueries'

/** Proposes a change order before fabrication: another date, or the next revision of its quote. */
export const ProposeChange = ({ order }: { order: Order }) => {
  const [open, setOpen] = useState(false)
  return (
    <Dialog
      title="Propose a change"
      description="You see the difference in price, steel and weeks before anyone signs."
      open={open}
      onOpenChange={setOpen}
      trigger={<Button>Propose a change</Button>}
    >
      <Proposing order={order} onDone={() => setOpen(false)} />
    </Dialog>
  )
}

const FIELDS = ['reason', 'deliverBy', 'source'] as const

const Proposing = ({ order, onDone }: { order: Order; onDone: () => void }) => {
  const { toast } = useShell()
  const queries = useQueryClient()
  const [typed, setTyped] = useState({ deliverBy: order.deliverBy, quote: '', reason: '' })
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const proposing = useSend(proposeOrderChange, {
    words: { makes: 'change' },
    form: {
      shows: (path) => FIELDS.some((field) => path.startsWith(field)),
      mark: (path, message) => setRefused((now) => ({ ...now, [path.split('.')[0] ?? path]: message })),
    },
    onSent: () => {
      toast({ title: 'Change proposed', description: 'Read and sign it below the order.', tone: 'success' })
      onDone()
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: ORDER_QUERIES }),
  })
  const link = quoteLinkIn(typed.quote)
  const send = () => {
    setRefused({})
    if (typed.quote.trim() && !link) return setRefused({ source: 'Paste the whole private link of a quote' })
    void proposing.send({
      orderId: order.number,
      reason: typed.reason,
      ...(typed.deliverBy !== order.deliverBy && typed.deliverBy ? { deliverBy: typed.deliverBy } : {}),
      ...(link ? { source: { kind: 'quote' as const, ...link } } : {}),
    })
  }
  return (
    <form
      noValidate
      aria-label="Propose a change"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Stack gap={4}>
        <TextField
          label="Needed by"
          type="date"
          value={typed.deliverBy}
          error={refused.deliverBy}
          onChange={(event) => setTyped({ ...typed, deliverBy: event.currentTarget.value })}
        />
        <TextField
          label="Replacement quote"
          optional
          hint="The private link of the quote to order instead, for example the next revision"
          value={typed.quote}
          error={refused.source}
          onChange={(event) => setTyped({ ...typed, quote: event.currentTarget.value })}
        />
        <TextArea
          label="Why"
          rows={3}
          value={typed.reason}
          error={refused.reason}
          onChange={(event) => setTyped({ ...typed, reason: event.currentTarget.value })}
        />
        <SendAlert title="Not proposed" failure={proposing.failure} />
        <Text size="small" tone="muted">
          Nothing changes until both sides have signed.
        </Text>
        <Button type="submit" variant="primary" pending={proposing.busy} pendingText="Computing the difference...">
          Show the difference
        </Button>
      </Stack>
    </form>
  )
}

/** Id and token of a quote's pasted private link; null for anything else. */
function quoteLinkIn(text: string): { readonly id: string; readonly token: string } | null {
  if (!text.trim()) return null
  try {
    const { searchParams, hash } = new URL(text.trim(), location.origin)
    const id = searchParams.get('id')
    const token = new URLSearchParams(hash.slice(1)).get('token') ?? searchParams.get('token')
    return id && token ? { id, token } : null
  } catch {
    return null
  }
}
