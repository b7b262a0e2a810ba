import { ChevronDown } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { controlStyle } from '../field/controlStyle'
import { Field, type FieldTexts } from '../field/Field'

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

/** A native select: the phone's own picker, the keyboard's own search. */
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
      <Box>
        <Select {...select} {...control} data-size={size}>
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </Select>
        <ChevronDown aria-hidden="true" />
      </Box>
    )}
  </Field>
)

const Box = styled.span`
  position: relative;
  display: block;

  & svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: var(--space-3);
    width: var(--control-icon);
    height: 100%;
    color: var(--color-ink-subtle);
    pointer-events: none;
  }
`

const Select = styled.select`
  ${controlStyle}
  padding-inline-end: var(--space-10);
  appearance: none;
  text-overflow: ellipsis;
`
