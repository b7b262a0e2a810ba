import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import { usdWithCents } from '@framewell/domain/money/usd'
import { OptionCards } from '../wizard/OptionCards'

interface FoundationStepProps {
  book: PriceBook
  value: string
  onChange: (id: string) => void
}

export const FoundationStep = ({ book, value, onChange }: FoundationStepProps) => (
  <OptionCards
    legend="Foundation"
    value={value}
    onChange={onChange}
    options={book.advanced.foundations.map(({ id, name, description, priceCentsPerSqft, suitable }) => ({
      id,
      name,
      description,
      features: suitable,
      price: usdWithCents(priceCentsPerSqft),
      priceNote: 'per sq ft',
    }))}
  />
)
