import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Link } from '@framewell/design-system/elements/link/Link'
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
  const { heldCents, releasedAt, heldByDispute, settledByDispute, withoutWaiver, missing, waitsForForm, waiversNeeded } = project.retainage
  const view = usePartyView()
  // A shop's part is no account of its own.
  const shownHeld = seesAccount(view, 'retainage') ? (
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
          {withoutWaiver && !settledByDispute
            ? ' At that time the final lien waiver came with the delivery payment, so the retainage has none of its own.'
            : null}
        </Text>
      ) : project.retainage.releasesOn ? (
        <Text>
          {shownHeld} is held back. {whenReleased(project.retainage, project.retainage.releasesOn)}
        </Text>
      ) : project.status === 'closed' ? (
        <Text tone="muted">Nothing is held back: the order is canceled.</Text>
      ) : (
        <Text tone="muted">Held back with delivery, and released when the acceptance window has passed.</Text>
      )}
      {waitsForForm ? (
        <Text>
          {waitsForForm} {view === null ? <Link href="/cms/collections/waiver-forms">Enter the form</Link> : null}
        </Text>
      ) : missing.length > 0 && !heldByDispute ? (
        <Text>Missing before it is released: {missing.join('. ')}.</Text>
      ) : null}
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

/** When retainage is released, or why it is not although its day has passed. */
function whenReleased(
  { heldByDispute, windowPassed, heldByCreditLimit, heldForPayment, missing }: PaymentProject['retainage'],
  releasesOn: string,
): string {
  if (heldByDispute) return 'It’s on hold until the dispute is decided.'
  if (!windowPassed) return `It is released after ${longDate(releasesOn)}, ${companyZoneWords()}, unless a dispute is opened before.`
  const ended = `The time to dispute ended on ${longDate(releasesOn)}.`
  if (missing.length > 0) return ended
  if (heldByCreditLimit) return `${ended} ${RETAINAGE_HOLD_WORDS.creditLimitReached}`
  if (heldForPayment) return `${ended} ${RETAINAGE_HOLD_WORDS.builderUnpaid}`
  return `${ended} The next daily check releases it.`
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
