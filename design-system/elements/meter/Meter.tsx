import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'

export interface MeterProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** What is measured, for screen readers. */
  label: string
  value: number
  min?: number
  max?: number
  /** The text beside the bar; by default the value. */
  text?: string
}

/** A measured value within a range (a score of 100, a share of capacity), small enough for a table cell. */
export const Meter = ({ label, value, min = 0, max = 100, text = String(value), ...rest }: MeterProps) => {
  const share = Math.min(1, Math.max(0, (value - min) / (max - min)))
  return (
    <Frame {...rest}>
      <Track role="meter" aria-label={label} aria-valuemin={min} aria-valuemax={max} aria-valuenow={value} aria-valuetext={text}>
        <Fill style={{ width: `${share * 100}%` }} />
      </Track>
      <span aria-hidden="true">{text}</span>
    </Frame>
  )
}

const Frame = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  font-variant-numeric: tabular-nums;
`

const Track = styled.span`
  display: block;
  width: 4.625rem;
  height: 0.3125rem;
  border-radius: var(--radius-round);
  background: var(--color-line);
  overflow: hidden;
`

const Fill = styled.span`
  display: block;
  height: 100%;
  background: var(--color-steel);
`
