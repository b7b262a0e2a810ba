import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { timeText } from '@framewell/remote-kit/lists/timeText'
import type { useFigures } from './useFigures'

interface FiguresNoticeProps extends ReturnType<typeof useFigures> {
  /** The screen has no sample figures to show instead. */
  unknown?: boolean
}

/** States that the figures are samples, missing or stale; renders nothing while they are live. */
export const FiguresNotice = ({ sample, stale, retrying, retry, unknown = false }: FiguresNoticeProps) => {
  if (!sample && !stale) return null
  const missing = unknown ? 'The figures could not be loaded' : 'Sample figures'
  return (
    <Alert
      tone="warn"
      live="polite"
      title={sample ? missing : 'The figures could not be refreshed'}
      actions={
        <Button size="small" pending={retrying} pendingText="Trying..." onClick={retry}>
          Try again
        </Button>
      }
    >
      {sample ? (unknown ? NOTHING : MADE_UP) : `What you see is from ${timeText((stale ?? new Date()).toISOString(), new Date())}.`}
    </Alert>
  )
}

const MADE_UP = 'The live figures could not be loaded. These are sample figures, not those of the business.'
const NOTHING = 'The connection failed. Nothing is shown in their place.'
