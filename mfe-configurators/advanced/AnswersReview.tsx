import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Link } from '@framewell/design-system/elements/link/Link'
import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import { figure } from '@framewell/domain/numbers/figure'
import type { AdvancedAnswers } from '@framewell/domain/quotes/advancedQuote'
import { ADVANCED_STEPS } from './advancedSteps'
import { projectTypeName } from './ProjectTypeStep'

interface AnswersReviewProps {
  book: PriceBook
  answers: AdvancedAnswers
  hrefOf: (step: number) => string
}

/** Every answer with a link to its step. */
export const AnswersReview = ({ book, answers, hrefOf }: AnswersReviewProps) => {
  const { squareFootage, length, width } = answers.dimensions
  const { foundations, framings, additions } = book.advanced
  const texts = [
    projectTypeName(answers.projectType),
    `${figure(length)} × ${figure(width)} ft, ${figure(squareFootage)} sq ft`,
    foundations.find(({ id }) => id === answers.foundation)?.name ?? 'None chosen',
    framings.find(({ id }) => id === answers.framing)?.name ?? 'None chosen',
    additions
      .filter(({ id }) => answers.additionalOptions.includes(id))
      .map(({ name }) => name)
      .join(', ') || 'None',
  ]
  return (
    <DescriptionList
      items={texts.map((text, step) => ({
        key: ADVANCED_STEPS[step]?.id ?? '',
        term: ADVANCED_STEPS[step]?.title ?? '',
        detail: (
          <>
            {text}{' '}
            <Link href={hrefOf(step)} aria-label={`Change ${ADVANCED_STEPS[step]?.title.toLowerCase()}`}>
              Change
            </Link>
          </>
        ),
      }))}
    />
  )
}
