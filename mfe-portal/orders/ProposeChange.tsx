import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { FieldGroup } from '@framewell/design-system/elements/field-group/FieldGroup'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Text } from '@framewell/design-system/elements/text/Text'
import { TextArea } from '@framewell/design-system/elements/text-area/TextArea'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import { type getChangeChoices, proposeOrderChange } from '@framewell/domain/orders/changeCalls'
import type { Order } from '@framewell/domain/orders/order'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { NeededByField, ZipField } from '@framewell/remote-kit/site/SiteFields'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ChangeFields } from './ChangeFields'
import { changedMembers, startOfChange } from './changedMembers'
import { changeChoicesQuery, ORDER_QUERIES } from './orderQueries'

/** Proposes a change order before fabrication: other options, another quote, another site, another date. */
export const ProposeChange = ({ order }: { order: Order }) => {
  const [open, setOpen] = useState(false)
  return (
    <Dialog
      size="wide"
      title="Propose a change"
      description="Change what you need. You see the old and the new value of everything it affects before anyone signs."
      open={open}
      onOpenChange={setOpen}
      trigger={<Button>Propose a change</Button>}
    >
      <Choices order={order} onDone={() => setOpen(false)} />
    </Dialog>
  )
}

const Choices = ({ order, onDone }: { order: Order; onDone: () => void }) => {
  const read = useQuery(changeChoicesQuery(useGuardedCall(), order.number))
  return (
    <Reading read={read} loading="Loading the options..." failure="The options of this order could not be loaded.">
      {(offered) => <Proposing order={order} offered={offered} onDone={onDone} />}
    </Reading>
  )
}

const FIELDS: readonly string[] = ['source', 'siteAddress', 'siteZip', 'deliverBy', 'reason']
const isShown = (path: string) => FIELDS.includes(path) || path.startsWith('choices.')

interface ProposingProps {
  order: Order
  offered: CallOutput<typeof getChangeChoices>
  onDone: () => void
}

const Proposing = ({ order, offered, onDone }: ProposingProps) => {
  const { toast } = useShell()
  const queries = useQueryClient()
  const start = startOfChange(order, offered.fields)
  const [typed, setTyped] = useState(start)
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const proposing = useSend(proposeOrderChange, {
    words: { makes: 'change' },
    form: { shows: isShown, mark: (path, message) => setRefused((now) => ({ ...now, [path]: message })) },
    onSent: () => {
      toast({ title: 'Change proposed', description: 'Read and sign it below the order.', tone: 'success' })
      onDone()
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: ORDER_QUERIES }),
  })
  const put = (changes: Partial<typeof typed>) => setTyped((now) => ({ ...now, ...changes }))
  const changed = changedMembers(start, typed)
  return (
    <form
      noValidate
      aria-label="Propose a change"
      onSubmit={(event) => {
        event.preventDefault()
        setRefused({})
        void proposing.send({ orderId: order.number, reason: typed.reason, ...changed })
      }}
    >
      <Stack gap={5}>
        <ChangeFields offered={offered} typed={typed} refused={refused} onChange={put} />
        <FieldGroup>
          <TextField
            label="Site address"
            hint="Street, city and state"
            value={typed.siteAddress}
            error={refused.siteAddress}
            onChange={(event) => put({ siteAddress: event.currentTarget.value })}
          />
          <FieldGroup columns={2} pairs>
            <ZipField value={typed.siteZip} error={refused.siteZip} onChange={(event) => put({ siteZip: event.currentTarget.value })} />
            <NeededByField
              value={typed.deliverBy}
              error={refused.deliverBy}
              onChange={(event) => put({ deliverBy: event.currentTarget.value })}
            />
          </FieldGroup>
        </FieldGroup>
        <TextArea
          label="Why"
          rows={3}
          value={typed.reason}
          error={refused.reason}
          onChange={(event) => put({ reason: event.currentTarget.value })}
        />
        <SendAlert title="Not proposed" failure={proposing.failure} />
        <Text size="small" tone="muted">
          Options cost what they cost when the order was signed. Nothing changes until both sides have signed.
        </Text>
        <Button
          type="submit"
          variant="primary"
          pending={proposing.busy}
          pendingText="Proposing..."
          disabledReason={Object.keys(changed).length === 0 ? 'Change something first.' : null}
        >
          Propose change
        </Button>
      </Stack>
    </form>
  )
}
