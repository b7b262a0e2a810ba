import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Text } from '@framewell/design-system/elements/text/Text'
import { companyZoneWords } from '@framewell/domain/dates/companyZone'
import type { PaymentProject } from '@framewell/domain/payments/projectCalls'
import { deadlineDate, longDate } from '@framewell/domain/quotes/quoteWords'

/** Until when a phase can be accepted or disputed; after that, why its money is not released. Renders nothing before its window begins. */
export const PhaseWindow = ({ acceptanceEndsOn, held }: Pick<PaymentProject['phases'][number], 'acceptanceEndsOn' | 'held'>) => {
  if (held)
    return (
      <Alert tone="warn" title={`Counts as accepted since ${deadlineDate(held.endsOn)}, but not released yet`}>
        {held.why}
      </Alert>
    )
  return acceptanceEndsOn ? (
    <Text size="small">
      Counts as accepted after {longDate(acceptanceEndsOn)}, {companyZoneWords()}, unless the builder accepts or disputes it before.
    </Text>
  ) : null
}
