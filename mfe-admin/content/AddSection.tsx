import { Button } from '@framewell/design-system/elements/button/Button'
import { Menu } from '@framewell/design-system/elements/menu/Menu'
import type { SectionForm } from '@framewell/domain/content/sectionForm'
import { Plus } from 'lucide-react'
import { styled } from 'styled-components'
import { fieldId } from './useFieldFocus'

/** Every kind of section, the kinds of one task together. */
export const AddSection = ({ forms, onAdd }: { forms: readonly SectionForm[]; onAdd: (form: SectionForm) => void }) => {
  const groups = [...new Set(forms.map(({ group }) => group))]
  return (
    <Kinds
      trigger={
        <Button id={fieldId('sections')} size="small" icon={<Plus />}>
          Add Section
        </Button>
      }
      entries={groups.flatMap((group, at) =>
        forms
          .filter((form) => form.group === group)
          .map((form, index) => ({ label: form.label, separated: at > 0 && index === 0, onSelect: () => onAdd(form) })),
      )}
    />
  )
}

const Kinds = styled(Menu)`
  max-height: var(--radix-dropdown-menu-content-available-height);
  overflow-y: auto;
`
