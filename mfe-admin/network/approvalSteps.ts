import { labelOf } from '@framewell/domain/collections/labelOf'
import { DOCUMENT_KIND_WORDS } from '@framewell/domain/network/applicationStates'
import { fabricatorFactsSchema } from '@framewell/domain/network/fabricatorFacts'
import type { NetworkApplicationDetail } from '@framewell/domain/network/reviewingCalls'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { FACT_LABELS } from './factLabels'

interface ApprovalStep {
  readonly name: string
  readonly done: boolean
  readonly words: string
}

type Judged = Pick<NetworkApplicationDetail, 'becomesFabricator' | 'insuredUntil' | 'suggestedFacts' | 'documents' | 'messages'>

/** The requirements of an approval. A partner that is not a shop needs neither insurance nor routing data. @param today '2026-11-22' */
export function approvalSteps(application: Judged, today: string): readonly ApprovalStep[] {
  const { becomesFabricator, insuredUntil, suggestedFacts, documents, messages } = application
  const waiting = documents.filter(({ status }) => status === 'submitted')
  const missing = fabricatorFactsSchema.keyof().options.filter((fact) => suggestedFacts[fact] === undefined)
  const asked = messages.at(-1)?.from === 'operator'
  const insured = insuredUntil !== null && insuredUntil >= today
  return [
    ...(becomesFabricator
      ? [
          {
            name: 'Insurance',
            done: insured,
            words: insured
              ? `Valid until ${longDate(insuredUntil)}`
              : insuredUntil === null
                ? 'No insurance certificate has been accepted yet'
                : `The accepted certificate ended on ${longDate(insuredUntil)}`,
          },
          {
            name: 'Routing facts',
            done: missing.length === 0,
            words:
              missing.length === 0
                ? 'The application says all of them'
                : `To be filled in below: ${missing.map((fact) => FACT_LABELS[fact].toLowerCase()).join(', ')}`,
          },
        ]
      : []),
    {
      name: 'Documents',
      done: waiting.length === 0,
      words:
        waiting.length === 0
          ? documents.length === 0
            ? 'None was sent'
            : 'All reviewed'
          : `To be decided: ${waiting.map(({ kind }) => labelOf(DOCUMENT_KIND_WORDS, kind)).join(', ')}`,
    },
    {
      name: 'Questions',
      done: !asked,
      words: asked ? 'The applicant has not answered yet' : questionWords(messages),
    },
  ]
}

/** What an applicant writes without being asked is no answer. */
function questionWords(messages: NetworkApplicationDetail['messages']): string {
  if (messages.length === 0) return 'None asked'
  return messages.some(({ from }) => from === 'operator') ? 'All answered' : 'None asked; the applicant wrote to us'
}
