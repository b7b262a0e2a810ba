import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { FieldSet, type FieldSetProps } from '../field-group/FieldSet'
import { Aside, Body, CardFrame, Cards, Description, Mark, Title } from './RadioCardsFrame'

export interface RadioCard {
  readonly value: string
  readonly label: ReactNode
  readonly description?: ReactNode
  /** On the right, below on phones: a price, a lead time. */
  readonly aside?: ReactNode
  readonly badge?: ReactNode
  readonly disabled?: boolean
}

export interface RadioCardsProps
  extends Omit<FieldSetProps, 'children'>,
    Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'children' | 'className' | 'id' | 'type'> {
  options: readonly RadioCard[]
  value?: string | null
  defaultValue?: string
  onValueChange?: (value: string) => void
  /** Cards side by side from 768 px. */
  columns?: 1 | 2 | 3
}

/**
 * One of a few choices, each a card. Native radios: arrows move, `ref` and input props go to every radio (react-hook-form's register
 * works).
 */
export const RadioCards = ({
  legend,
  hideLegend,
  hint,
  error,
  optional,
  id,
  className,
  options,
  value,
  defaultValue,
  onValueChange,
  onChange,
  columns = 1,
  name,
  ...input
}: RadioCardsProps) => {
  const ownName = useId()
  return (
    <FieldSet legend={legend} hideLegend={hideLegend} hint={hint} error={error} optional={optional} id={id} className={className}>
      <Cards data-columns={columns}>
        {options.map((option) => (
          <CardFrame key={option.value}>
            <Mark
              {...input}
              type="radio"
              name={name ?? ownName}
              value={option.value}
              disabled={option.disabled ?? input.disabled}
              {...(value === undefined ? {} : { checked: value === option.value })}
              {...(defaultValue === undefined ? {} : { defaultChecked: defaultValue === option.value })}
              aria-invalid={error ? true : undefined}
              onChange={(event) => {
                onChange?.(event)
                onValueChange?.(option.value)
              }}
            />
            <Body>
              <Title>{option.label}</Title>
              {option.badge}
              {option.description ? <Description>{option.description}</Description> : null}
            </Body>
            {option.aside ? <Aside>{option.aside}</Aside> : null}
          </CardFrame>
        ))}
      </Cards>
    </FieldSet>
  )
}
