import { TextArea } from '@framewell/design-system/elements/text-area/TextArea'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { entriesOf } from '@framewell/domain/content/grid/entries'
import { type FieldValues, isShown, type SectionField, type SectionForm } from '@framewell/domain/content/sectionForm'
import { sectionWords } from '@framewell/domain/content/sectionWords'
import { styled } from 'styled-components'
import type { EditableSection } from '../editablePage'
import { CollapsiblePart } from './CollapsiblePart'
import { EntryRows, FieldControl, FieldGroup } from './FieldGroup'
import { GridBesideFigure } from './figures/GridBesideFigure'

interface SectionFieldsProps {
  section: EditableSection
  form: SectionForm
  /** Ids of the controls that can be focused from elsewhere. */
  titleId: string
  contentId: string
  /** The error at a path of the section. */
  problemAt: (path: string) => string | undefined
  /** Whether a new section's lists start open. */
  unfolded: boolean
  onChange: (change: FieldValues) => void
}

/**
 * All fields of a section: title and text, required fields, then collapsed lists and rarely used fields. The fields come from the type's
 * form, so a type added in the CMS can be edited here at once.
 */
export const SectionFields = ({ section, form, titleId, contentId, problemAt, unfolded, onChange }: SectionFieldsProps) => {
  const { title: titleName, text, rich } = sectionWords(section.type)
  const values = section.fields
  const shown = form.fields.filter((field) => isShown(field, values))
  const title = shown.find(({ name }) => name === titleName)
  const words = shown.find(({ name }) => name === (rich ?? text))
  const lists = shown.filter(({ kind }) => kind === 'rows')
  const columnLists = new Set(lists.map((list) => cellsOf(list)?.cellsFor))
  const others = shown.filter((field) => field !== title && field !== words && field.kind !== 'rows' && !columnLists.has(field.name))
  const needed = others.filter((field) => !field.part && (field.required || field.kind === 'picture' || field.shownWhen))
  const more = others.filter((field) => !field.part && !needed.includes(field))
  const parts = [...new Set(others.map(({ part }) => part).filter((part) => part !== undefined))]
  const group = { values, problemAt, onChange }
  const broken = (fields: readonly SectionField[]) => fields.some(({ name }) => problemAt(name) !== undefined)
  return (
    <Fields>
      {title ? (
        <TextField
          id={titleId}
          label={title.label}
          value={section.title}
          maxLength={title.max}
          error={problemAt(title.name)}
          onChange={(event) => onChange({ [title.name]: event.currentTarget.value })}
        />
      ) : null}
      {words?.kind === 'richText' ? (
        <FieldControl
          id={contentId}
          field={words}
          value={values[words.name]}
          problemAt={() => problemAt(words.name)}
          onChange={(value) => onChange({ [words.name]: value })}
        />
      ) : words ? (
        <TextArea
          id={contentId}
          label={words.label}
          hint={words.hint}
          rows={2}
          maxLength={words.max}
          value={String(values[words.name] ?? '')}
          error={problemAt(words.name)}
          onChange={(event) => onChange({ [words.name]: event.currentTarget.value })}
        />
      ) : null}
      {needed.length > 0 ? <FieldGroup fields={needed} {...group} /> : null}
      <div>
        {lists.map((list) => {
          const cells = cellsOf(list)
          const columns = cells && form.fields.find(({ name }) => name === cells.cellsFor)
          const entries = entriesOf(values[list.name])
          return (
            <CollapsiblePart
              key={list.name}
              summary={`${list.label} (${entries.length})`}
              unfolded={unfolded && Boolean(list.min)}
              broken={broken(columns ? [list, columns] : [list])}
            >
              {list.hint ? <Hint>{list.hint}</Hint> : null}
              {cells && columns ? (
                <GridBesideFigure rows={list} columns={columns} cells={cells} {...group} />
              ) : (
                <EntryRows
                  field={list}
                  entries={entries}
                  problemAt={(path) => problemAt(path ? `${list.name}.${path}` : list.name)}
                  onChange={(next) => onChange({ [list.name]: next })}
                />
              )}
            </CollapsiblePart>
          )
        })}
        {more.length > 0 ? (
          <CollapsiblePart summary="More" broken={broken(more)}>
            <FieldGroup fields={more} {...group} />
          </CollapsiblePart>
        ) : null}
        {parts.map((part) => {
          const fields = others.filter((field) => field.part === part)
          return (
            <CollapsiblePart key={part} summary={part} broken={broken(fields)}>
              <FieldGroup fields={fields} {...group} />
            </CollapsiblePart>
          )
        })}
      </div>
    </Fields>
  )
}

/** The cell field of a list that is a table. */
function cellsOf({ fields = [] }: SectionField): SectionField | undefined {
  return fields.find(({ cellsFor }) => cellsFor !== undefined)
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`

const Hint = styled.p`
  margin-bottom: var(--space-3);
  font-size: var(--text-small);
`
