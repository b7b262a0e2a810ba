import type { AdvancedAnswers } from '@framewell/domain/quotes/advancedQuote'
import { dimensionErrors } from './dimensionErrors'

export interface AdvancedStep {
  readonly id: 'project' | 'dimensions' | 'foundation' | 'framing' | 'additions' | 'summary'
  /** As specified. */
  readonly title: string
  readonly lead: string
}

/** The steps of /advanced-configurator, numbered 0 to 5; each can be opened at any time. */
export const ADVANCED_STEPS: readonly AdvancedStep[] = [
  { id: 'project', title: 'Project Type', lead: 'Will you keep the homes as rentals or sell them?' },
  {
    id: 'dimensions',
    title: 'House Dimensions',
    lead: 'Outside dimensions of the house. Changing the length or width sets the area; you can also enter the area directly.',
  },
  { id: 'foundation', title: 'Foundation Options', lead: 'Priced by the floor area of the house.' },
  { id: 'framing', title: 'Steel Frame System', lead: 'Stud gauge and spacing. The drawing updates as you choose.' },
  { id: 'additions', title: 'Additional Options', lead: 'Choose any that apply, or none.' },
  { id: 'summary', title: 'Project Summary', lead: 'Check your answers and tell us where to send the quote.' },
]

/** Whether each step before the summary is answered; the summary itself never is. */
export function answeredSteps(answers: AdvancedAnswers): boolean[] {
  return [
    true,
    Object.keys(dimensionErrors(answers.dimensions)).length === 0,
    answers.foundation !== '',
    answers.framing !== '',
    answers.additionalOptions.length > 0,
    false,
  ]
}
