import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { Choice, ChoiceHint, ChoiceText, Frame } from '../checkbox/CheckboxFrame'

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children' | 'role'> {
  label: ReactNode
  hint?: ReactNode
}

/** A setting that takes effect immediately. In submitted forms use a Checkbox. */
export const Switch = ({ label, hint, className, id, ...input }: SwitchProps) => {
  const ownId = useId()
  const controlId = id ?? ownId
  return (
    <Frame className={className}>
      <Choice>
        <Track
          {...input}
          id={controlId}
          type="checkbox"
          role="switch"
          aria-describedby={hint ? `${controlId}-hint` : input['aria-describedby']}
        />
        <ChoiceText>{label}</ChoiceText>
      </Choice>
      {hint ? <Hint id={`${controlId}-hint`}>{hint}</Hint> : null}
    </Frame>
  )
}

const Hint = styled(ChoiceHint)`
  margin-inline-start: calc(2.5rem + var(--space-3));
`

const Track = styled.input`
  position: relative;
  flex: none;
  width: 2.5rem;
  height: 1.5rem;
  border: 1px solid var(--color-control-border);
  border-radius: var(--radius-round);
  background: var(--color-sunken);
  appearance: none;
  cursor: inherit;
  transition: background-color var(--duration-base);

  &::before {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0.1875rem;
    width: 1rem;
    height: 1rem;
    margin-block: auto;
    border-radius: var(--radius-round);
    background: var(--color-ink-subtle);
    content: '';
    transition: translate var(--duration-base) var(--ease-out);
  }
  &:checked {
    border-color: var(--color-steel);
    background: var(--color-steel);
  }
  &:checked::before {
    background: var(--color-on-steel);
    translate: 1rem 0;
  }
  &:disabled {
    opacity: 0.55;
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`
