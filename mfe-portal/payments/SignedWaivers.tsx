import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { usdWithCents } from '@framewell/domain/money/usd'
import { downloadWaiver } from '@framewell/domain/payments/billingCalls'
import type { Waiver } from '@framewell/domain/payments/projectCalls'
import { returnedWaiverWords, waiverWords } from '@framewell/domain/payments/waivers'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { useDownload } from '@framewell/remote-kit/files/useDownload'
import { styled } from 'styled-components'

/** Lien waivers on file. */
export const SignedWaivers = ({ waivers }: { waivers: readonly Waiver[] }) => {
  const download = useDownload()
  return (
    <Stack as="section" gap={3} aria-label="Lien waivers">
      <Heading level={3} size={5}>
        Lien waivers
      </Heading>
      {waivers.length === 0 ? <Text tone="muted">None signed yet. The shop signs one for each payment.</Text> : null}
      <Lines role="list">
        {waivers.map((waiver) => (
          <li key={waiver.id}>
            <span>
              {waiverWords(waiver)}, {usdWithCents(waiver.amountCents)}
              <small>
                Signed by {waiver.signedBy}, {longDate(waiver.signedAt)}
              </small>
              {waiver.exceptions ? <small>Exceptions: {waiver.exceptions}</small> : null}
              {waiver.amountChanged ? (
                <small>Replaced: the payment amount has changed. The shop signs a new waiver for the new amount.</small>
              ) : null}
              {waiver.returnedPayout === null ? null : <ReturnedPayment waiver={waiver} reference={waiver.returnedPayout} />}
            </span>
            <Button
              size="small"
              variant="plain"
              aria-label={`PDF of the ${waiverWords(waiver).toLowerCase()}`}
              onClick={() => void download(downloadWaiver, { id: waiver.id }, 'waiver.pdf')}
            >
              PDF
            </Button>
          </li>
        ))}
      </Lines>
    </Stack>
  )
}

const ReturnedPayment = ({ waiver, reference }: { waiver: Waiver; reference: string }) => (
  <>
    <Badge tone="bad">Payment returned</Badge>
    <small>{returnedWaiverWords(waiver, reference)}</small>
  </>
)

const Lines = styled.ul`
  & > li {
    display: flex;
    gap: var(--space-3);
    align-items: center;
    justify-content: space-between;
    padding: var(--space-2) 0;
    border-bottom: 1px solid var(--color-line);
  }
  & small {
    display: block;
    color: var(--color-ink-muted);
    font-size: var(--text-small);
  }
`
