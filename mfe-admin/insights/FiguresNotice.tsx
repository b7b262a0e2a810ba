import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { shortTime } from '@framewell/remote-kit/lists/shortTime'
import type { useFigures } from './useFigures'

/** Says that what is shown are sample figures, or figures of a while ago; nothing while they are live. */
export const FiguresNotice = ({ sample, stale, retrying, retry }: ReturnType<typeof useFigures>) => {
  if (!sample && !stale) return null
  return (
    <Alert
      tone="warn"
      live="polite"
      title={sample ? 'Sample figures' : 'The figures could not be renewed'}
      actions={
        <Button size="small" pending={retrying} pendingText="Trying..." onClick={retry}>
          Try again
        </Button>
      }
    >
      {sample
        ? 'The live figures could not be read. What you see is made up and says nothing of the business.'
        : `What you see is from ${shortTime((stale ?? new Date()).toISOString(), new Date())}.`}
    </Alert>
  )
}
