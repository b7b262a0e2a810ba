import { Button } from '@framewell/design-system/elements/button/Button'
import { IconButton } from '@framewell/design-system/elements/icon-button/IconButton'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { media } from '@framewell/design-system/tokens/breakpoint'
import { Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { fieldId } from './useFieldFocus'

export interface LinkRow {
  readonly anchor: string
  /** The page or URL it links to. */
  readonly target: string
  /** The error of the target or the row. */
  readonly error?: string | undefined
  /** Information about the target, below the row. */
  readonly note?: ReactNode
}

interface LinkRowsProps {
  /** Field of the page; hints link to its 'Add' button. */
  field: 'internalLinks' | 'externalLinks'
  title: string
  intro: string
  targetLabel: string
  /** Id of a datalist with suggested targets. */
  suggestions?: string
  rows: readonly LinkRow[]
  onChange: (rows: readonly LinkRow[]) => void
  children?: ReactNode
}

/** An editable list of links with text and target. */
export const LinkRows = ({ field, title, intro, targetLabel, suggestions, rows, onChange, children }: LinkRowsProps) => {
  const focusLast = useRef(false)
  useEffect(() => {
    if (!focusLast.current) return
    focusLast.current = false
    document.getElementById(`${field}-${rows.length - 1}-anchor`)?.focus()
  })
  const change = (at: number, changed: Partial<LinkRow>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...changed } : row)))
  return (
    <section aria-labelledby={`${field}-title`}>
      <Heading level={3} size={4} id={`${field}-title`}>
        {title}
      </Heading>
      <Intro>{intro}</Intro>
      <List>
        {rows.map((row, at) => (
          // Rows have no identity beyond their position.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Row key={at}>
            <TextField
              id={`${field}-${at}-anchor`}
              size="small"
              label="Anchor text"
              value={row.anchor}
              maxLength={120}
              onChange={(event) => change(at, { anchor: event.currentTarget.value })}
            />
            <TextField
              size="small"
              label={targetLabel}
              value={row.target}
              list={suggestions}
              spellCheck={false}
              autoCapitalize="none"
              autoComplete="off"
              error={row.error}
              onChange={(event) => change(at, { target: event.currentTarget.value })}
            />
            <IconButton
              size="small"
              variant="outlined"
              label={`Remove link ${at + 1}${row.anchor ? `: ${row.anchor}` : ''}`}
              icon={<Trash2 />}
              onClick={() => {
                onChange(rows.filter((_, index) => index !== at))
                document.getElementById(fieldId(field))?.focus()
              }}
            />
            {row.note ? <Note>{row.note}</Note> : null}
          </Row>
        ))}
      </List>
      <Button
        id={fieldId(field)}
        size="small"
        icon={<Plus />}
        onClick={() => {
          focusLast.current = true
          onChange([...rows, { anchor: '', target: '' }])
        }}
      >
        Add {field === 'internalLinks' ? 'internal' : 'authority'} link
      </Button>
      {children}
    </section>
  )
}

const Intro = styled.p`
  margin-block: var(--space-1) var(--space-4);
  color: var(--color-ink-muted);
  font-size: var(--text-small);
`

const List = styled.ul`
  display: grid;
  gap: var(--space-4);
  margin-bottom: var(--space-4);
  padding: 0;
  list-style: none;

  &:empty {
    display: none;
  }
`

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  gap: var(--space-2) var(--space-3);
  align-items: start;

  & > button {
    margin-top: calc(1.25rem + var(--space-1-5));
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding-bottom: var(--space-4);
    border-bottom: 1px solid var(--color-line);

    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`

const Note = styled.div`
  grid-column: 1 / -1;
`
