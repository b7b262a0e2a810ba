import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import type { AdvancedAnswers } from '@framewell/domain/quotes/advancedQuote'
import type { SendFailure } from '@framewell/remote-kit/sending/sendFailure'
import type { ContactForm } from '../quotes/useContactForm'
import { AdditionsStep } from './AdditionsStep'
import type { AdvancedStep } from './advancedSteps'
import { DimensionsStep } from './DimensionsStep'
import { FoundationStep } from './FoundationStep'
import { FramingStep } from './FramingStep'
import { SummaryStep } from './lastStep'
import { ProjectTypeStep } from './ProjectTypeStep'

interface AdvancedStepFieldsProps {
  step: AdvancedStep['id']
  book: PriceBook
  answers: AdvancedAnswers
  onChange: (change: Partial<AdvancedAnswers>) => void
  hrefOf: (step: number) => string
  contact: ContactForm
  failure: SendFailure | null
  onSubmit: (total?: number) => void
}

/** The fields of the current step. */
export const AdvancedStepFields = ({ step, book, answers, onChange, hrefOf, contact, failure, onSubmit }: AdvancedStepFieldsProps) => {
  switch (step) {
    case 'project':
      return <ProjectTypeStep value={answers.projectType} onChange={(projectType) => onChange({ projectType })} />
    case 'dimensions':
      return <DimensionsStep dimensions={answers.dimensions} onChange={(dimensions) => onChange({ dimensions })} />
    case 'foundation':
      return <FoundationStep book={book} value={answers.foundation} onChange={(foundation) => onChange({ foundation })} />
    case 'framing':
      return <FramingStep book={book} value={answers.framing} onChange={(framing) => onChange({ framing })} />
    case 'additions':
      return (
        <AdditionsStep book={book} chosen={answers.additionalOptions} onChange={(additionalOptions) => onChange({ additionalOptions })} />
      )
    case 'summary':
      return <SummaryStep book={book} answers={answers} hrefOf={hrefOf} contact={contact} failure={failure} onSubmit={onSubmit} />
  }
}
