import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { styled } from 'styled-components'
import { ContactForm } from '../../sections/contact/ContactForm'
import type { ContactView } from '../view'
import { CONTACT_TITLES } from './contactTitles'
import { Notice } from './Notice'

/** The contact form's response. A message that could not be sent keeps its input. */
export const ContactPage = ({ view }: { view: ContactView }) => (
  <Notice>
    <Heading level={1}>{CONTACT_TITLES[view.step]}</Heading>
    <Parts>
      {view.step === 'sent' ? (
        <>
          <Text size="lead" tone="muted">
            It was stored and mailed to the people who answer. They write back to the address you gave.
          </Text>
          <Button href="/">Back to the start</Button>
        </>
      ) : (
        <>
          {view.step === 'failed' ? <Alert tone="bad">{view.message}</Alert> : null}
          <ContactForm typed={view.typed} errors={view.step === 'form' ? view.errors : {}} />
        </>
      )}
    </Parts>
  </Notice>
)

const Parts = styled.div`
  display: grid;
  gap: var(--space-6);
  max-width: 42.5rem;
  margin-top: var(--space-6);

  & > a {
    justify-self: start;
  }
`
