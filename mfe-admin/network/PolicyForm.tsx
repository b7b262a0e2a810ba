import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Text } from '@framewell/design-system/elements/text/Text'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import { type getRoutingPolicy, replayRouting, saveRoutingPolicy } from '@framewell/domain/network/routingCalls'
import type { RoutingPolicy } from '@framewell/domain/network/routingPolicy'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { PolicyFields } from './PolicyFields'
import { ReasonDialog } from './ReasonDialog'
import { ReplayResult } from './ReplayResult'
import { policyFormSchema, type TypedPolicy, typedPolicyOf, weightsOf } from './typedPolicy'

type Current = CallOutput<typeof getRoutingPolicy>

/** Edits the routing policy. Changed weights must be replayed over the past year's projects before they can be saved. */
export const PolicyForm = ({ current }: { current: Current }) => {
  // The version the form started from. A newer version by someone else is offered, never overwritten.
  const [begun, setBegun] = useState(current)
  const form = useForm<TypedPolicy, unknown, RoutingPolicy>({
    defaultValues: typedPolicyOf(current.policy),
    resolver: zodResolver(policyFormSchema),
    mode: 'onChange',
  })
  const [replayed, setReplayed] = useState<string>()
  const replay = useSend(replayRouting)
  const typed = form.watch()
  const { isDirty, isValid } = form.formState
  const weights = JSON.stringify(weightsOf(typed))
  const isReplayed = replay.answer !== null && replayed === weights
  const begin = (from: Current) => {
    setBegun(from)
    form.reset(typedPolicyOf(from.policy))
  }
  const run = async () => {
    await form.trigger(['weights', 'tierBonus'])
    // Other errors do not affect what the weights would have done.
    const asked = weightsOf(form.getValues())
    if (!asked) return
    setReplayed(JSON.stringify(asked))
    void replay.send(asked)
  }
  return (
    <Stack gap={5}>
      <Text tone="muted">
        Version {begun.version}
        {begun.savedBy && begun.savedAt ? `, saved by ${begun.savedBy} on ${longDate(begun.savedAt)}` : ', the original one'}.
      </Text>
      {current.version === begun.version ? null : (
        <Alert
          tone="warn"
          live="polite"
          title={`Version ${current.version} is in force now`}
          actions={
            <Button
              size="small"
              onClick={() => {
                setReplayed(undefined)
                replay.reset()
                begin(current)
              }}
            >
              Continue from theirs
            </Button>
          }
        >
          {current.savedBy ?? 'Somebody else'} changed the policy meanwhile. What you typed stays until you take theirs.
        </Alert>
      )}
      <PolicyFields form={form} />
      <SendAlert failure={replay.failure} title="Not replayed" />
      <Stack direction="row" gap={3}>
        <Button pending={replay.busy} pendingText="Replaying..." onClick={() => void run()}>
          Replay the last year
        </Button>
        <ReasonDialog
          title="Put this policy in force"
          description={`It becomes version ${begun.version + 1}; projects are routed by it from then on.`}
          trigger={
            <Button
              variant="primary"
              disabledReason={blockedReason({ isDirty, isValid, unseen: weights !== initialWeights(begun) && !isReplayed })}
            >
              Save policy
            </Button>
          }
          action="Save policy"
          done="Policy saved"
          onDone={begin}
          run={(api, reason, how) =>
            api(saveRoutingPolicy, { policy: policyFormSchema.parse(form.getValues()), reason, seenVersion: begun.version }, how)
          }
        />
      </Stack>
      {isReplayed && replay.answer ? <ReplayResult replay={replay.answer} /> : null}
    </Stack>
  )
}

const initialWeights = ({ policy }: Current) => JSON.stringify(weightsOf(typedPolicyOf(policy)))

/** Why the policy cannot be saved yet. */
function blockedReason({ isDirty, isValid, unseen }: { isDirty: boolean; isValid: boolean; unseen: boolean }): string | null {
  if (!isDirty) return 'Change something first'
  if (!isValid) return 'Correct the marked fields first'
  return unseen ? 'Replay these weights first, to see what they change' : null
}
