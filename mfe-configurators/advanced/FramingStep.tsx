import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import { chosenHeights } from '@framewell/domain/framing/heightWords'
import { usd } from '@framewell/domain/money/usd'
import { OptionCards } from '../wizard/OptionCards'

interface FramingStepProps {
  book: PriceBook
  value: string
  onChange: (id: string) => void
}

export const FramingStep = ({ book, value, onChange }: FramingStepProps) => (
  <OptionCards
    legend="Steel frame"
    value={value}
    onChange={onChange}
    options={book.advanced.framings.map(({ priceCents, frame, ...option }) => ({
      ...option,
      features: [...option.features, ...chosenHeights(frame)],
      price: usd(priceCents),
    }))}
  />
)
