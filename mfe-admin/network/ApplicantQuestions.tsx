import { askApplicant, type NetworkApplicationDetail } from '@framewell/domain/network/reviewingCalls'
import { AddText, TextEntries } from './TextEntries'

/** Questions to the applicant, with answers and a form to ask another. */
export const ApplicantQuestions = ({
  application: { id, messages },
  decided,
}: {
  application: NetworkApplicationDetail
  decided: boolean
}) => (
  <TextEntries
    title="Questions and answers"
    none="No questions yet."
    entries={messages.map((message) => ({ ...message, who: message.from === 'operator' ? 'We asked' : 'The applicant wrote' }))}
  >
    {decided ? null : (
      <AddText
        label="Ask the applicant"
        hint="Mailed with the private link to the application"
        button="Send question"
        pendingText="Sending..."
        done="Question sent"
        run={(api, text, how) => api(askApplicant, { id, text }, how)}
      />
    )}
  </TextEntries>
)
