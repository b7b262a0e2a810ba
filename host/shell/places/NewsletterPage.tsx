import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { WAITING_PATHS } from '@framewell/domain/network/waitingCalls'
import { CONFIRM_WITHIN_DAYS, NEWSLETTER_PATHS, SUBSCRIBE_ANSWER } from '@framewell/domain/newsletter/subscription'
import { styled } from 'styled-components'
import { NewsletterForm } from '../../sections/newsletter/NewsletterForm'
import type { NewsletterView } from '../view'
import { Notice } from './Notice'
import { NEWSLETTER_TITLES } from './newsletterTitles'

/** The pages behind the newsletter's form, and behind the mail links of newsletter and waiting list. Every step is a plain form that works without JavaScript. */
export const NewsletterPage = ({ view }: { view: NewsletterView }) => (
  <Notice>
    <Heading level={1}>{NEWSLETTER_TITLES[view.step]}</Heading>
    <Words>
      <Step view={view} />
    </Words>
  </Notice>
)

const Step = ({ view }: { view: NewsletterView }) => {
  switch (view.step) {
    case 'subscribe':
      return (
        <>
          <Text size="lead" tone="muted">
            New articles on building in steel, by mail. We ask you to confirm first, and every mail can end it.
          </Text>
          <NewsletterForm source={view.source} email={view.email} error={view.error} />
        </>
      )
    case 'sent':
      return (
        <Text size="lead" tone="muted">
          {SUBSCRIBE_ANSWER.text}
        </Text>
      )
    case 'confirm':
      return (
        <LinkForm view={view} action={NEWSLETTER_PATHS.confirm} label="Confirm">
          Press the button and new articles come to your inbox. Nothing has been sent to you besides the mail with this link.
        </LinkForm>
      )
    case 'confirmed':
      return (
        <>
          <Text size="lead" tone="muted">
            You are subscribed. A mail with the link to unsubscribe is on its way.
          </Text>
          <Button href="/blog">Read the articles</Button>
        </>
      )
    case 'unsubscribe':
      return (
        <LinkForm view={view} action={NEWSLETTER_PATHS.unsubscribe} label="Unsubscribe">
          Press the button and we stop mailing you at once.
        </LinkForm>
      )
    case 'unsubscribed':
      return (
        <>
          <Text size="lead" tone="muted">
            We will not mail you again. If that was a slip, subscribe again.
          </Text>
          <Button href={NEWSLETTER_PATHS.subscribe}>Subscribe again</Button>
        </>
      )
    case 'invalid':
      return (
        <>
          <Text size="lead" tone="muted">
            It may be incomplete, or older than {CONFIRM_WITHIN_DAYS} days. Subscribing again brings a new one.
          </Text>
          <Button href={NEWSLETTER_PATHS.subscribe}>Subscribe again</Button>
        </>
      )
    case 'confirmWaiting':
      return (
        <LinkForm view={view} action={WAITING_PATHS.confirm} label="Confirm">
          Press the button and we email you once, when a shop reaches your ZIP code.
        </LinkForm>
      )
    case 'waiting':
      return (
        <Text size="lead" tone="muted">
          We email you once, when a shop reaches your ZIP code.
        </Text>
      )
    case 'leaveWaiting':
      return (
        <LinkForm view={view} action={WAITING_PATHS.leave} label="Leave the list">
          Press the button and we delete your address from the waiting list.
        </LinkForm>
      )
    case 'leftWaiting':
      return (
        <Text size="lead" tone="muted">
          We deleted your address from the waiting list.
        </Text>
      )
    case 'invalidWaiting':
      return (
        <Text size="lead" tone="muted">
          It may be incomplete, or older than {CONFIRM_WITHIN_DAYS} days. Enter your ZIP code again to get a new one.
        </Text>
      )
    case 'failed':
      return (
        <>
          <Alert tone="bad">{view.message}</Alert>
          <Button href={view.again}>Try again</Button>
        </>
      )
    default:
      return view satisfies never
  }
}

interface LinkFormProps {
  readonly view: Extract<NewsletterView, { step: 'confirm' | 'unsubscribe' | 'confirmWaiting' | 'leaveWaiting' }>
  readonly action: string
  readonly label: string
  readonly children: string
}

/** Opening a link changes nothing, because mail programs prefetch links; the button does. */
const LinkForm = ({ view, action, label, children }: LinkFormProps) => (
  <>
    <Text size="lead" tone="muted">
      {children}
    </Text>
    <form action={action} method="post">
      <input type="hidden" name="id" value={view.id} />
      <input type="hidden" name="token" value={view.token} />
      <Button type="submit" variant="primary">
        {label}
      </Button>
    </form>
  </>
)

const Words = styled.div`
  display: grid;
  gap: var(--space-6);
  justify-items: start;
  max-width: 36rem;
  margin-top: var(--space-6);

  & > form {
    justify-self: stretch;
  }
`
