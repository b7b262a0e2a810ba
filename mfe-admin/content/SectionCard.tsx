import { Card } from '@framewell/design-system/elements/card/Card'
import { FieldError } from '@framewell/design-system/elements/field/FieldError'
import { IconButton } from '@framewell/design-system/elements/icon-button/IconButton'
import type { Fact } from '@framewell/domain/content/factCalls'
import { factToken } from '@framewell/domain/content/facts'
import type { FieldValues, SectionForm } from '@framewell/domain/content/sectionForm'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { CommentsButton } from './comments/CommentsButton'
import type { EditableSection } from './editablePage'
import { FactDialog } from './facts/FactDialog'
import { useLastField } from './facts/useLastField'
import { Editors } from './presence/Presence'
import { SectionFields } from './sections/SectionFields'

interface SectionCardProps {
  section: EditableSection
  form: SectionForm
  /** Zero-based position. */
  at: number
  count: number
  /** The error at or below a path of the section; '' is the section as a whole. */
  problemAt: (path: string) => string | undefined
  /** Added during this visit. */
  isNew: boolean
  /** Whether its fields are shown; otherwise only its title. */
  isMounted: boolean
  onChange: (change: FieldValues) => void
  onMove: (by: 1 | -1) => void
  onDuplicate: () => void
  onRemove: () => void
}

export const sectionControlId = (id: string, control: 'title' | 'content' | 'up' | 'down' | 'grip') => `section-${id}-${control}`

/** Brings a section into view and focus. False when the list of sections is not on screen. */
export function showSection(id: string): boolean {
  const control = document.getElementById(sectionControlId(id, 'up'))
  control?.focus({ preventScroll: true })
  control?.closest('[data-section]')?.scrollIntoView({ block: 'start' })
  return control !== null
}

/** One section: its type, fields and actions. Alt with an arrow key moves it from any of its buttons and fields. */
export const SectionCard = ({
  section,
  form,
  at,
  count,
  problemAt,
  isNew,
  isMounted,
  onChange,
  onMove,
  onDuplicate,
  onRemove,
}: SectionCardProps) => {
  const { id } = section
  const name = `${form.label}, number ${at + 1}`
  const shell = useShell()
  const { remember, insert } = useLastField()
  const nameFact = ({ key }: Fact) => {
    if (!insert(factToken(key))) shell.toast({ title: 'Click a field in this section first' })
  }
  const move = (event: KeyboardEvent) => {
    // In a text field, the keys move the cursor.
    if (!event.altKey || event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLInputElement) return
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    onMove(event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    <Card as="article" aria-label={name} onKeyDown={move} onFocus={remember}>
      <Head>
        <Kind>{form.label}</Kind>
        <Editors section={id} />
        <FactDialog label={`Live fact for ${name}`} onChoose={nameFact} />
        <CommentsButton section={id} name={name} />
        <IconButton
          id={sectionControlId(id, 'up')}
          size="small"
          label={`Move ${name} up`}
          icon={<ArrowUp />}
          aria-keyshortcuts="Alt+ArrowUp"
          aria-disabled={at === 0 || undefined}
          onClick={() => onMove(-1)}
        />
        <IconButton
          id={sectionControlId(id, 'down')}
          size="small"
          label={`Move ${name} down`}
          icon={<ArrowDown />}
          aria-keyshortcuts="Alt+ArrowDown"
          aria-disabled={at === count - 1 || undefined}
          onClick={() => onMove(1)}
        />
        <IconButton size="small" label={`Duplicate ${name}`} icon={<Copy />} onClick={onDuplicate} />
        <IconButton size="small" label={`Remove ${name}`} icon={<Trash2 />} onClick={onRemove} />
      </Head>
      {problemAt('') && !form.fields.some((field) => problemAt(field.name)) ? <FieldError>{problemAt('')}</FieldError> : null}
      {isMounted ? (
        <SectionFields
          section={section}
          form={form}
          titleId={sectionControlId(id, 'title')}
          contentId={sectionControlId(id, 'content')}
          problemAt={problemAt}
          unfolded={isNew}
          onChange={onChange}
        />
      ) : (
        <p>{section.title}</p>
      )}
    </Card>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  align-items: center;
  margin-bottom: var(--space-3);
`

const Kind = styled.span`
  margin-inline-end: auto;
  padding: var(--space-1) var(--space-2);
  border-radius: var(--radius-small);
  background: var(--color-steel-tint);
  color: var(--color-steel);
  font-size: var(--text-tiny);
  font-weight: var(--weight-strong);
`
