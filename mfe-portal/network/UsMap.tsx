import { useState } from 'react'
import { styled } from 'styled-components'
import { onMap, placeAt, US_SIZE } from './usProjection'

export interface MapPlace {
  readonly id: string
  readonly name: string
  readonly location: { readonly lat: number; readonly lng: number }
  /** Color of the mark; text beside the map explains it. */
  readonly tone?: 'ok' | 'warn' | 'bad' | 'steel'
}

/** SVG paths at US_SIZE. */
interface UsOutline {
  readonly nation: string
  readonly borders: string
}

export interface UsMapProps {
  outline: UsOutline
  /** The map's text alternative. */
  label: string
  places: readonly MapPlace[]
  /** Places the pin on click, or moves the first place with the arrow keys. Coordinates can always be typed too. */
  onPick?: (location: MapPlace['location']) => void
  /** Zoom factor around the first place; 1 shows the whole country. */
  zoom?: number
}

/** The direction an arrow key moves the pin: right, down. */
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** The share of the visible width a key press moves the pin; ten times that with Shift. */
const STEP = 1 / 200
const MARK = 9

/** The United States with marks. The same places are always listed beside it. */
export const UsMap = ({ outline, label, places, onPick, zoom = 1 }: UsMapProps) => {
  const pinned = places[0] ? onMap(places[0].location) : null
  // The view stays put while the pin moves within it, so that two clicks in a row behave as expected.
  const [centre, setCentre] = useState(pinned)
  const width = US_SIZE.width / zoom
  const height = US_SIZE.height / zoom
  const leaves = pinned && centre && (Math.abs(pinned[0] - centre[0]) > width * 0.45 || Math.abs(pinned[1] - centre[1]) > height * 0.45)
  if (pinned && (!centre || leaves)) setCentre(pinned)
  const [x, y] = zoom > 1 && centre ? [centre[0] - width / 2, centre[1] - height / 2] : [0, 0]
  const press = (event: React.MouseEvent<SVGSVGElement>) => {
    // A click outside the country sets no location: the projection would return one at sea.
    if (event.target === event.currentTarget) return
    const box = event.currentTarget.getBoundingClientRect()
    pick(x + ((event.clientX - box.left) / box.width) * width, y + ((event.clientY - box.top) / box.height) * height)
  }
  const pick = (at: number, down: number) => {
    const place = placeAt(at, down)
    if (place) onPick?.(place)
  }
  const move = (event: React.KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    if (!arrow) return
    event.preventDefault()
    const from = pinned ?? [x + width / 2, y + height / 2]
    const step = width * STEP * (event.shiftKey ? 10 : 1)
    pick(from[0] + arrow[0] * step, from[1] + arrow[1] * step)
  }
  const picking = onPick ? { tabIndex: 0, onClick: press, onKeyDown: move, 'data-picks': true } : {}
  return (
    <Frame viewBox={`${x} ${y} ${width} ${height}`} role={onPick ? 'application' : 'img'} aria-label={label} {...picking}>
      <Land d={outline.nation} />
      <Borders d={outline.borders} />
      {places.map(({ id, name, location, tone = 'steel' }) => {
        const at = onMap(location)
        return at ? (
          <Mark key={id} data-tone={tone} cx={at[0]} cy={at[1]} r={MARK / zoom}>
            <title>{name}</title>
          </Mark>
        ) : null
      })}
    </Frame>
  )
}

const Frame = styled.svg`
  display: block;
  width: 100%;
  height: auto;

  &[data-picks] {
    cursor: crosshair;
    touch-action: manipulation;
  }
`

const Land = styled.path`
  fill: var(--color-sunken);
  stroke: var(--color-ink-subtle);
  vector-effect: non-scaling-stroke;
`

const Borders = styled.path`
  fill: none;
  stroke: var(--color-line);
  vector-effect: non-scaling-stroke;
`

const Mark = styled.circle`
  fill: var(--color-steel);
  stroke: var(--color-surface);
  stroke-width: 2;
  vector-effect: non-scaling-stroke;

  &[data-tone='ok'] {
    fill: var(--color-ok);
  }
  &[data-tone='warn'] {
    fill: var(--color-warn-mark);
  }
  &[data-tone='bad'] {
    fill: var(--color-bad);
  }
`
