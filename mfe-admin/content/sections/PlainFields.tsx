import { Checkbox } from '@framewell/design-system/elements/checkbox/Checkbox'
import { FieldSet } from '@framewell/design-system/elements/field-group/FieldSet'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { TextArea } from '@framewell/design-system/elements/text-area/TextArea'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { type FieldValues, isShown, pictureValueSchema, type SectionField } from '@framewell/domain/content/sectionForm'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { NumbersField, TextsField } from './ListField'
import { MomentField } from './MomentField'
import { NumberField } from './NumberField'
import { PictureField } from './PictureField'

export interface FieldGroupProps {
  fields: readonly SectionField[]
  values: FieldValues
  /** The error at a path below these fields. */
  problemAt: (path: string) => string | undefined
  onChange: (change: FieldValues) => void
}

export interface FieldControlProps {
  field: SectionField
  value: unknown
  /** The error at a path below this field; '' is the field itself. */
  problemAt: (path: string) => string | undefined
  id?: string
  onChange: (value: unknown) => void
}

interface FieldPlacesProps extends FieldGroupProps {
  draw: (control: FieldControlProps) => ReactNode
}

/** A group of fields; short ones side by side where there is room. */
export const FieldPlaces = ({ fields, values, problemAt, onChange, draw }: FieldPlacesProps) => (
  <Fields>
    {fields
      .filter((field) => isShown(field, values))
      .map((field) => (
        <Place key={field.name} data-wide={isWide(field)}>
          {draw({
            field,
            value: values[field.name],
            problemAt: (path) => problemAt(path ? `${field.name}.${path}` : field.name),
            onChange: (value) => onChange({ [field.name]: value }),
          })}
        </Place>
      ))}
  </Fields>
)

/** A group without running text and without lists. */
export const PlainFields = (group: FieldGroupProps) => <FieldPlaces {...group} draw={(control) => <PlainControl {...control} />} />

/**
 * The input for a field that is neither running text nor a list.
 * @throws Error for those two: see FieldGroup
 */
export const PlainControl = ({ field, value, problemAt, id, onChange }: FieldControlProps) => {
  const { kind, label, hint, placeholder, required, options = [] } = field
  const texts = { id, label, hint, optional: !required, error: problemAt('') }
  switch (kind) {
    case 'text':
    case 'longText': {
      const typed = {
        value: String(value ?? ''),
        maxLength: field.max,
        placeholder,
        onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
      }
      return kind === 'text' ? <TextField {...texts} {...typed} /> : <TextArea {...texts} {...typed} rows={2} />
    }
    case 'number':
      return <NumberField {...texts} value={typeof value === 'number' ? value : null} onChange={onChange} />
    case 'choice': {
      const chosen = String(value ?? '')
      const known = options.some((option) => option.value === chosen)
      return (
        <SelectField
          {...texts}
          options={chosen === '' || known ? options : [...options, { value: chosen, label: `${chosen} (no longer offered)` }]}
          {...(required && chosen !== '' ? {} : { placeholder: required ? 'Choose one' : 'None' })}
          value={chosen}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )
    }
    case 'choices': {
      const chosen = Array.isArray(value) ? value : []
      const pick = (picked: string, on: boolean) =>
        onChange(options.map((option) => option.value).filter((option) => (option === picked ? on : chosen.includes(option))))
      return (
        <FieldSet legend={label} hint={hint} error={problemAt('')}>
          {options.map((option) => (
            <Checkbox
              key={option.value}
              label={option.label}
              checked={chosen.includes(option.value)}
              onChange={(event) => pick(option.value, event.currentTarget.checked)}
            />
          ))}
        </FieldSet>
      )
    }
    case 'switch':
      return <Checkbox label={label} hint={hint} checked={value === true} onChange={(event) => onChange(event.currentTarget.checked)} />
    case 'moment':
      return <MomentField {...texts} value={String(value ?? '')} onChange={onChange} />
    case 'picture':
      return <PictureField {...texts} value={pictureValueSchema.nullable().catch(null).parse(value)} onChange={onChange} />
    case 'texts':
      return <TextsField {...texts} value={Array.isArray(value) ? value.map(String) : []} onChange={onChange} />
    case 'numbers':
      return <NumbersField {...texts} value={Array.isArray(value) ? value.map(Number) : []} onChange={onChange} />
    case 'richText':
    case 'rows':
      throw new Error(`${field.name} is ${kind}, which has no place here`)
  }
}

const WIDE: ReadonlySet<SectionField['kind']> = new Set(['longText', 'richText', 'picture', 'rows', 'choices', 'switch'])

/** Whether it always takes a full row. */
export function isWide({ kind }: SectionField): boolean {
  return WIDE.has(kind)
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: var(--space-4);
  /* Fields in a row align regardless of hint length. */
  align-items: end;
`

const Place = styled.div`
  min-width: 0;

  &[data-wide='true'] {
    grid-column: 1 / -1;
  }
`
