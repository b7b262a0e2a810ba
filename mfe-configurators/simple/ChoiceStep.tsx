import type { Option } from '@framewell/domain/catalog/option'
import { usd } from '@framewell/domain/money/usd'
import { OptionCards } from '../wizard/OptionCards'

interface ChoiceStepProps {
  title: string
  options: readonly Option[]
  chosen: string | null
  onChoose: (id: string) => void
}

/** One question of the plan quote, with each answer's price difference. */
export const ChoiceStep = ({ title, options, chosen, onChoose }: ChoiceStepProps) => (
  <OptionCards
    legend={title}
    value={chosen}
    onChange={onChoose}
    options={options.map(({ priceCents, recommended: _, ...option }) => ({
      ...option,
      price: priceCents === 0 ? 'Included' : `+${usd(priceCents)}`,
    }))}
  />
)
