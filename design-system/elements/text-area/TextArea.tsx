import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { controlStyle } from '../field/controlStyle'
import { Field, type FieldTexts } from '../field/Field'

export interface TextAreaProps extends FieldTexts, ComponentPropsWithRef<'textarea'> {}

/** Several lines of text; grows with its content where the browser supports it. */
export const TextArea = ({ label, hideLabel, hint, error, optional, className, rows = 4, ...area }: TextAreaProps) => (
  <Field
    id={area.id}
    label={label}
    hideLabel={hideLabel}
    hint={hint}
    error={error}
    optional={optional}
    className={className}
    describedBy={area['aria-describedby']}
  >
    {(control) => <Area rows={rows} {...area} {...control} />}
  </Field>
)

const Area = styled.textarea`
  ${controlStyle}
  line-height: var(--leading-text);
  resize: vertical;
  field-sizing: content;
  min-height: calc(var(--control-large) * 2);
`
