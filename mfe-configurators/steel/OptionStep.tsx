import type { FrameEffect, Option } from '@framewell/domain/catalog/option'
import { chosenHeights } from '@framewell/domain/framing/heightWords'
import type { Cents } from '@framewell/domain/money/cents'
import { absoluteCents, subtractCents } from '@framewell/domain/money/differences'
import { usd } from '@framewell/domain/money/usd'
import { OptionCards } from '../wizard/OptionCards'

interface OptionStepProps {
  title: string
  options: readonly (Option & { readonly frame?: FrameEffect })[]
  chosen: string | null
  onChoose: (option: Option) => void
}

/** A step of the steel configurator after the plan: its options with prices and the difference of each. */
export const OptionStep = ({ title, options, chosen, onChoose }: OptionStepProps) => {
  const current = options.find(({ id }) => id === chosen)
  return (
    <OptionCards
      legend={title}
      value={chosen}
      onChange={(id) => {
        const option = options.find((one) => one.id === id)
        if (option) onChoose(option)
      }}
      options={options.map((option) => ({
        ...option,
        features: [...option.features, ...chosenHeights(option.frame ?? {})],
        price: usd(option.priceCents),
        priceNote: current && current.id !== option.id ? difference(subtractCents(option.priceCents, current.priceCents)) : null,
      }))}
    />
  )
}

/** Signed, relative to the chosen option. */
function difference(amount: Cents): string {
  return `${amount < 0 ? '−' : '+'}${usd(absoluteCents(amount))}`
}
