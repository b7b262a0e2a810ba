import { applyForCredit } from '@framewell/domain/credit/applicantCalls'
import { type CreditDraft, creditDraftSchema } from '@framewell/domain/credit/application'
import creditApplications from '../recordings/creditApplications.json'

const applications = creditApplications.steps.flatMap(({ call, input }) =>
  call === applyForCredit.name ? [creditDraftSchema.parse(input)] : [],
)

/** The answers of the recorded application at a place. @throws Error without one */
function answersOf(at: number): CreditDraft {
  const answers = applications[at]
  if (!answers) throw new Error(`${at} applications were recorded`)
  return answers
}

/** Answers that lead to the Preferred tier, and to Standard. */
export const STRONG = answersOf(0)
export const MIDDLING = answersOf(1)
