import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { FrameDrawing } from '@framewell/remote-kit/drawing/FrameDrawing'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { smallIsometric } from './configuredModel'
import { FramePaper } from './FramePaper'
import type { OtherViewProps, OtherViews } from './OtherViews'

let arrived: typeof OtherViews | undefined

/** Preloads the other views' code; call it when the visitor approaches them. */
export async function preloadOtherViews(): Promise<typeof OtherViews> {
  arrived ??= (await import('./OtherViews')).OtherViews
  return arrived
}

/** One of the other views, lazily loaded. If loading fails, the drawing is shown and the screen keeps working. */
export const OtherView = (props: OtherViewProps) => {
  const [Views, setViews] = useState(() => arrived)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (Views || failed) return
    let wanted = true
    preloadOtherViews().then(
      (views) => wanted && setViews(() => views),
      () => wanted && setFailed(true),
    )
    return () => {
      wanted = false
    }
  }, [Views, failed])
  if (Views) return <Views {...props} />
  if (!failed) {
    return (
      <FramePaper>
        <Waiting label="Loading the view">Loading the view</Waiting>
      </FramePaper>
    )
  }
  return (
    <>
      <FramePaper>
        <FrameDrawing drawing={smallIsometric(props.model)} size="small" aria-label={`${props.label}: ${props.figures}`} />
      </FramePaper>
      <Reason
        live="polite"
        actions={
          <Button size="small" onClick={() => setFailed(false)}>
            Try again
          </Button>
        }
      >
        This view could not be loaded. The drawing shows the same frame.
      </Reason>
    </>
  )
}

const Waiting = styled(LoadingArea)`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  color: var(--color-ink-muted);
  font-size: var(--text-small);
`

const Reason = styled(Alert)`
  margin-top: var(--space-2);
`
