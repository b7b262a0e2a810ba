import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { TextArea } from '@framewell/design-system/elements/text-area/TextArea'
import { type Pin, placeWords } from '@framewell/domain/orders/engineering/pin'
import { answerReviewQuestion, askReviewQuestion, type Review } from '@framewell/domain/orders/engineering/reviewCalls'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import type { SendFailure } from '@framewell/remote-kit/sending/sendFailure'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ORDER_QUERIES } from '../orderQueries'

/** What a question is about. */
export interface QuestionPlace {
  readonly member: string | null
  readonly pin: Pin | null
}

/** A question begun from a member's row or a drawing; `nth` counts them, so that the same member can be asked about again. */
export interface QuestionAbout extends QuestionPlace {
  readonly nth: number
}

interface ReviewQuestionsProps {
  review: Review
  about: QuestionAbout | null
  onAsked: () => void
}

/** The engineer's questions with their answers, oldest first. */
export const ReviewQuestions = ({ review, about, onAsked }: ReviewQuestionsProps) => {
  const { number, revision, questions, seenAs, open } = review
  if (questions.length === 0 && seenAs !== 'engineer') return null
  return (
    <Stack as="section" gap={4} aria-label="Questions">
      <Heading level={2} size={4}>
        Questions
      </Heading>
      {questions.map((question, at) => (
        <Stack key={question.id} id={`question-${question.id}`} gap={2}>
          <Text weight="strong">
            {at + 1}. {question.text}
          </Text>
          <Place {...question} />
          <Text size="small" tone="muted">
            {question.askedBy}, {longDate(question.askedAt)}
          </Text>
          {question.answer === null || question.answeredAt === null ? (
            open ? (
              seenAs === 'engineer' ? (
                <Text size="small">Waiting for the builder or Framewell</Text>
              ) : (
                <Answer number={number} question={question} />
              )
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
      {open && seenAs === 'engineer' ? (
        <Ask key={about?.member ? about.nth : 'pinned'} number={number} revision={revision} about={about} onAsked={onAsked} />
      ) : null}
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

/** The member or drawing a question is about. */
const Place = (place: Parameters<typeof placeWords>[0]) => {
  const words = placeWords(place)
  return words ? (
    <Text size="small" tone="muted">
      {words}
    </Text>
  ) : null
}

interface AskProps {
  number: string
  revision: number
  about: QuestionAbout | null
  onAsked: () => void
}

const Ask = ({ number: orderId, revision, about, onAsked }: AskProps) => {
  const refresh = useRefresh()
  const sending = useSend(askReviewQuestion, { words: { makes: 'question' }, onSent: onAsked, onSettled: refresh })
  const { member = null, pin = null } = about ?? {}
  return (
    <Stack gap={2}>
      <Place member={member} pin={pin && { ...pin, revision }} />
      <Write
        label="Question to the builder and Framewell"
        action="Ask"
        focused={member !== null}
        sending={sending}
        write={(text) => sending.send({ orderId, text, ...(member !== null && { member }), ...(pin && { pin }) })}
      />
    </Stack>
  )
}

interface WriteProps {
  label: string
  action: string
  /** Whether the field takes the focus when it appears. */
  focused?: boolean
  sending: { readonly busy: boolean; readonly failure: SendFailure | null }
  /** Null when it was not taken. */
  write: (text: string) => Promise<object | null>
}

const Write = ({ label, action, focused = false, sending, write }: WriteProps) => {
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (focused) field.current?.focus()
  }, [focused])
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
