import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { answerProduction, type Production } from '@framewell/domain/production/productionCalls'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQueryClient } from '@tanstack/react-query'
import { ReasonDialog } from '../network/ReasonDialog'
import { PRODUCTION_QUERIES } from './productionQueries'

/** Confirms a requested production, or declines it with a reason that its requester reads. */
export const AnswerRequest = ({ production: { id, number } }: { production: Production }) => {
  const { toast } = useShell()
  const queries = useQueryClient()
  const confirm = useSend(answerProduction, {
    onSent: () => toast({ title: `${number} confirmed`, tone: 'success' }),
    onSettled: () => void queries.invalidateQueries({ queryKey: PRODUCTION_QUERIES }),
  })
  return (
    <Stack gap={3}>
      <Stack direction="row" gap={2}>
        <Button
          variant="primary"
          pending={confirm.busy}
          pendingText="Confirming..."
          onClick={() => void confirm.send({ id, answer: 'confirmed' })}
        >
          Confirm request
        </Button>
        <ReasonDialog
          title={`Decline ${number}`}
          description="The person who requested it reads your reason. This cannot be undone."
          trigger={<Button>Decline request</Button>}
          action="Decline request"
          done={`${number} declined`}
          danger
          queries={PRODUCTION_QUERIES}
          run={(call, reason, how) => call(answerProduction, { id, answer: 'declined', reason }, how)}
        />
      </Stack>
      <SendAlert failure={confirm.failure} />
    </Stack>
  )
}
