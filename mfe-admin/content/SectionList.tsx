import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { VisuallyHidden } from '@framewell/design-system/elements/visually-hidden/VisuallyHidden'
import { moved } from '@framewell/domain/content/grid/moved'
import { type RemovedRow, rowBack } from '@framewell/domain/content/saving/removedRow'
import type { FieldProblems } from '@framewell/domain/content/saving/saveFailure'
import type { FieldValues, SectionForm } from '@framewell/domain/content/sectionForm'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { AddSection } from './AddSection'
import { sectionFormsQuery } from './contentQueries'
import type { EditableSection } from './editablePage'
import { sectionControlId, showSection } from './SectionCard'
import { SectionOutline } from './SectionOutline'
import { problemsOf, SectionRow } from './SectionRow'
import { richTextReady } from './sections/richText/RichTextField'
import { copyOf, newSection, withValues } from './sections/sectionDraft'
import { useContentPlace } from './useContentPlace'
import { useListActions } from './useListActions'

/** With more sections, those far outside the view are only named: mounted editors slow down every key. */
const MOST_MOUNTED = 12

interface SectionListProps {
  sections: readonly EditableSection[]
  problems: FieldProblems
  onChange: (sections: readonly EditableSection[]) => void
}

/**
 * The sections, once the forms of each type and the text editor have loaded: a text that grew later would push the field that is being
 * edited out of view.
 */
export const SectionList = (props: SectionListProps) => {
  const forms = useQuery(sectionFormsQuery(useGuardedCall()))
  // Without it, each text field says that its editor could not be loaded.
  const editor = useQuery({
    queryKey: ['text-editor'],
    queryFn: async () => Boolean(await richTextReady()),
    staleTime: Infinity,
    retry: false,
  })
  if (forms.data && !editor.isPending) return <Sections {...props} forms={forms.data.forms} />
  return forms.isError ? (
    <ErrorState title="The sections could not be loaded" retrying={forms.isFetching} onRetry={() => forms.refetch()}>
      {problemSentence(forms.error, 'The connection failed. Nothing was changed.')}
    </ErrorState>
  ) : (
    <LoadingArea label="Loading...">
      <Skeleton shape="block" height="18rem" />
    </LoadingArea>
  )
}

/** What can be taken back: the section, and after which one it was. */
interface UndoableAct extends RemovedRow<EditableSection> {
  readonly kind: 'removed' | 'moved'
}

