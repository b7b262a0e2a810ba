import type { KeyboardEvent } from 'react'
import { styled } from 'styled-components'

/** Feet of one press of an arrow key. */
const STEP_FEET = 0.5
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP_FEET, 0],
  ArrowRight: [STEP_FEET, 0],
  ArrowUp: [0, -STEP_FEET],
  ArrowDown: [0, STEP_FEET],
}

interface Shares {
  /** Shares of the drawing's width and height, 0 to 1. */
  across: number
  down: number
}

const placed = ({ across, down }: Shares) => ({ left: `${across * 100}%`, top: `${down * 100}%` })

/** The pin of a question; leads to it. */
export const PinMark = ({ number, href, closed, ...at }: Shares & { number: number; href: string; closed: boolean }) => (
  <Mark href={href} style={placed(at)} data-closed={closed || undefined} aria-label={`Question ${number}${closed ? ', answered' : ''}`}>
    {number}
  </Mark>
)

interface OwnPinProps extends Shares {
  isSet: boolean
  onSet: () => void
  /** @param across feet to the right; down: feet down */
  onMove: (across: number, down: number) => void
}

/** The pin of the question that is being written. A press sets it, arrow keys move it. */
export const OwnPin = ({ isSet, onSet, onMove, ...at }: OwnPinProps) => {
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    onMove(...step)
  }
  return (
    <Own type="button" style={placed(at)} data-set={isSet || undefined} onClick={onSet} onKeyDown={move}>
      {isSet ? 'Your pin. Arrow keys move it.' : 'Set a pin in the middle'}
    </Own>
  )
}

/** Holds a drawing and the marks on it. */
export const Paper = styled.div`
  position: relative;
  max-width: 60rem;
`

const Mark = styled.a`
  position: absolute;
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  border: 2px solid var(--color-paper);
  border-radius: 50%;
  background: var(--color-signal);
  color: var(--color-on-signal);
  font-size: var(--text-small);
  font-weight: var(--weight-strong);
  text-decoration: none;
  transform: translate(-50%, -50%);

  &[data-closed] {
    background: var(--color-ink-muted);
    color: var(--color-paper);
  }
`

/** Its words are for screen readers and keyboards; it is seen once it is set or focused. */
const Own = styled.button`
  position: absolute;
  width: 1.75rem;
  height: 1.75rem;
  overflow: hidden;
  padding: 0;
  border: 3px solid var(--color-signal);
  border-radius: 50%;
  background: transparent;
  color: transparent;
  font-size: 1px;
  opacity: 0;
  pointer-events: none;
  transform: translate(-50%, -50%);

  &[data-set],
  &:focus-visible {
    opacity: 1;
  }
  &[data-set] {
    background: color-mix(in srgb, var(--color-signal) 25%, transparent);
  }
`
