import { expect, it } from 'vitest'
import { approvalSteps } from './approvalSteps'

const application = {
  becomesFabricator: false,
  insuredUntil: null,
  suggestedFacts: {},
  documents: [],
}
type Message = Parameters<typeof approvalSteps>[0]['messages'][number]
const message = (from: Message['from']): Message => ({ id: from, from, text: 'Do you take 54 mil?', at: '2026-11-30T08:18:00.000Z' })
const questions = (...from: Message['from'][]) =>
  approvalSteps({ ...application, messages: from.map(message) }, '2026-11-30').find(({ name }) => name === 'Questions')

it('calls a question answered only if one was asked', () => {
  expect(questions()).toMatchObject({ done: true, words: 'None asked' })
  expect(questions('applicant')).toMatchObject({ done: true, words: 'None asked; the applicant wrote to us' })
  expect(questions('applicant', 'operator')).toMatchObject({ done: false, words: 'The applicant has not answered yet' })
  expect(questions('operator', 'applicant')).toMatchObject({ done: true, words: 'All answered' })
})
