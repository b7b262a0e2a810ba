import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { FieldGroup } from '@framewell/design-system/elements/field-group/FieldGroup'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Text } from '@framewell/design-system/elements/text/Text'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import { SCORE_PARTS } from '@framewell/domain/network/routeProject'
import { type getRoutingPolicy, replayRouting, saveRoutingPolicy } from '@framewell/domain/network/routingCalls'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ReasonDialog } from './ReasonDialog'
import { ReplayResult } from './ReplayResult'
import { SCORE_PART_WORDS } from './scorePartWords'
import { type TypedWeights, typedWeightsOf, type Weights, weightsSchema } from './weightsForm'

type Current = CallOutput<typeof getRoutingPolicy>

/** The weights of the policy: changed, replayed over the last year's projects, and only then saved. */
export const PolicyWeights = ({ current }: { current: Current }) => {
  // What the form began with: somebody else's newer version is offered, never overwritten.
  const [begun, setBegun] = useState(current)
  const form = useForm<TypedWeights>({ defaultValues: typedWeightsOf(current.policy) })
  const [replayed, setReplayed] = useState<{ readonly weights: Weights; readonly typed: string }>()
  const replay = useSend(replayRouting)
  const typed = form.watch()
  const isReplayed = replayed !== undefined && replay.answer !== null && replayed.typed === JSON.stringify(typed)
  const run = () => {
    form.clearErrors()
    const checked = weightsSchema.safeParse(typed)
    if (!checked.success) {
      for (const { path, message } of checked.error.issues) {
        const field = [...SCORE_PARTS, 'tierBonus' as const].find((name) => name === path.at(-1))
        if (field) form.setError(field, { message })
      }
      return
    }
    setReplayed({ weights: checked.data, typed: JSON.stringify(typed) })
    void replay.send(checked.data)
  }
  const takeTheirs = () => {
    setBegun(current)
    setReplayed(undefined)
    replay.reset()
    form.reset(typedWeightsOf(current.policy))
  }
  return (
    <Stack gap={5}>
      <Text tone="muted">
        Version {begun.version}
        {begun.savedBy && begun.savedAt ? `, saved by ${begun.savedBy} on ${longDate(begun.savedAt)}` : ', as the product came'}. Weights
        are relative, each from 0 to 1.
      </Text>
      {current.version === begun.version ? null : (
        <Alert
          tone="warn"
          live="polite"
          title={`Version ${current.version} is in force now`}
          actions={
            <Button size="small" onClick={takeTheirs}>
              Go on from theirs
            </Button>
          }
        >
          {current.savedBy ?? 'Somebody else'} changed the policy meanwhile. What you typed is kept until you take theirs.
        </Alert>
      )}
      <FieldGroup columns={3} pairs>
        {SCORE_PARTS.map((part) => (
          <TextField
            key={part}
            {...form.register(part)}
            label={SCORE_PART_WORDS[part]}
            inputMode="decimal"
            error={form.formState.errors[part]?.message}
          />
        ))}
        <TextField
          {...form.register('tierBonus')}
          label="Tier bonus"
          inputMode="decimal"
          error={form.formState.errors.tierBonus?.message}
        />
      </FieldGroup>
      <SendAlert failure={replay.failure} />
      <Stack direction="row" gap={3}>
        <Button pending={replay.busy} pendingText="Replaying..." onClick={run}>
          Replay the last year
        </Button>
        <ReasonDialog
          title="Put these weights in force"
          description={`They become version ${begun.version + 1}; projects are routed by them from then on.`}
          trigger={
            <Button variant="primary" disabledReason={isReplayed ? null : 'Replay these weights first, to see what they change'}>
              Save weights
            </Button>
          }
          action="Save weights"
          done="Policy saved"
          onDone={(saved: Current) => {
            setBegun(saved)
            form.reset(typedWeightsOf(saved.policy))
          }}
          run={(api, reason, how) =>
            api(saveRoutingPolicy, { policy: { ...begun.policy, ...replayed?.weights }, reason, seenVersion: begun.version }, how)
          }
        />
      </Stack>
      {isReplayed && replay.answer ? <ReplayResult replay={replay.answer} /> : null}
    </Stack>
  )
}
