import { Checkbox } from '@framewell/design-system/elements/checkbox/Checkbox'
import { FieldError } from '@framewell/design-system/elements/field/FieldError'
import { useId } from 'react'
import { styled } from 'styled-components'

interface ChoiceListProps {
  legend: string
  options: readonly { readonly value: string; readonly label: string }[]
  value: readonly string[]
  onChange: (value: string[]) => void
  error?: string | undefined
  /** Field name for the error summary. */
  name: string
}

/** A multiple choice from a short list. */
export const ChoiceList = ({ legend, options, value, onChange, error, name }: ChoiceListProps) => {
  const errorId = useId()
  return (
    <Group aria-describedby={error ? errorId : undefined}>
      <legend>{legend}</legend>
      <Choices>
        {options.map((option, at) => (
          <Checkbox
            key={option.value}
            {...(at === 0 ? { name } : {})}
            label={option.label}
            checked={value.includes(option.value)}
            onChange={(event) => onChange(event.target.checked ? [...value, option.value] : value.filter((one) => one !== option.value))}
          />
        ))}
      </Choices>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </Group>
  )
}

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    font-weight: 600;
  }
`

const Choices = styled.div`
  display: grid;
  gap: var(--space-1) var(--space-5);

  @media (width >= 40rem) {
    grid-template-columns: 1fr 1fr;
  }
`
