import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Text } from '@framewell/design-system/elements/text/Text'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { getWaiverText, signWaiver } from '@framewell/domain/payments/billingCalls'
import { type WaiverCondition, type WaiverStep, waiverWords } from '@framewell/domain/payments/waivers'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { SignedText } from '../orders/SignedText'
import { PAYMENT_QUERIES } from './paymentQueries'

interface WaiverDialogProps {
  projectId: string
  phase: WaiverStep
  condition: WaiverCondition
  /** Of an early payout. */
  requestId?: string
}

/** The shop reads a completed lien waiver and signs it by typing a name. */
export const WaiverDialog = (props: WaiverDialogProps) => {
  const [open, setOpen] = useState(false)
  const [title, setTitle] = useState('')
  const [typed, setTyped] = useState('')
  // What the shown text excepts.
  const [exceptions, setExceptions] = useState('')
  const { toast } = useShell()
  const api = useGuardedCall()
  const queries = useQueryClient()
  const { projectId, phase, condition, requestId } = props
  const text = useQuery({
    queryKey: [...PAYMENT_QUERIES, 'waiver', projectId, phase, condition, requestId, exceptions],
    queryFn: ({ signal }) => api(getWaiverText, { ...props, exceptions }, { signal }),
    enabled: open,
    gcTime: 0,
  })
  return (
    <Dialog
      size="wide"
      title={waiverWords({ phase, condition })}
      open={open}
      onOpenChange={setOpen}
      trigger={<Button size="small">Sign the {condition} waiver</Button>}
    >
      <Reading read={text} loading="Loading the waiver" failure="The waiver could not be loaded" gone="This waiver cannot be signed yet">
        {({ paragraphs, textHash, source, takesExceptions, signed }) =>
          signed ? (
            <Text>
              Signed by {signed.signedBy}, {longDate(signed.signedAt)}.
            </Text>
          ) : (
            <SignedText
              paragraphs={paragraphs}
              action="Sign waiver"
              sign={(call, { name, authority }, how) =>
                call(signWaiver, { ...props, signature: name, authority, title, exceptions, textHash }, how)
              }
              waits={typed.trim() === exceptions ? null : 'Put your exceptions into the text first.'}
              nameField="signature"
              onSigned={() => {
                toast({ title: 'Waiver signed', tone: 'success' })
                setOpen(false)
              }}
              onSettled={() => void queries.invalidateQueries({ queryKey: PAYMENT_QUERIES })}
            >
              <Text size="small" tone="muted">
                {source}
              </Text>
              {takesExceptions ? (
                <Stack direction="row" gap={3} align="end">
                  <TextField
                    label="Exceptions"
                    hint="What you keep your claim on"
                    optional
                    value={typed}
                    maxLength={1000}
                    onChange={(event) => setTyped(event.currentTarget.value)}
                  />
                  <Button size="small" onClick={() => setExceptions(typed.trim())}>
                    Put into the text
                  </Button>
                </Stack>
              ) : null}
              <TextField
                label="Your title"
                optional
                value={title}
                maxLength={120}
                onChange={(event) => setTitle(event.currentTarget.value)}
              />
            </SignedText>
          )
        }
      </Reading>
    </Dialog>
  )
}
