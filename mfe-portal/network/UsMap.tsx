import { styled } from 'styled-components'
import { BORDERS, NATION, onMap, placeAt, US_SIZE } from './usOutline'

export interface MapPlace {
  readonly id: string
  readonly name: string
  readonly location: { readonly lat: number; readonly lng: number }
  /** Colour of the mark; what it means stands in words beside the map. */
  readonly tone?: 'ok' | 'warn' | 'bad' | 'steel'
}

interface UsMapProps {
  /** What the map shows, for those who hear it. */
  label: string
  places: readonly MapPlace[]
  /** Puts the pin where somebody presses. Coordinates can always be typed as well. */
  onPick?: (location: MapPlace['location']) => void
}

/** The United States with marks on it. The same places always stand in a list beside it. */
const UsMap = ({ label, places, onPick }: UsMapProps) => {
  const pick = (event: React.MouseEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const place = placeAt(
      ((event.clientX - box.left) / box.width) * US_SIZE.width,
      ((event.clientY - box.top) / box.height) * US_SIZE.height,
    )
    if (place) onPick?.(place)
  }
  return (
    <Frame
      viewBox={`0 0 ${US_SIZE.width} ${US_SIZE.height}`}
      role="img"
      aria-label={label}
      data-picks={onPick ? 'true' : undefined}
      onClick={pick}
    >
      <Land d={NATION} />
      <Borders d={BORDERS} />
      {places.map(({ id, name, location, tone = 'steel' }) => {
        const at = onMap(location)
        return at ? (
          <Mark key={id} data-tone={tone} cx={at[0]} cy={at[1]} r={9}>
            <title>{name}</title>
          </Mark>
        ) : null
      })}
    </Frame>
  )
}

export default UsMap

const Frame = styled.svg`
  display: block;
  width: 100%;
  height: auto;

  &[data-picks] {
    cursor: crosshair;
  }
`

const Land = styled.path`
  fill: var(--color-sunken);
  stroke: var(--color-line);
`

const Borders = styled.path`
  fill: none;
  stroke: var(--color-line);
`

const Mark = styled.circle`
  fill: var(--color-steel);
  stroke: var(--color-surface);
  stroke-width: 2;

  &[data-tone='ok'] {
    fill: var(--color-ok);
  }
  &[data-tone='warn'] {
    fill: var(--color-warn);
  }
  &[data-tone='bad'] {
    fill: var(--color-bad);
  }
`
