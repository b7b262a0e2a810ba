import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { usdWithCents } from '@framewell/domain/money/usd'
import { accountLines, HOW_TO_PAY, payingSteps } from '@framewell/domain/payments/houseAccount'
import type { ProjectInvoice } from '@framewell/domain/payments/projectCalls'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { houseAccountQuery } from './paymentQueries'

interface HowToPayProps {
  /** Issued invoices that are not fully paid. */
  invoices: readonly ProjectInvoice[]
  level: 3 | 4
}

/** Framewell's account, and the reference under which each open invoice is paid. */
export const HowToPay = ({ invoices, level }: HowToPayProps) => {
  const read = useQuery(houseAccountQuery(useGuardedCall()))
  const heading = useRef<HTMLHeadingElement>(null)
  // A link to it is followed before its project is read.
  useEffect(() => {
    if (location.hash === HOW_TO_PAY) heading.current?.focus()
  }, [])
  const references = invoices.map(({ number, openCents }) => ({ name: 'Reference', value: `${number} (${usdWithCents(openCents)})` }))
  return (
    <Stack as="section" gap={3} aria-label="How to pay">
      <Heading level={level} size={5} ref={heading} tabIndex={-1}>
        How to pay
      </Heading>
      <Reading read={read} loading="Loading our bank account" failure="Our bank account could not be loaded">
        {({ account }) =>
          account ? (
            <Stack gap={3}>
              <DescriptionList
                variant="figures"
                items={[...accountLines(account), ...references].map(({ name, value }) => ({
                  key: `${name} ${value}`,
                  term: name,
                  detail: value,
                }))}
              />
              {payingSteps(invoices.map(({ number }) => number).join(' or ')).map((step) => (
                <Text key={step} size="small" tone="muted">
                  {step}
                </Text>
              ))}
            </Stack>
          ) : (
            <Alert tone="warn" title="Our bank account isn't entered yet">
              These invoices can be paid once it is. You'll see it here.
            </Alert>
          )
        }
      </Reading>
    </Stack>
  )
}
