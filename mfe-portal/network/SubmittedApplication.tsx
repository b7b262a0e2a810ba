import { Button } from '@framewell/design-system/elements/button/Button'
import { Card } from '@framewell/design-system/elements/card/Card'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { delayedMailText } from '@framewell/domain/notifications/delayedMailText'
import type { MailLeaves } from '@framewell/domain/notifications/mailLeaves'
import { useEffect, useRef } from 'react'
import { applicationPath } from './applicationLink'

interface SubmittedApplicationProps {
  /** When the mail with its link is sent. */
  mail: MailLeaves | undefined
  applicationId: string
  link: { readonly id: string; readonly token: string }
  /** The form's promise: 'The team will respond in 2-3 business days.' */
  promise: string
  nextSteps: readonly string[]
}

/** Replaces the form after submission: the reference number, the private link and the next steps. */
export const SubmittedApplication = ({ mail, applicationId, link, promise, nextSteps }: SubmittedApplicationProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card padding="large">
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={2} size={3} ref={heading} tabIndex={-1}>
            Application under review
          </Heading>
          <Text>
            Your reference is <strong>{applicationId}</strong>. {promise}
          </Text>
          <Text tone="muted">
            {delayedMailText(mail, 'the address you gave') ?? 'We have sent the link to your application by email.'} On its page you see its
            state, answer questions and add documents.
          </Text>
        </Stack>
        <ol>
          {nextSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <Stack direction="row" gap={3} style={{ flexWrap: 'wrap' }}>
          <Button variant="primary" href={applicationPath(link)}>
            Open your application
          </Button>
          <Button href="/production-network">View the production network</Button>
          <Button variant="plain" href="/">
            Back to home
          </Button>
        </Stack>
      </Stack>
    </Card>
  )
}
