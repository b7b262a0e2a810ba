import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Link } from '@framewell/design-system/elements/link/Link'
import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import type { AdvancedAnswers } from '@framewell/domain/quotes/advancedQuote'
import type { SendFailure } from '@framewell/remote-kit/sending/sendFailure'
import { styled } from 'styled-components'
import { SendQuote } from '../quotes/SendQuote'
import type { ContactForm } from '../quotes/useContactForm'
import { AnswersReview } from './AnswersReview'
import { dimensionErrors } from './dimensionErrors'

export interface SummaryStepProps {
  book: PriceBook
  answers: AdvancedAnswers
  hrefOf: (step: number) => string
  contact: ContactForm
  failure: SendFailure | null
  onSubmit: (total?: number) => void
}

const DIMENSIONS_STEP = 1

/** A review of the answers, and where to send the quote. */
export const SummaryStep = ({ book, answers, hrefOf, contact, failure, onSubmit }: SummaryStepProps) => {
  const wrong = Object.values(dimensionErrors(answers.dimensions))
  return (
    <Frame>
      {wrong.length > 0 ? (
        <Alert tone="bad" title="The dimensions cannot be quoted yet">
          {wrong.join('. ')}. <Link href={hrefOf(DIMENSIONS_STEP)}>Change the dimensions</Link>
        </Alert>
      ) : null}
      <AnswersReview book={book} answers={answers} hrefOf={hrefOf} />
      <SendQuote contact={contact} failure={failure} onSubmit={onSubmit} />
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  gap: var(--space-6);
`
