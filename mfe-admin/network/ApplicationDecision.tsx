import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import type { CallApi, CallOptions } from '@framewell/domain/http/callApi'
import { REVIEW_ACTIONS } from '@framewell/domain/network/applicationStates'
import { type NetworkApplicationDetail, reviewApplication } from '@framewell/domain/network/reviewingCalls'
import { onForm } from '@framewell/remote-kit/sending/onForm'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { DecisionForm } from '../decisions/DecisionForm'
import { DECISION_FIELDS, DECISION_WORDS, type Decision, decisionDefaults, decisionSchema, type TypedDecision } from './decisionForm'
import { FactFields } from './FactFields'
import { useNetworkSend } from './useNetworkSend'

/** Start review, approve or reject, always with a reason; approving a shop also asks for its routing data. */
export const ApplicationDecision = ({ application }: { application: NetworkApplicationDetail }) => {
  const { becomesFabricator, status, suggestedFacts, email } = application
  const form = useForm<TypedDecision, unknown, Decision>({
    resolver: zodResolver(decisionSchema(application)),
    defaultValues: decisionDefaults(suggestedFacts, email),
  })
  const { errors } = form.formState
  const typed = form.watch('action')
  const action = REVIEW_ACTIONS.find((each) => each === typed)
  const sending = useNetworkSend({
    run: (api: CallApi, decision: Decision, how: CallOptions) => api(reviewApplication, decision, how),
    form: onForm(form, DECISION_FIELDS),
    done: action ? DECISION_WORDS[action].done : 'Saved',
    onSent: () => {
      form.setValue('action', '')
      form.setValue('reason', '')
    },
  })
  return (
    <DecisionForm
      title="Your decision"
      action={{
        field: form.register('action'),
        error: errors.action?.message,
        options: [
          {
            value: 'begin',
            label: 'Begin review',
            description: 'The applicant sees that it is in review',
            disabled: status === 'in-review',
          },
          {
            value: 'approve',
            label: 'Approve',
            description: becomesFabricator ? 'Makes a shop of the network that routing can choose' : 'Lists the partner in the directory',
          },
          { value: 'reject', label: 'Reject', description: 'Final; the applicant reads your reason' },
        ],
      }}
      reason={{
        field: form.register('reason'),
        error: errors.reason?.message,
        hint: action === 'begin' ? 'Kept in the history with your name' : 'Kept in the history with your name, and mailed to the applicant',
      }}
      button={action ? DECISION_WORDS[action].button : 'Save decision'}
      sending={sending}
      onSubmit={form.handleSubmit((decision) => void sending.send(decision))}
    >
      {action === 'approve' && becomesFabricator ? <FactFields form={form} /> : null}
      {action === 'approve' ? (
        <TextField
          {...form.register('accountEmail')}
          label="Invite to sign in"
          type="email"
          hint="Becomes the owner of the company's account; the invitation is mailed to this address"
          error={errors.accountEmail?.message}
        />
      ) : null}
    </DecisionForm>
  )
}
