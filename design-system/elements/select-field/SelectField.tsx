import { ChevronDown } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { controlStyle } from '../field/controlStyle'
import { Field, type FieldTexts } from '../field/Field'
import { MarkedControl } from '../field/MarkedControl'

export interface SelectOption {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean
}

export interface SelectFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'size' | 'children' | 'multiple'> {
  options: readonly SelectOption[]
  /** The empty choice shown first ('Choose one'); its value is ''. */
  placeholder?: string
  size?: 'base' | 'small'
}

/** A native select, with the phone's own picker and keyboard search. */
export const SelectField = ({
  label,
  hideLabel,
  hint,
  error,
  optional,
  className,
  options,
  placeholder,
  size = 'base',
  ...select
}: SelectFieldProps) => (
  <Field
    id={select.id}
    label={label}
    hideLabel={hideLabel}
    hint={hint}
    error={error}
    optional={optional}
    className={className}
    describedBy={select['aria-describedby']}
  >
    {(control) => (
      <MarkedControl>
        <Select {...select} {...control} data-size={size}>
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </Select>
        <ChevronDown aria-hidden="true" />
      </MarkedControl>
    )}
  </Field>
)

const Select = styled.select`
  ${controlStyle}
  padding-inline-end: var(--space-10);
  appearance: none;
  text-overflow: ellipsis;
`
