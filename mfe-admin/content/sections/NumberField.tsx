import type { FieldTexts } from '@framewell/design-system/elements/field/Field'
import { NO_NUMBER, numberOf } from '@framewell/domain/content/grid/numberOf'
import { TypedField } from './TypedField'

interface NumberFieldProps extends FieldTexts {
  id?: string | undefined
  value: number | null
  onChange: (value: number | null) => void
}

export const NumberField = (props: NumberFieldProps) => <TypedField {...props} none={NO_NUMBER} read={numberOf} />
