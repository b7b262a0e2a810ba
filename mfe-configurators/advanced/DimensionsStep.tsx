import { FieldGroup } from '@framewell/design-system/elements/field-group/FieldGroup'
import { Text } from '@framewell/design-system/elements/text/Text'
import { figure } from '@framewell/domain/numbers/figure'
import { changeDimension, type Dimensions } from '@framewell/domain/quotes/advancedQuote'
import { styled } from 'styled-components'
import { WholeNumberField } from '../wizard/WholeNumberField'
import { dimensionErrors } from './dimensionErrors'

interface DimensionsStepProps {
  dimensions: Dimensions
  onChange: (dimensions: Dimensions) => void
}

const MEMBERS = [
  { member: 'length', label: 'Length', unit: 'ft', max: 99_999 },
  { member: 'width', label: 'Width', unit: 'ft', max: 99_999 },
  { member: 'squareFootage', label: 'Square footage', unit: 'sq ft', max: 9_999_999_999 },
] as const

/** Length, width and area; the area is computed from the other two until it is set separately. */
export const DimensionsStep = ({ dimensions, onChange }: DimensionsStepProps) => {
  const errors = dimensionErrors(dimensions)
  const drawn = dimensions.length * dimensions.width
  return (
    <Frame>
      <FieldGroup columns={3}>
        {MEMBERS.map(({ member, label, unit, max }) => (
          <WholeNumberField
            key={member}
            id={`advanced-${member}`}
            label={label}
            suffix={unit}
            max={max}
            value={String(dimensions[member])}
            error={errors[member]}
            onFocus={(event) => event.currentTarget.select()}
            onNumber={(value) => onChange(changeDimension(dimensions, member, value ?? 0))}
          />
        ))}
      </FieldGroup>
      <Text size="small" tone="muted" role="status">
        {drawn === dimensions.squareFootage
          ? `${figure(dimensions.length)} × ${figure(dimensions.width)} ft on one floor.`
          : `${figure(dimensions.length)} × ${figure(dimensions.width)} ft is ${figure(drawn)} sq ft a floor; the price follows the ${figure(dimensions.squareFootage)} sq ft entered.`}
      </Text>
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  gap: var(--space-4);
`
