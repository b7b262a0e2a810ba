import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { companyZoneWords } from '@framewell/domain/dates/companyZone'
import type { Cents } from '@framewell/domain/money/cents'
import { usdWithCents } from '@framewell/domain/money/usd'
import { seesAccount } from '@framewell/domain/payments/partyView'
import { type PaymentProject, releaseRetainage } from '@framewell/domain/payments/projectCalls'
import { RETAINAGE_HOLD_WORDS } from '@framewell/domain/payments/retainage'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { EntriesButton } from '@framewell/remote-kit/payments/EntriesButton'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PAYMENT_QUERIES } from './paymentQueries'
import { usePartyView } from './usePartyView'
import { WaiverDialog } from './WaiverDialog'

interface RetainagePartProps {
  project: PaymentProject
  mayRelease: boolean
  /** Whether the user may sign waivers, as the shop. */
  maySign: boolean
}

/** Retainage and its release date, with the builder's option to accept early and the shop's waivers. */
export const RetainagePart = ({ project, mayRelease, maySign }: RetainagePartProps) => {
  const { heldCents, releasesOn, releasedAt, heldByDispute, heldByCreditLimit, heldForPayment, settledByDispute, missing, waiversNeeded } =
    project.retainage
  // A shop's part is no account of its own.
  const shownHeld = seesAccount(usePartyView(), 'retainage') ? (
    <EntriesButton projectId={project.projectId} account="retainage" queries={PAYMENT_QUERIES}>
      {usdWithCents(heldCents)}
    </EntriesButton>
  ) : (
    usdWithCents(heldCents)
  )
  return (
    <Stack as="section" gap={3} align="start" aria-label="Retainage">
      <Heading level={3} size={5}>
        Retainage
      </Heading>
      {releasedAt ? (
        <Text>
          {settledByDispute ? 'Settled by the decision of a dispute' : 'Released'} on {longDate(releasedAt)}.
        </Text>
      ) : releasesOn ? (
        <Text>
          {shownHeld} is held back.{' '}
          {heldByDispute
            ? 'It’s on hold until the dispute is decided.'
            : heldByCreditLimit
              ? `The time to dispute ended on ${longDate(releasesOn)}. ${RETAINAGE_HOLD_WORDS.creditLimitReached}`
              : heldForPayment
                ? `The time to dispute ended on ${longDate(releasesOn)}. ${RETAINAGE_HOLD_WORDS.builderUnpaid}`
                : `It is released after ${longDate(releasesOn)}, ${companyZoneWords()}, unless a dispute is opened before.`}
        </Text>
      ) : project.status === 'closed' ? (
        <Text tone="muted">Nothing is held back: the order is canceled.</Text>
      ) : (
        <Text tone="muted">Held back with delivery, and released when the acceptance window has passed.</Text>
      )}
      {missing.length > 0 && !heldByDispute ? <Text>Missing before it is released: {missing.join('. ')}.</Text> : null}
      {maySign
        ? waiversNeeded.map((condition) => (
            <WaiverDialog key={condition} projectId={project.projectId} phase="retainage" condition={condition} />
          ))
        : null}
      {mayRelease && heldCents > 0 && !heldByDispute && missing.length === 0 ? (
        <AcceptEarly projectId={project.projectId} heldCents={heldCents} />
      ) : null}
    </Stack>
  )
}

const AcceptEarly = ({ projectId, heldCents }: { projectId: string; heldCents: Cents }) => {
  const { toast } = useShell()
  const queries = useQueryClient()
  const [open, setOpen] = useState(false)
  const releasing = useSend(releaseRetainage, {
    words: { makes: 'release' },
    onSent: () => {
      toast({ title: 'Retainage released', tone: 'success' })
      setOpen(false)
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: PAYMENT_QUERIES }),
  })
  return (
    <Dialog
      title="Accept and release retainage"
      description={`${usdWithCents(heldCents)} of retainage is released for the work of the shop. After that a defect is a matter of warranty.`}
      open={open}
      onOpenChange={setOpen}
      trigger={<Button size="small">Accept and release</Button>}
      footer={
        <Button variant="primary" pending={releasing.busy} pendingText="Releasing..." onClick={() => void releasing.send({ projectId })}>
          Release {usdWithCents(heldCents)}
        </Button>
      }
    >
      <SendAlert title="Not released" failure={releasing.failure} />
    </Dialog>
  )
}
