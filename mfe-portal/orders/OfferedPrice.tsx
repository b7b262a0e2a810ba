import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Text } from '@framewell/design-system/elements/text/Text'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { parseUsd } from '@framewell/domain/money/parseUsd'
import { usdWithCents } from '@framewell/domain/money/usd'
import { quoteJob } from '@framewell/domain/network/shopPriceCalls'
import { SHOP_PRICE_WORDS } from '@framewell/domain/network/shopPriceList'
import type { Order } from '@framewell/domain/orders/order'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { carriedWords, fundedWords } from './fundedWords'
import { ORDER_QUERIES } from './orderQueries'

/** What a shop is paid for an order and how much of that is funded; before it accepts, also a quote of its own. */
export const OfferedPrice = ({ order: { number, shopPrice, seenAs } }: { order: Order }) => {
  if (!shopPrice) return null
  const { cents, rule, fundedCents, quoteWaits, carriedBy } = shopPrice
  const isShop = seenAs === 'fabricator'
  return (
    <Stack gap={2}>
      {cents === null ? (
        <Text>
          {isShop
            ? 'No price is agreed for this order. Quote it, or propose a price list under My shop, Prices: you can accept it once Framewell has agreed.'
            : 'No price is agreed with the shop, or it is above the contract price. The shop quotes the order or proposes a price list.'}
        </Text>
      ) : (
        <Text>
          {isShop ? 'You are paid' : 'The shop is paid'} <strong>{usdWithCents(cents)}</strong>
          {rule ? `, ${labelOf(SHOP_PRICE_WORDS, rule)}. ` : '. '}
          {fundedWords(cents, fundedCents)}
        </Text>
      )}
      {carriedBy ? <Text>{carriedWords(carriedBy, isShop)}</Text> : null}
      {quoteWaits ? (
        <Text>
          {isShop
            ? 'Framewell is reviewing your quote for this order. Accept the order once it’s decided, or withdraw it under My shop, Prices.'
            : 'The shop’s quote for this order needs a decision under Shop prices.'}
        </Text>
      ) : null}
      {isShop ? (
        <div>
          <QuoteDialog number={number} asks={cents === null ? 'Quote this order' : 'Request a different price for this order'} />
        </div>
      ) : null}
    </Stack>
  )
}

const QuoteDialog = ({ number, asks }: { number: string; asks: string }) => {
  const { toast } = useShell()
  const queries = useQueryClient()
  const [open, setOpen] = useState(false)
  const [amount, setAmount] = useState('')
  const [note, setNote] = useState('')
  const [wrong, setWrong] = useState<Partial<Record<string, string>>>({})
  const sending = useSend(quoteJob, {
    words: { makes: 'quote' },
    form: {
      shows: (path) => path === 'cents' || path === 'note',
      mark: (path, message) => setWrong((known) => ({ ...known, [path]: message })),
    },
    onSent: () => {
      toast({ title: `Quote for ${number} sent`, tone: 'success' })
      setOpen(false)
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: ORDER_QUERIES }),
  })
  const send = () => {
    const cents = parseUsd(amount)
    const checked = quoteJob.input.safeParse({ order: number, cents, note })
    const refused = checked.success ? [] : checked.error.issues.map(({ path, message }) => [path.join('.'), message])
    setWrong({ ...Object.fromEntries(refused), ...(cents === null && { cents: 'Enter an amount like 1,234.50' }) })
    if (checked.success) void sending.send(checked.data)
  }
  return (
    <Dialog
      title={`Quote order ${number}`}
      description="Your total price for this order, before freight. You can accept the order once Framewell has decided; the time to accept keeps running."
      trigger={<Button size="small">{asks}</Button>}
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        sending.reset()
        setWrong({})
      }}
      footer={
        <Button variant="primary" pending={sending.busy} pendingText="Sending..." onClick={send}>
          Send the quote
        </Button>
      }
    >
      <Stack gap={4}>
        <TextField
          label="Your price"
          prefix="$"
          inputMode="decimal"
          value={amount}
          error={wrong.cents}
          onChange={({ currentTarget }) => setAmount(currentTarget.value)}
        />
        <TextField label="Why (optional)" value={note} error={wrong.note} onChange={({ currentTarget }) => setNote(currentTarget.value)} />
        {Object.keys(wrong).length > 0 ? null : <SendAlert title="Not sent" failure={sending.failure} />}
      </Stack>
    </Dialog>
  )
}
