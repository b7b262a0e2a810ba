import { IconButton } from '@framewell/design-system/elements/icon-button/IconButton'
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import { styled } from 'styled-components'
import type { FrameScene } from './frameScene'

const TURN_DEGREES = 15
const TILT_DEGREES = 10
const ZOOM = 1.25

/** Keyboard-accessible buttons for what dragging does. */
export const Frame3dControls = ({ scene }: { scene: FrameScene }) => (
  <Row role="group" aria-label="Move the 3-D view">
    <IconButton size="small" label="Turn left" icon={<ArrowLeft />} onClick={() => scene.turn(TURN_DEGREES)} />
    <IconButton size="small" label="Turn right" icon={<ArrowRight />} onClick={() => scene.turn(-TURN_DEGREES)} />
    <IconButton size="small" label="Look from higher" icon={<ArrowUp />} onClick={() => scene.tilt(TILT_DEGREES)} />
    <IconButton size="small" label="Look from lower" icon={<ArrowDown />} onClick={() => scene.tilt(-TILT_DEGREES)} />
    <IconButton size="small" label="Zoom in" icon={<ZoomIn />} onClick={() => scene.zoom(ZOOM)} />
    <IconButton size="small" label="Zoom out" icon={<ZoomOut />} onClick={() => scene.zoom(1 / ZOOM)} />
    <IconButton size="small" label="Show the whole frame" icon={<Maximize />} onClick={scene.reset} />
  </Row>
)

const Row = styled.div`
  position: absolute;
  right: var(--space-1);
  bottom: var(--space-1);
  display: flex;
  max-width: 100%;
  border-radius: var(--radius-base);
  background: color-mix(in srgb, var(--color-paper) 85%, transparent);
`
