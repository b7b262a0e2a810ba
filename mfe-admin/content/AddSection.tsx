import { Button } from '@framewell/design-system/elements/button/Button'
import { Menu } from '@framewell/design-system/elements/menu/Menu'
import type { FieldValues, SectionForm } from '@framewell/domain/content/sectionForm'
import { Plus } from 'lucide-react'
import { styled } from 'styled-components'
import { fieldId } from './useFieldFocus'

interface AddSectionProps {
  forms: readonly SectionForm[]
  /** `given` holds the section's initial values. */
  onAdd: (form: SectionForm, given?: FieldValues) => void
  /** Placed below the sections, where the next one goes. SEO hints link to the instance above them. */
  atEnd?: boolean
}

/** A menu of all section types, grouped by purpose. The app type lists each widget of the micro-frontends. */
export const AddSection = ({ forms, onAdd, atEnd = false }: AddSectionProps) => {
  const groups = [...new Set(forms.map(({ group }) => group))]
  return (
    <Kinds
      trigger={
        <Button {...(atEnd ? {} : { id: fieldId('sections') })} size="small" icon={<Plus />}>
          {atEnd ? 'Add another' : 'Add Section'}
        </Button>
      }
      entries={groups.flatMap((group, at) =>
        forms
          .filter((form) => form.group === group)
          .flatMap((form) => kindsOf(form))
          .map(({ form, label, picture, given }, index) => ({
            label,
            separated: at > 0 && index === 0,
            ...(picture ? { icon: <Sketch src={picture} alt="" loading="lazy" /> } : {}),
            onSelect: () => onAdd(form, given),
          })),
      )}
    />
  )
}

interface Kind {
  readonly form: SectionForm
  readonly label: string
  readonly picture?: string | undefined
  readonly given?: FieldValues
}

function kindsOf(form: SectionForm): Kind[] {
  const apart = form.fields.find((field) => field.apart && field.options?.length)
  if (!apart?.options) return [{ form, label: form.label }]
  return apart.options.map(({ value, label, picture }) => ({ form, label, picture, given: { [apart.name]: value } }))
}

const Sketch = styled.img`
  width: 3.75rem;
  aspect-ratio: 3 / 2;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-small);
  object-fit: cover;
`

const Kinds = styled(Menu)`
  max-height: var(--radix-dropdown-menu-content-available-height);
  overflow-y: auto;
`
