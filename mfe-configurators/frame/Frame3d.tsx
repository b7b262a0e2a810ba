import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Disclosure } from '@framewell/design-system/elements/disclosure/Disclosure'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import type { FrameModel } from '@framewell/domain/framing/frameModel'
import { FrameDrawing } from '@framewell/remote-kit/drawing/FrameDrawing'
import { later } from '@framewell/remote-kit/shell/later'
import { useCallback, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { smallIsometric } from './configuredModel'
import { Frame3dControls } from './Frame3dControls'
import type { FrameExplorerProps } from './FrameExplorer'
import { FramePaper } from './FramePaper'
import type { FrameScene } from './frameScene'
import { sceneTones } from './steelTone'

export interface Frame3dProps {
  model: FrameModel
  /** The text alternative. */
  description: string
}

/** What is shown of the frame, and its members as a list; loads when it is opened. */
const FrameExplorer = later<FrameExplorerProps>(
  async () => (await import('./FrameExplorer')).FrameExplorer,
  <LoadingArea label="Loading the members">Loading the members</LoadingArea>,
)

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
  const [picked, setPicked] = useState<string>()
  const [exploring, setExploring] = useState(false)
  // Once opened it stays mounted, so that what is shown in 3-D and its controls agree.
  const [explored, setExplored] = useState(false)
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

  useEffect(
    () =>
      scene?.onPick((mark) => {
        setPicked(mark)
        setExploring(true)
        setExplored(true)
      }),
    [scene],
  )

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
      <Disclosure
        wide
        summary="Members, layers and sections"
        open={exploring}
        onToggle={(event) => {
          setExploring(event.currentTarget.open)
          if (event.currentTarget.open) setExplored(true)
        }}
      >
        {explored ? <FrameExplorer model={model} scene={failed ? undefined : scene} picked={picked} onPick={setPicked} /> : null}
      </Disclosure>
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
