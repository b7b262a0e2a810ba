import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { RadioCards } from '@framewell/design-system/elements/radio-cards/RadioCards'
import { Figure } from '@framewell/design-system/elements/text/Figure'
import { styled } from 'styled-components'

export interface OptionCard {
  readonly id: string
  readonly name: string
  readonly description?: string
  readonly recommended?: boolean
  readonly features?: readonly string[]
  /** Formatted. */
  readonly price?: string
  /** Small text below the price: '+$2,600', 'per sq ft'. */
  readonly priceNote?: string | null
}

interface OptionCardsProps {
  /** The question for screen readers; the step's heading shows it visually. */
  legend: string
  options: readonly OptionCard[]
  value: string | null
  onChange: (id: string) => void
  columns?: 1 | 2 | 3
}

/** The options of a step as radio cards: name, badge, features, price. */
export const OptionCards = ({ legend, options, value, onChange, columns }: OptionCardsProps) => (
  <RadioCards
    legend={legend}
    hideLegend
    columns={columns}
    value={value}
    onValueChange={onChange}
    options={options.map((option) => ({
      value: option.id,
      label: option.name,
      badge: option.recommended ? <Badge tone="ok">Recommended</Badge> : undefined,
      description: <Words option={option} />,
      aside: option.price === undefined ? undefined : <Price price={option.price} note={option.priceNote} />,
    }))}
  />
)

const Words = ({ option: { description, features = [] } }: { option: OptionCard }) => (
  <Text>
    {description}
    {features.length > 0 ? (
      <Features>
        {features.map((feature) => (
          <span key={feature}>{feature}</span>
        ))}
      </Features>
    ) : null}
  </Text>
)

const Price = ({ price, note }: { price: string; note: string | null | undefined }) => (
  <Amount>
    <Figure size="small">{price}</Figure>
    {note ? <small>{note}</small> : null}
  </Amount>
)

const Text = styled.span`
  display: grid;
  gap: var(--space-2);
`

const Features = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-5);

  & > span::before {
    color: var(--color-ink-subtle);
    content: '— ' / '';
  }
`

const Amount = styled.span`
  display: grid;
  gap: var(--space-0-5);

  & small {
    color: var(--color-ink-subtle);
    font-size: var(--text-tiny);
    font-variant-numeric: tabular-nums;
  }
`
