import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled } from 'styled-components'
import { controlStyle } from '../field/controlStyle'
import { Field, type FieldTexts } from '../field/Field'

export interface TextFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'size' | 'prefix'> {
  size?: 'base' | 'small'
  /** A unit or sign inside the box, before or after the input: $, sq ft, %. */
  prefix?: ReactNode
  suffix?: ReactNode
}

/** One line of text. Props and ref go to the input, `className` to the whole field. */
export const TextField = ({
  label,
  hideLabel,
  hint,
  error,
  optional,
  className,
  size = 'base',
  prefix,
  suffix,
  ...input
}: TextFieldProps) => (
  <Field
    id={input.id}
    label={label}
    hideLabel={hideLabel}
    hint={hint}
    error={error}
    optional={optional}
    className={className}
    describedBy={input['aria-describedby']}
  >
    {(control) => (
      <Box>
        {prefix ? <Affix data-side="start">{prefix}</Affix> : null}
        <Input {...input} {...control} data-size={size} data-prefix={prefix ? true : undefined} data-suffix={suffix ? true : undefined} />
        {suffix ? <Affix data-side="end">{suffix}</Affix> : null}
      </Box>
    )}
  </Field>
)

const Box = styled.span`
  position: relative;
  display: flex;
  align-items: center;
`

const Input = styled.input`
  ${controlStyle}

  &[type='number'],
  &[inputmode='decimal'],
  &[inputmode='numeric'] {
    font-variant-numeric: tabular-nums;
  }
  &[data-prefix] {
    padding-inline-start: var(--space-8);
  }
  &[data-suffix] {
    padding-inline-end: var(--space-14);
  }
`

const Affix = styled.span`
  position: absolute;
  color: var(--color-ink-subtle);
  font-size: var(--text-small);
  pointer-events: none;

  &[data-side='start'] {
    inset-inline-start: var(--space-3);
  }
  &[data-side='end'] {
    inset-inline-end: var(--space-3);
  }
`
