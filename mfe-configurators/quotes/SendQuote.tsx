import { Heading } from '@framewell/design-system/elements/text/Heading'
import type { SendFailure } from '@framewell/remote-kit/sending/sendFailure'
import { styled } from 'styled-components'
import { ScrollIntoView } from '../wizard/ScrollIntoView'
import { ContactStep } from './ContactStep'
import { QuoteProblem } from './QuoteProblem'
import type { ContactForm } from './useContactForm'

interface SendQuoteProps {
  contact: ContactForm
  failure: SendFailure | null
  /** Uses the displayed total by default. US dollars. */
  onSubmit: (total?: number) => void
}

/** The end of a configurator: contact fields and the result of the last attempt. */
export const SendQuote = ({ contact, failure, onSubmit }: SendQuoteProps) => (
  <Frame>
    <Heading level={3}>Where should we send the quote?</Heading>
    <ContactStep contact={contact} onSubmit={() => onSubmit()} />
    <ScrollIntoView of={failure}>
      <QuoteProblem failure={failure} onAccept={onSubmit} />
    </ScrollIntoView>
  </Frame>
)

const Frame = styled.section`
  display: grid;
  gap: var(--space-5);
  margin-top: var(--space-10);
`
