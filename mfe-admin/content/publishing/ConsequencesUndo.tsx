import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Undo2 } from 'lucide-react'
import { styled } from 'styled-components'
import type { useConsequentialActs } from './useConsequentialActs'

/** The last action with effects beyond the page, with undo until the page changes again. */
export const ConsequencesUndo = ({ done, undo, dismiss }: Pick<ReturnType<typeof useConsequentialActs>, 'done' | 'undo' | 'dismiss'>) =>
  done ? (
    <Wide
      ref={showUndo}
      tone="info"
      live="polite"
      title={done.words}
      actions={
        <>
          <Button
            size="small"
            icon={<Undo2 />}
            pending={undo.busy}
            pendingText="Undoing..."
            onClick={() => void undo.send({ id: done.undo })}
          >
            Undo
          </Button>
          <Button size="small" variant="plain" onClick={dismiss}>
            Dismiss
          </Button>
        </>
      }
    >
      Undoing brings back address, redirects and draft.
    </Wide>
  ) : null

/** The bar may be scrolled out of view: the action was done further down, or on a phone. */
const showUndo = (bar: HTMLElement | null) => bar?.scrollIntoView({ block: 'nearest' })

const Wide = styled(Alert)`
  grid-column: 1 / -1;
  scroll-margin-block: var(--space-8);
`
