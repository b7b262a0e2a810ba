import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { Menu } from '@framewell/design-system/elements/menu/Menu'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { VisuallyHidden } from '@framewell/design-system/elements/visually-hidden/VisuallyHidden'
import type { ContentSection } from '@framewell/domain/content/contentPage'
import { Plus, Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { SectionCard, sectionControlId } from './SectionCard'
import type { FieldProblems } from './saveFailure'
import { newSection, SECTION_CHOICES, sectionLabel } from './sectionKinds'
import { fieldId } from './useFieldFocus'

interface SectionListProps {
  sections: readonly ContentSection[]
  problems: FieldProblems
  /** Where the page is edited with everything it has. */
  panelHref: string
  onChange: (sections: readonly ContentSection[]) => void
}

/** The sections in their order: add, edit, move, remove with a way back. */
export const SectionList = ({ sections, problems, panelHref, onChange }: SectionListProps) => {
  const [removed, setRemoved] = useState<{ readonly section: ContentSection; readonly at: number } | null>(null)
  const [told, setTold] = useState('')
  const focusNext = useRef<string | null>(null)
  useEffect(() => {
    if (focusNext.current === null) return
    document.getElementById(focusNext.current)?.focus()
    focusNext.current = null
  })
  const move = (from: number, to: number) => {
    const section = sections[from]
    if (!section || to < 0 || to >= sections.length) return
    const next = sections.filter((_, at) => at !== from)
    next.splice(to, 0, section)
    // At an end, the control that was pressed can do no more: the other one takes the focus.
    const end = to === 0 ? 'down' : to === sections.length - 1 ? 'up' : to < from ? 'up' : 'down'
    focusNext.current = sectionControlId(section.id, end)
    setTold(`${sectionLabel(section.type)} is now number ${to + 1} of ${sections.length}`)
    onChange(next)
  }
  const add = (type: string) => {
    const section = newSection(type)
    focusNext.current = sectionControlId(section.id, 'title')
    setRemoved(null)
    onChange([...sections, section])
  }
  const remove = (section: ContentSection, at: number) => {
    setRemoved({ section, at })
    onChange(sections.filter(({ id }) => id !== section.id))
  }
  const bringBack = () => {
    if (!removed) return
    const next = [...sections]
    next.splice(removed.at, 0, removed.section)
    focusNext.current = sectionControlId(removed.section.id, 'title')
    setRemoved(null)
    onChange(next)
  }
  return (
    <section aria-labelledby="sections-title">
      <Head>
        <Heading level={3} size={4} id="sections-title">
          Sections
        </Heading>
        <Menu
          trigger={
            <Button id={fieldId('sections')} size="small" icon={<Plus />}>
              Add Section
            </Button>
          }
          entries={SECTION_CHOICES.map(({ type, label }) => ({ label, onSelect: () => add(type) }))}
        />
      </Head>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
      {removed ? (
        <Removed
          live="polite"
          title={`${sectionLabel(removed.section.type)} removed`}
          actions={
            <Button size="small" icon={<Undo2 />} onClick={bringBack}>
              Undo
            </Button>
          }
        >
          {removed.section.title}
        </Removed>
      ) : null}
      {sections.length === 0 ? (
        <EmptyState title="No sections yet">
          Add a text, questions and answers, steps or a call to action. Pictures, charts and apps are added in the panel.
        </EmptyState>
      ) : (
        <List>
          {sections.map((section, at) => (
            <li key={section.id}>
              <SectionCard
                section={section}
                at={at}
                count={sections.length}
                problem={problemOf(problems, at)}
                panelHref={panelHref}
                onChange={(change) => onChange(sections.map((known) => (known.id === section.id ? { ...known, ...change } : known)))}
                onMove={(by) => move(at, at + by)}
                onRemove={() => remove(section, at)}
              />
            </li>
          ))}
        </List>
      )}
    </section>
  )
}

/** What the server refused about a section; paths begin with its place. */
function problemOf(problems: FieldProblems, at: number): string | undefined {
  const found = Object.entries(problems).find(([path]) => path === `sections.${at}` || path.startsWith(`sections.${at}.`))
  return found?.[1]
}

const Head = styled.div`
  display: flex;
  gap: var(--space-4);
  align-items: center;
  justify-content: space-between;
  margin-bottom: var(--space-4);
`

const Removed = styled(Alert)`
  margin-bottom: var(--space-4);
`

const List = styled.ol`
  display: grid;
  gap: var(--space-4);
  padding: 0;
  list-style: none;
`
