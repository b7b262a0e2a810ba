import { FieldGroup } from '@framewell/design-system/elements/field-group/FieldGroup'
import { Text } from '@framewell/design-system/elements/text/Text'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { figure } from '@framewell/domain/numbers/figure'
import { changeDimension, type Dimensions } from '@framewell/domain/quotes/advancedQuote'
import { styled } from 'styled-components'
import { dimensionErrors } from './dimensionErrors'

interface DimensionsStepProps {
  dimensions: Dimensions
  onChange: (dimensions: Dimensions) => void
}

const MEMBERS = [
  { member: 'length', label: 'Length', unit: 'ft', digits: 5 },
  { member: 'width', label: 'Width', unit: 'ft', digits: 5 },
  { member: 'squareFootage', label: 'Square footage', unit: 'sq ft', digits: 10 },
] as const

/** Length, width and area; the area is computed from the other two until it is set separately. */
export const DimensionsStep = ({ dimensions, onChange }: DimensionsStepProps) => {
  const errors = dimensionErrors(dimensions)
  const drawn = dimensions.length * dimensions.width
  return (
    <Frame>
      <FieldGroup columns={3}>
        {MEMBERS.map(({ member, label, unit, digits }) => (
          <TextField
            key={member}
            id={`advanced-${member}`}
            label={label}
            suffix={unit}
            inputMode="numeric"
            autoComplete="off"
            maxLength={digits}
            value={String(dimensions[member])}
            error={errors[member]}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => onChange(changeDimension(dimensions, member, event.currentTarget.value))}
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
