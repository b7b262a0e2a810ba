import { type FieldValues, isShown, type SectionField } from '@framewell/domain/content/sectionForm'
import { styled } from 'styled-components'
import { FieldControl } from './FieldControl'

interface FieldGroupProps {
  fields: readonly SectionField[]
  values: FieldValues
  /** What is wrong at a path below these fields. */
  problemAt: (path: string) => string | undefined
  onChange: (change: FieldValues) => void
}

/** Fields that stand together; short ones side by side where there is room. */
export const FieldGroup = ({ fields, values, problemAt, onChange }: FieldGroupProps) => (
  <Fields>
    {fields
      .filter((field) => isShown(field, values))
      .map((field) => (
        <Place key={field.name} data-wide={WIDE.has(field.kind)}>
          <FieldControl
            field={field}
            value={values[field.name]}
            problemAt={(path) => problemAt(path ? `${field.name}.${path}` : field.name)}
            onChange={(value) => onChange({ [field.name]: value })}
          />
        </Place>
      ))}
  </Fields>
)

const WIDE: ReadonlySet<SectionField['kind']> = new Set(['longText', 'richText', 'picture', 'rows', 'choices', 'switch'])

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: var(--space-4);
  align-items: start;
`

const Place = styled.div`
  min-width: 0;

  &[data-wide='true'] {
    grid-column: 1 / -1;
  }
`
