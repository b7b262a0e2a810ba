import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { ORDER_STAGE_LABELS } from '@framewell/domain/orders/stages'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import type { useUnsentSteps } from './useUnsentSteps'

/** An order's unsent steps on this device, each with its status. */
export const UnsentSteps = ({ number, waiting }: { number: string; waiting: ReturnType<typeof useUnsentSteps> }) => {
  const own = waiting.steps.filter(({ orderId }) => orderId === number)
  if (own.length === 0) return null
  return (
    <Stack gap={3}>
      {own.map((step) =>
        step.refusal === null ? (
          <Alert
            key={step.id}
            tone="info"
            live="polite"
            title={`${labelOf(ORDER_STAGE_LABELS, step.stage)}: ${waiting.sending ? 'sending...' : 'waiting to be sent'}`}
          >
            Recorded <ShortTime iso={step.at} />
            {step.photo ? ', with a photo' : ''}. It is kept on this phone until it has arrived.
          </Alert>
        ) : (
          <Alert
            key={step.id}
            tone="bad"
            live="assertive"
            title={`${labelOf(ORDER_STAGE_LABELS, step.stage)} was not accepted`}
            actions={
              <>
                <Button size="small" onClick={() => void waiting.retry(step)}>
                  Send again
                </Button>
                <Button size="small" variant="plain" onClick={() => void waiting.drop(step.id)}>
                  Remove it from this phone
                </Button>
              </>
            }
          >
            {step.refusal}
          </Alert>
        ),
      )}
    </Stack>
  )
}
