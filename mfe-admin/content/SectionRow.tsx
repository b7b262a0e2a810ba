import type { FieldProblems } from '@framewell/domain/content/saving/saveFailure'
import type { FieldValues, SectionForm } from '@framewell/domain/content/sectionForm'
import { memo } from 'react'
import type { EditableSection } from './editablePage'
import { SectionCard } from './SectionCard'
import { useNearView } from './useNearView'

/** What the list does with a section. The functions stay the same between renders. */
export interface SectionActions {
  readonly change: (id: string, change: FieldValues) => void
  readonly move: (id: string, by: 1 | -1) => void
  readonly duplicate: (id: string) => void
  readonly remove: (id: string) => void
}

interface SectionRowProps {
  section: EditableSection
  form: SectionForm
  at: number
  count: number
  /** The section's own errors. */
  problems: FieldProblems
  isNew: boolean
  /** Whether its fields may be left out while it is far outside the view. */
  isWindowed: boolean
  actions: SectionActions
}

/** One section of the list. A key pressed in another section does not render it again. */
export const SectionRow = memo(({ section, form, at, count, problems, isNew, isWindowed, actions }: SectionRowProps) => {
  const { id } = section
  const { place, isNear } = useNearView(at)
  const isMounted = !isWindowed || isNear || isNew || Object.keys(problems).length > 0
  return (
    <li ref={place} data-section={id}>
      <SectionCard
        section={section}
        form={form}
        at={at}
        count={count}
        problemAt={(path) => problemAt(problems, path ? `sections.${at}.${path}` : `sections.${at}`)}
        isNew={isNew}
        isMounted={isMounted}
        onChange={(change) => actions.change(id, change)}
        onMove={(by) => actions.move(id, by)}
        onDuplicate={() => actions.duplicate(id)}
        onRemove={() => actions.remove(id)}
      />
    </li>
  )
})

/** The server's errors at or below a path. */
export function problemsOf(problems: FieldProblems, path: string): FieldProblems {
  const found = Object.entries(problems).filter(([known]) => known === path || known.startsWith(`${path}.`))
  return found.length > 0 ? Object.fromEntries(found) : NONE
}

const NONE: FieldProblems = {}

function problemAt(problems: FieldProblems, path: string): string | undefined {
  return problems[path] ?? Object.entries(problems).find(([known]) => known.startsWith(`${path}.`))?.[1]
}
