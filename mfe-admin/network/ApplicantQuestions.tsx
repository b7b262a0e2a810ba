import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { TextArea } from '@framewell/design-system/elements/text-area/TextArea'
import type { CallApi, CallOptions } from '@framewell/domain/http/callApi'
import { askApplicant, type NetworkApplicationDetail } from '@framewell/domain/network/reviewingCalls'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useState } from 'react'
import { styled } from 'styled-components'
import { TitledPart } from '../credit/TitledPart'
import { useNetworkSend } from './useNetworkSend'

/** Questions to the applicant with its answers, and a box to ask. */
export const ApplicantQuestions = ({
  application: { id, messages },
  decided,
}: {
  application: NetworkApplicationDetail
  decided: boolean
}) => (
  <TitledPart>
    <Heading level={4} size={5}>
      Questions and answers
    </Heading>
    {messages.length === 0 ? <Text tone="muted">Nothing was asked yet.</Text> : null}
    <Stack as="ul" role="list" gap={3}>
      {messages.map(({ id: key, from, text, at }) => (
        <Message key={key}>
          <strong>{from === 'operator' ? 'We asked' : 'The applicant answered'}</strong> <ShortTime iso={at} />
          <p>{text}</p>
        </Message>
      ))}
    </Stack>
    {decided ? null : <Ask id={id} />}
  </TitledPart>
)

const Ask = ({ id }: { id: string }) => {
  const [text, setText] = useState('')
  const [refused, setRefused] = useState<string>()
  const asking = useNetworkSend({
    run: (api: CallApi, question: string, how: CallOptions) => api(askApplicant, { id, text: question }, how),
    done: 'Question sent',
    form: { shows: (path) => path === 'text', mark: (path, message) => (path === 'text' ? setRefused(message) : undefined) },
    onSent: () => setText(''),
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setRefused(undefined)
        void asking.send(text)
      }}
    >
      <Stack gap={3} align="start">
        <Question
          label="Ask the applicant"
          hint="Mailed with the private link to the application"
          rows={3}
          value={text}
          error={refused}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {refused ? null : <SendAlert failure={asking.failure} />}
        <Button type="submit" size="small" pending={asking.busy} pendingText="Sending...">
          Send question
        </Button>
      </Stack>
    </form>
  )
}

const Message = styled.li`
  padding-inline-start: var(--space-3);
  border-inline-start: 2px solid var(--color-line);
  overflow-wrap: anywhere;
  white-space: pre-line;
`

const Question = styled(TextArea)`
  width: 100%;
`
