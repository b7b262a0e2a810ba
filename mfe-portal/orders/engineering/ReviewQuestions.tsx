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
import { useEffect, useRef, useState } from 'react'
import { ORDER_QUERIES } from '../orderQueries'

/** A question begun from a member's row; `nth` counts them, so that the same member can be asked about again. */
export interface QuestionAbout {
  readonly member: string
  readonly nth: number
}

interface ReviewQuestionsProps {
  review: Review
  about: QuestionAbout | null
}

/** The engineer's questions with their answers, oldest first. */
export const ReviewQuestions = ({ review, about }: ReviewQuestionsProps) => {
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
      {open && seenAs === 'engineer' ? <Ask key={about?.nth} number={number} about={about?.member ?? null} /> : null}
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

const Ask = ({ number: orderId, about }: { number: string; about: string | null }) => {
  const refresh = useRefresh()
  const sending = useSend(askReviewQuestion, { words: { makes: 'question' }, onSettled: refresh })
  return (
    <Write
      label="Question to the builder and Framewell"
      action="Ask"
      start={about === null ? '' : `${about}: `}
      sending={sending}
      write={(text) => sending.send({ orderId, text })}
    />
  )
}

interface WriteProps {
  label: string
  action: string
  /** What it begins with; the field is then focused. */
  start?: string
  sending: { readonly busy: boolean; readonly failure: SendFailure | null }
  /** Null when it was not taken. */
  write: (text: string) => Promise<object | null>
}

const Write = ({ label, action, start = '', sending, write }: WriteProps) => {
  const [text, setText] = useState(start)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (start) field.current?.focus()
  }, [start])
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void write(text).then((answer) => (answer ? setText('') : undefined))
      }}
    >
      <Stack gap={3}>
        <TextArea
          ref={field}
          label={label}
          rows={3}
          maxLength={2000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <SendAlert title="Not sent" failure={sending.failure} />
        <div>
          <Button
            type="submit"
            pending={sending.busy}
            pendingText="Sending..."
            disabledReason={text.trim().length < 3 ? 'Write your text first.' : null}
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
