import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import type { CatalogPlan } from '@framewell/domain/catalog/catalogPlan'
import { dollars } from '@framewell/domain/money/usd'
import { styled } from 'styled-components'
import { PLAN_SORTS, type PlanFilter, type PlanSort, priceLimits } from './planFilter'

export interface PlanFiltersProps {
  /** The plans to filter. */
  plans: readonly CatalogPlan[]
  filter: PlanFilter
  onChange: (change: Partial<PlanFilter>) => void
}

const SORT_LABELS: Record<PlanSort, string> = {
  area: 'Smallest first',
  price: 'Lowest price first',
  'price-down': 'Highest price first',
  bedrooms: 'Most bedrooms first',
}

/** Bedrooms, price, stories and order. Each choice applies at once. */
export const PlanFilters = ({ plans, filter, onChange }: PlanFiltersProps) => {
  const numberOr = (text: string) => (text ? Number(text) : null)
  return (
    <Row role="group" aria-label="Filter and sort the plans">
      <SelectField
        label="Bedrooms"
        value={filter.bedrooms || ''}
        options={[
          { value: '', label: 'Any' },
          ...distinct(
            plans.map((plan) => plan.bedrooms),
            filter.bedrooms || null,
          ).map((count) => ({ value: String(count), label: `${count} or more` })),
        ]}
        onChange={(event) => onChange({ bedrooms: Number(event.currentTarget.value) })}
      />
      <SelectField
        label="Kit price"
        value={filter.maxPrice ?? ''}
        options={[
          { value: '', label: 'Any' },
          ...priceLimits(plans, filter.maxPrice).map((limit) => ({ value: String(limit), label: `Up to ${dollars(limit)}` })),
        ]}
        onChange={(event) => onChange({ maxPrice: numberOr(event.currentTarget.value) })}
      />
      <SelectField
        label="Stories"
        value={filter.stories ?? ''}
        options={[
          { value: '', label: 'Any' },
          ...distinct(
            plans.map((plan) => plan.stories),
            filter.stories,
          ).map((count) => ({ value: String(count), label: String(count) })),
        ]}
        onChange={(event) => onChange({ stories: numberOr(event.currentTarget.value) })}
      />
      <SelectField
        label="Order"
        value={filter.sort}
        options={PLAN_SORTS.map((sort) => ({ value: sort, label: SORT_LABELS[sort] }))}
        onChange={(event) => onChange({ sort: PLAN_SORTS.find((sort) => sort === event.currentTarget.value) })}
      />
    </Row>
  )
}

/** The values in use, plus the chosen one even when no plan has it. */
function distinct(values: readonly number[], chosen: number | null): number[] {
  return [...new Set(chosen === null ? values : [...values, chosen])].sort((a, b) => a - b)
}

/** Placeholder of the filters. */
export const PlanFiltersSkeleton = () => (
  <Row>
    {['bedrooms', 'price', 'stories', 'order'].map((field) => (
      <Pending key={field}>
        <Skeleton width="5rem" height="1.25rem" />
        <Skeleton shape="block" height="var(--control-large)" />
      </Pending>
    ))}
  </Row>
)

const Pending = styled.div`
  display: grid;
  gap: var(--space-1-5);
`

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr));
  gap: var(--space-4);
`
