import { Button } from '@framewell/design-system/elements/button/Button'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import type { Quote } from '@framewell/domain/quotes/quote'
import { recordQuoteContact, type reviewQuote } from '@framewell/domain/quotes/quoteCalls'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { DASHBOARD_QUERIES } from '../accounts/adminQueries'
import { TitledPart } from '../credit/TitledPart'
import { ReasonDialog } from '../network/ReasonDialog'

interface CustomerContactProps extends Pick<CallOutput<typeof reviewQuote>, 'contacted'> {
  quote: Pick<Quote, 'id' | 'number' | 'contact'>
}

/** Whether the customer was contacted, as the quote's confirmation promises within 24 hours, and the way to record it. */
export const CustomerContact = ({ quote: { id, number, contact }, contacted }: CustomerContactProps) =>
  contact ? (
    <TitledPart>
      <Heading level={4}>Contact with the customer</Heading>
      {contacted ? (
        <Text>
          <ShortTime iso={contacted.at} />, {contacted.by}: {contacted.notes}
        </Text>
      ) : (
        <Text>None recorded. The customer was told to expect us within 24 hours.</Text>
      )}
      <div>
        <ReasonDialog
          title={`Contact with ${contact.name}`}
          description="Say what was agreed. Everybody in operations can read it."
          label="Notes"
          trigger={<Button>Record contact</Button>}
          action="Record contact"
          done={`Contact about ${number} recorded`}
          queries={DASHBOARD_QUERIES}
          run={(call, reason, how) => call(recordQuoteContact, { id, reason }, how)}
        />
      </div>
    </TitledPart>
  ) : null
