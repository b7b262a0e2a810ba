import { Checkbox } from '@framewell/design-system/elements/checkbox/Checkbox'
import { FieldSet } from '@framewell/design-system/elements/field-group/FieldSet'
import { ADDITION_CATEGORIES } from '@framewell/domain/catalog/option'
import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import { usd } from '@framewell/domain/money/usd'
import { styled } from 'styled-components'

interface AdditionsStepProps {
  book: PriceBook
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** The optional additions, by category. */
export const AdditionsStep = ({ book, chosen, onChange }: AdditionsStepProps) => (
  <Categories>
    {ADDITION_CATEGORIES.map((category) => {
      const options = book.advanced.additions.filter((option) => option.category === category)
      if (options.length === 0) return null
      return (
        <FieldSet key={category} legend={category}>
          {options.map(({ id, name, description, priceCents }) => (
            <Checkbox
              key={id}
              label={`${name}, ${usd(priceCents)}`}
              hint={description}
              checked={chosen.includes(id)}
              onChange={(event) => onChange(event.currentTarget.checked ? [...chosen, id] : chosen.filter((each) => each !== id))}
            />
          ))}
        </FieldSet>
      )
    })}
  </Categories>
)

const Categories = styled.div`
  display: grid;
  gap: var(--space-6);
`
