import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { keyframes, styled } from 'styled-components'

export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What progresses: the bar's name, shown below it unless `hideLabel`. */
  label: ReactNode
  hideLabel?: boolean
  /** 0 to `max`; omit it when the end is unknown. */
  value?: number
  max?: number
}

/** Progress towards an end, with its sentence ('57% complete, 3 steps left to see your tier'). */
export const ProgressBar = ({ label, hideLabel = false, value, max = 100, ...rest }: ProgressBarProps) => {
  const id = useId()
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, value / max))
  return (
    <Frame {...rest}>
      <Track
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={share === undefined ? undefined : Math.round(share * max)}
        data-unknown={share === undefined || undefined}
      >
        <Fill style={share === undefined ? undefined : { width: `${share * 100}%` }} />
      </Track>
      <Label id={id} className={hideLabel ? 'visually-hidden' : undefined}>
        {label}
      </Label>
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  gap: var(--space-2);
`

const Track = styled.div`
  position: relative;
  height: 0.375rem;
  border-radius: var(--radius-round);
  background: var(--color-line-faint);
  overflow: hidden;
`

const unknown = keyframes`
  to { translate: 150% 0; }
`

const Fill = styled.div`
  height: 100%;
  border-radius: inherit;
  background: var(--color-steel);
  transition: width var(--duration-slow) var(--ease-out);

  [data-unknown] > & {
    width: 40%;
    animation: ${unknown} 1.2s var(--ease-both) infinite alternate;
  }
`

const Label = styled.p`
  color: var(--color-ink-subtle);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
  line-height: var(--leading-control);
`
