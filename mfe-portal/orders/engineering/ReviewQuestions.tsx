import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { TextArea } from '@framewell/design-system/elements/text-area/TextArea'
import { answerReviewQuestion, askReviewQuestion, type Review } from '@framewell/domain/orders/engineering/reviewCalls'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import type { SendFailure } from '@framewell/remote-kit/sending/sendFailure'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ORDER_QUERIES } from '../orderQueries'

/** The engineer's questions with their answers, oldest first. */
export const ReviewQuestions = ({ review }: { review: Review }) => {
  const { number, questions, seenAs, open } = review
  if (questions.length === 0 && seenAs !== 'engineer') return null
  return (
    <Stack as="section" gap={4} aria-label="Questions">
      <Heading level={2} size={4}>
        Questions
      </Heading>
      {questions.map((question) => (
        <Stack key={question.id} gap={2}>
          <Text weight="strong">{question.text}</Text>
          <Text size="small" tone="muted">
            {question.askedBy}, {longDate(question.askedAt)}
          </Text>
          {question.answer === null || question.answeredAt === null ? (
            open ? (
              <Answer number={number} question={question} />
            ) : null
          ) : (
            <>
              <Text>{question.answer}</Text>
              <Text size="small" tone="muted">
                {question.answeredBy}, {longDate(question.answeredAt)}
              </Text>
            </>
          )}
        </Stack>
      ))}
      {open && seenAs === 'engineer' ? <Ask number={number} /> : null}
    </Stack>
  )
}

const Answer = ({
  number: orderId,
  question: { id: questionId, text: asked },
}: {
  number: string
  question: Review['questions'][number]
}) => {
  const refresh = useRefresh()
  const sending = useSend(answerReviewQuestion, { words: { makes: 'answer' }, onSettled: refresh })
  return (
    <Write label={`Answer to “${asked}”`} action="Answer" sending={sending} write={(text) => sending.send({ orderId, questionId, text })} />
  )
}

const Ask = ({ number: orderId }: { number: string }) => {
  const refresh = useRefresh()
  const sending = useSend(askReviewQuestion, { words: { makes: 'question' }, onSettled: refresh })
  return (
    <Write label="Question to the builder and Framewell" action="Ask" sending={sending} write={(text) => sending.send({ orderId, text })} />
  )
}

interface WriteProps {
  label: string
  action: string
  sending: { readonly busy: boolean; readonly failure: SendFailure | null }
  /** Null when it was not taken. */
  write: (text: string) => Promise<object | null>
}

const Write = ({ label, action, sending, write }: WriteProps) => {
  const [text, setText] = useState('')
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void write(text).then((answer) => (answer ? setText('') : undefined))
      }}
    >
      <Stack gap={3}>
        <TextArea label={label} rows={3} maxLength={2000} value={text} onChange={(event) => setText(event.currentTarget.value)} />
        <SendAlert title="Not sent" failure={sending.failure} />
        <div>
          <Button
            type="submit"
            pending={sending.busy}
            pendingText="Sending..."
            disabledReason={text.trim().length < 3 ? 'Write it down first.' : null}
          >
            {action}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

function useRefresh() {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: ORDER_QUERIES })
}
