import { Button } from '@framewell/design-system/elements/button/Button'
import { FieldError } from '@framewell/design-system/elements/field/FieldError'
import { IconButton } from '@framewell/design-system/elements/icon-button/IconButton'
import { newEntry } from '@framewell/domain/content/grid/entries'
import { movedTo } from '@framewell/domain/content/grid/gridWords'
import { moved } from '@framewell/domain/content/grid/moved'
import type { FieldValues, SectionField } from '@framewell/domain/content/sectionForm'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'

export interface RowsFieldProps {
  field: SectionField
  entries: readonly FieldValues[]
  problemAt: (path: string) => string | undefined
  onChange: (entries: readonly FieldValues[]) => void
  /** The fields of one entry, which may be rows themselves. */
  draw: (entry: EntryFields) => ReactNode
}

interface EntryFields {
  values: FieldValues
  /** The error at a path below the entry. */
  problemAt: (path: string) => string | undefined
  onChange: (change: FieldValues) => void
}

/** A list whose entries have fields: add, edit, move, remove. */
export const RowsField = ({ field, entries, problemAt, onChange, draw }: RowsFieldProps) => {
  const { entry = field.label, max } = field
  const listId = useId()
  const added = useRef(false)
  const focusNext = useRef<string | null>(null)
  useEffect(() => {
    if (focusNext.current !== null) document.getElementById(focusNext.current)?.focus()
    focusNext.current = null
    if (!added.current) return
    added.current = false
    document.getElementById(listId)?.querySelector<HTMLElement>(':scope > li:last-of-type :is(input, textarea, select)')?.focus()
  })
  // A moved entry takes its buttons along, which lose the focus on the way.
  const move = (at: number, step: -1 | 1) => {
    const next = movedTo(at, step, entries.length)
    if (!next) return
    focusNext.current = `${listId}-${entries[at]?.id}-${next.control}`
    onChange(moved(entries, at, next.to))
  }
  const full = max !== undefined && entries.length >= max
  const noun = entry.toLowerCase()
  // Errors within an entry are shown there.
  const own = entries.some((_, at) => problemAt(String(at))) ? undefined : problemAt('')
  return (
    <div>
      <List id={listId}>
        {entries.map((values, at) => (
          <Entry key={String(values.id)} aria-label={`${entry} ${at + 1}`}>
            <Head>
              <span>
                {entry} {at + 1}
              </span>
              <IconButton
                id={`${listId}-${values.id}-back`}
                size="small"
                label={`Move ${noun} ${at + 1} up`}
                icon={<ArrowUp />}
                aria-disabled={at === 0 || undefined}
                onClick={() => move(at, -1)}
              />
              <IconButton
                id={`${listId}-${values.id}-on`}
                size="small"
                label={`Move ${noun} ${at + 1} down`}
                icon={<ArrowDown />}
                aria-disabled={at === entries.length - 1 || undefined}
                onClick={() => move(at, 1)}
              />
              <IconButton
                size="small"
                label={`Remove ${noun} ${at + 1}`}
                icon={<Trash2 />}
                onClick={() => {
                  onChange(entries.filter((_, other) => other !== at))
                  document.getElementById(`${listId}-add`)?.focus()
                }}
              />
            </Head>
            {draw({
              values,
              problemAt: (path) => problemAt(`${at}.${path}`),
              onChange: (change) => onChange(entries.map((known, other) => (other === at ? { ...known, ...change } : known))),
            })}
          </Entry>
        ))}
      </List>
      <Button
        id={`${listId}-add`}
        size="small"
        icon={<Plus />}
        aria-disabled={full || undefined}
        onClick={() => {
          if (full) return
          added.current = true
          onChange([...entries, newEntry(field)])
        }}
      >
        Add {noun}
      </Button>
      {full ? <Note>{max === 1 ? `There is one ${noun} at most.` : `${max} are the most.`}</Note> : null}
      {own ? <FieldError>{own}</FieldError> : null}
    </div>
  )
}

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  margin-bottom: var(--space-3);
  padding: 0;
  list-style: none;

  &:empty {
    display: none;
  }
`

const Entry = styled.li`
  padding: var(--space-3) var(--space-4) var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-base);
`

const Head = styled.div`
  display: flex;
  align-items: center;
  margin-bottom: var(--space-2);
  font-size: var(--text-small);
  font-weight: var(--weight-strong);

  & > span {
    margin-inline-end: auto;
  }
`

const Note = styled.p`
  margin-top: var(--space-2);
  color: var(--color-ink-muted);
  font-size: var(--text-small);
`