/** The sections in order: add, edit, move, duplicate, and remove with undo. */
const Sections = ({ sections, problems, forms, onChange }: SectionListProps & { forms: readonly SectionForm[] }) => {
  const [lastAct, setLastAct] = useState<UndoableAct | null>(null)
  const [made] = useState(() => new Set<string>())
  const [told, setTold] = useState('')
  const { place } = useContentPlace()
  // The URL may link to one of the sections.
  const focusNext = useRef<string | null>(place.section && sectionControlId(place.section, 'up'))
  useEffect(() => {
    if (place.section) focusNext.current = sectionControlId(place.section, 'up')
  }, [place.section])
  useEffect(() => {
    if (focusNext.current === null) return
    const card = document.getElementById(focusNext.current)
    card?.focus()
    card?.scrollIntoView({ block: 'nearest' })
    focusNext.current = null
  })
  const formOf = (type: string) => forms.find((form) => form.type === type)
  const placeOf = (id: string) => sections.findIndex((section) => section.id === id)
  const labelOf = (type: string) => formOf(type)?.label ?? type
  const move = (section: EditableSection, from: number, to: number) => {
    const next = moved(sections, from, to)
    if (next === sections) return
    // At either end, the button that was pressed is disabled; focus moves to the other one.
    const end = to === 0 ? 'down' : to === sections.length - 1 ? 'up' : to < from ? 'up' : 'down'
    focusNext.current = sectionControlId(section.id, end)
    setTold(`${labelOf(section.type)} is now number ${to + 1} of ${sections.length}`)
    onChange(next)
  }
  const drag = (id: string, to: number) => {
    const from = placeOf(id)
    const section = sections[from]
    if (!section) return
    move(section, from, to)
    focusNext.current = sectionControlId(id, 'grip')
    if (to >= 0 && to < sections.length) setLastAct({ kind: 'moved', row: section, after: sections[from - 1]?.id ?? null })
  }
  const insert = (section: EditableSection, at: number, control: 'title' | 'up') => {
    focusNext.current = sectionControlId(section.id, section.titleEditable ? control : 'up')
    setLastAct(null)
    onChange([...sections.slice(0, at), section, ...sections.slice(at)])
  }
  const add = (form: SectionForm, given?: FieldValues) => {
    const section = newSection(form, given)
    made.add(section.id)
    insert(section, sections.length, 'title')
  }
  const duplicate = (section: EditableSection, form: SectionForm, at: number) => {
    setTold(`${form.label} duplicated`)
    insert(copyOf(section, form), at + 1, 'up')
  }
  const remove = (section: EditableSection, at: number) => {
    setLastAct({ kind: 'removed', row: section, after: sections[at - 1]?.id ?? null })
    onChange(sections.filter(({ id }) => id !== section.id))
  }
  const undo = ({ kind, row, after }: UndoableAct) => {
    // A moved section has perhaps been edited since.
    const now = sections.find(({ id }) => id === row.id) ?? row
    focusNext.current = kind === 'moved' ? sectionControlId(row.id, 'grip') : sectionControlId(row.id, row.titleEditable ? 'title' : 'up')
    setLastAct(null)
    const back = rowBack(kind === 'moved' ? sections.filter(({ id }) => id !== row.id) : sections, { row: now, after })
    setTold(`${labelOf(row.type)} is again number ${back.indexOf(now) + 1} of ${back.length}`)
    onChange(back)
  }
  // A colleague who was editing a removed section may have kept it; one who saw a moved one may have removed it.
  const isThere = sections.some(({ id }) => id === lastAct?.row.id)
  const undoable = lastAct && isThere === (lastAct.kind === 'moved') ? lastAct : null
  const actions = useListActions({
    drag,
    undoMove: () => {
      if (undoable?.kind === 'moved') undo(undoable)
    },
    change: (id, change) => onChange(sections.map((known) => (known.id === id ? withValues(known, change) : known))),
    move: (id, by) => {
      const at = placeOf(id)
      const section = sections[at]
      if (section) move(section, at, at + by)
    },
    duplicate: (id) => {
      const at = placeOf(id)
      const section = sections[at]
      const form = section && formOf(section.type)
      if (form) duplicate(section, form, at)
    },
    remove: (id) => {
      const at = placeOf(id)
      const section = sections[at]
      if (section) remove(section, at)
    },
  })
  return (
    <section aria-labelledby="sections-title">
      <Head>
        <Heading level={3} size={4} id="sections-title">
          Sections
        </Heading>
        <AddSection forms={forms} onAdd={add} />
      </Head>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
      {sections.length > 1 ? (
        <SectionOutline
          sections={sections.map(({ id, type, title, content }) => ({
            id,
            label: labelOf(type),
            words: title || content.replace(/^#+ /, '').slice(0, 200),
          }))}
          onMove={actions.drag}
          onOpen={showSection}
          onUndo={actions.undoMove}
        />
      ) : null}
      {sections.length === 0 ? (
        <EmptyState title="No sections yet">
          Add a text, a picture, questions and answers, a table or anything else a page can hold.
        </EmptyState>
      ) : (
        <List>
          {sections.map((section, at) => {
            const form = formOf(section.type)
            // Section types come from the CMS, so every stored type has a form.
            if (!form) return null
            return (
              <SectionRow
                key={section.id}
                section={section}
                form={form}
                at={at}
                count={sections.length}
                problems={problemsOf(problems, `sections.${at}`)}
                isNew={made.has(section.id)}
                isWindowed={sections.length > MOST_MOUNTED}
                actions={actions}
              />
            )
          })}
        </List>
      )}
      {undoable ? (
        <Undoable
          live="polite"
          title={`${labelOf(undoable.row.type)} ${undoable.kind}`}
          actions={
            <Button size="small" icon={<Undo2 />} onClick={() => undo(undoable)}>
              Undo
            </Button>
          }
        >
          {undoable.row.title}
        </Undoable>
      ) : null}
      {sections.length > 1 ? (
        <End>
          <AddSection forms={forms} atEnd onAdd={add} />
        </End>
      ) : null}
    </section>
  )
}

const Head = styled.div`
  display: flex;
  gap: var(--space-4);
  align-items: center;
  justify-content: space-between;
  margin-bottom: var(--space-4);
`

const End = styled.div`
  display: flex;
  justify-content: end;
  margin-top: var(--space-4);
`

/** In view wherever in a long list the section was. */
const Undoable = styled(Alert)`
  position: sticky;
  bottom: var(--space-4);
  z-index: 1;
  margin-top: var(--space-4);
`

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding: 0;
  list-style: none;
`
