import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import type { FrameModel } from '@framewell/domain/framing/frameModel'
import { FrameDrawing } from '@framewell/remote-kit/drawing/FrameDrawing'
import { useCallback, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { smallIsometric } from './configuredModel'
import { Frame3dControls } from './Frame3dControls'
import { FramePaper } from './FramePaper'
import type { FrameScene } from './frameScene'
import { sceneTones } from './steelTone'

export interface Frame3dProps {
  model: FrameModel
  /** The text alternative. */
  description: string
}

type State = 'loading' | 'shown' | 'no-webgl' | 'lost' | 'unreachable'

const REASONS = {
  'no-webgl': 'This browser cannot show 3-D: WebGL is missing or turned off. The drawing shows the same frame.',
  lost: 'The 3-D view stopped, because the browser reclaimed its graphics memory. The drawing shows the same frame.',
  unreachable: 'The 3-D view could not be loaded. The drawing shows the same frame.',
} as const satisfies Partial<Record<State, string>>

/**
 * The frame as an interactive 3-D model of its members; the library loads when it is first opened. Without WebGL, the isometric drawing.
 */
export const Frame3d = ({ model, description }: Frame3dProps) => {
  const [scene, setScene] = useState<FrameScene>()
  const [state, setState] = useState<State>('loading')
  const shown = useRef(false)

  // Runs whenever the stage mounts: at first, and again after 'Try again'.
  const openOn = useCallback((stage: HTMLDivElement) => {
    let opened: FrameScene | undefined
    let closed = false
    const open = async () => {
      const { openFrameScene } = await import('./frameScene')
      if (closed) return
      opened = openFrameScene({ parent: stage, tones: sceneTones(stage), onLost: () => setState('lost') })
      setScene(opened)
      setState(opened ? 'shown' : 'no-webgl')
    }
    open().catch(() => {
      if (!closed) setState('unreachable')
    })
    return () => {
      closed = true
      opened?.dispose()
      setScene(undefined)
    }
  }, [])

  useEffect(() => {
    if (!scene) return
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    scene.show(model, !(still || shown.current))
    shown.current = true
  }, [scene, model])

  const failed = state === 'no-webgl' || state === 'lost' || state === 'unreachable'
  return (
    <>
      <FramePaper>
        {failed ? (
          <FrameDrawing drawing={smallIsometric(model)} size="small" aria-label={description} />
        ) : (
          <Stage ref={openOn} role="img" aria-label={description} />
        )}
        {state === 'loading' ? <Waiting label="Loading the 3-D view">Loading the 3-D view</Waiting> : null}
        {state === 'shown' && scene ? <Frame3dControls scene={scene} /> : null}
      </FramePaper>
      {failed ? (
        <Reason
          live="polite"
          actions={
            state === 'no-webgl' ? null : (
              <Button size="small" onClick={() => setState('loading')}>
                Try again
              </Button>
            )
          }
        >
          {REASONS[state]}
        </Reason>
      ) : null}
    </>
  )
}

const Stage = styled.div`
  position: absolute;
  inset: 0 0 var(--space-10);
  cursor: grab;

  &:active {
    cursor: grabbing;
  }
  & > canvas {
    display: block;
    width: 100%;
    height: 100%;
  }
`

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
