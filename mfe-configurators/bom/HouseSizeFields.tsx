import { FieldGroup } from '@framewell/design-system/elements/field-group/FieldGroup'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { useState } from 'react'
import type { BomQuestion } from './bomQuestion'

interface HouseSizeFieldsProps {
  question: BomQuestion
  ask: (change: Partial<BomQuestion>) => void
  errorOf: (path: string) => string | undefined
  /** An uploaded plan's stated area. */
  knownArea: number | null
}

/** The size of a building that is not in the catalog. */
export const HouseSizeFields = ({ question, ask, errorOf, knownArea }: HouseSizeFieldsProps) => {
  // The URL follows with a delay; typing does not wait for it.
  const [typed, setTyped] = useState({ area: question.area, length: question.length, width: question.width })
  const type = (change: Partial<typeof typed>) => {
    setTyped({ ...typed, ...change })
    ask(change)
  }
  return (
    <FieldGroup pairs>
      <TextField
        id="bom-area"
        label="Floor area, all stories"
        suffix="sq ft"
        inputMode="decimal"
        value={typed.area}
        placeholder={knownArea === null ? undefined : String(knownArea)}
        error={errorOf('configuration.dimensions.squareFeet') ?? errorOf('configuration.uploadedPlan.squareFeet')}
        onChange={(event) => type({ area: event.currentTarget.value })}
      />
      <SelectField
        id="bom-stories"
        label="Stories"
        value={question.stories || '1'}
        options={optionsOf(['1', '2', '3'])}
        error={errorOf('configuration.dimensions.stories')}
        onChange={(event) => ask({ stories: event.currentTarget.value })}
      />
      <TextField
        id="bom-length"
        label="Length"
        optional
        suffix="ft"
        inputMode="decimal"
        value={typed.length}
        error={errorOf('configuration.dimensions.lengthFeet')}
        onChange={(event) => type({ length: event.currentTarget.value })}
      />
      <TextField
        id="bom-width"
        label="Width"
        optional
        suffix="ft"
        inputMode="decimal"
        value={typed.width}
        error={errorOf('configuration.dimensions.widthFeet')}
        onChange={(event) => type({ width: event.currentTarget.value })}
      />
    </FieldGroup>
  )
}
