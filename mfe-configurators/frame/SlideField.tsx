import { useId } from 'react'
import { styled } from 'styled-components'

interface SlideFieldProps {
  label: string
  value: number
  least: number
  most: number
  /** The value in words, beside the label and for screen readers. */
  words: string
  onChange: (value: number) => void
}

/** A number that is set by sliding, or with the arrow keys. */
export const SlideField = ({ label, value, least, most, words, onChange }: SlideFieldProps) => {
  const id = useId()
  return (
    <Line>
      <label htmlFor={id}>{label}</label>
      <span aria-hidden="true">{words}</span>
      <input
        id={id}
        type="range"
        min={least}
        max={most}
        value={value}
        aria-valuetext={words}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
    </Line>
  )
}

const Line = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0 var(--space-3);
  font-size: var(--text-small);

  & > label {
    color: var(--color-ink);
    font-weight: var(--weight-strong);
  }
  & > span {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  & > input {
    grid-column: 1 / -1;
    width: 100%;
    min-height: var(--control-small);
    accent-color: var(--color-steel);
  }
`
