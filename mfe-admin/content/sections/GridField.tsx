import { Button } from '@framewell/design-system/elements/button/Button'
import { FieldError } from '@framewell/design-system/elements/field/FieldError'
import { IconButton } from '@framewell/design-system/elements/icon-button/IconButton'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import type { FieldValues, SectionField } from '@framewell/domain/content/sectionForm'
import { Plus, Trash2 } from 'lucide-react'
import { styled } from 'styled-components'
import { NumberField } from './NumberField'
import { entriesOf, newEntry } from './sectionDraft'

interface GridFieldProps {
  /** The list whose entries have one cell for each column. */
  rows: SectionField
  columns: SectionField
  cells: SectionField
  values: FieldValues
  problemAt: (path: string) => string | undefined
  onChange: (change: FieldValues) => void
}

/**
 * A table as one sees it: a row for each line, a cell for each column. Numbers of a chart stand the other way round, a line for each
 * category with the figure of each series, as in any sheet.
 */
export const GridField = ({ rows, columns, cells, values, problemAt, onChange }: GridFieldProps) => {
  const name = rows.fields?.find((field) => field !== cells)?.name ?? ''
  const heads = textsOf(values[columns.name])
  const entries = entriesOf(values[rows.name])
  const turned = cells.kind === 'numbers'
  const [entryNoun, columnNoun] = [(rows.entry ?? rows.label).toLowerCase(), turned ? 'category' : 'column']
  const set = (nextHeads: readonly string[], nextEntries: readonly FieldValues[]) =>
    onChange({ [columns.name]: nextHeads, [rows.name]: nextEntries })
  const cellsOf = (entry: FieldValues) =>
    heads.map(
      (_, at) => (Array.isArray(entry[cells.name]) ? Reflect.get(Object(entry[cells.name]), at) : undefined) ?? (turned ? null : ''),
    )
  const withCells = (entry: FieldValues, change: (cells: unknown[]) => unknown[]) => ({ ...entry, [cells.name]: change(cellsOf(entry)) })

  const rename = {
    column: (at: number, head: string) =>
      set(
        heads.map((known, other) => (other === at ? head : known)),
        entries,
      ),
    entry: (at: number, words: string) =>
      set(
        heads,
        entries.map((entry, other) => (other === at ? { ...entry, [name]: words } : entry)),
      ),
  }
  const remove = {
    column: (at: number) =>
      set(
        heads.filter((_, other) => other !== at),
        entries.map((entry) => withCells(entry, (known) => known.filter((_, other) => other !== at))),
      ),
    entry: (at: number) =>
      set(
        heads,
        entries.filter((_, other) => other !== at),
      ),
  }
  const add = {
    column: () =>
      set(
        [...heads, ''],
        entries.map((entry) => withCells(entry, (known) => [...known, turned ? null : ''])),
      ),
    entry: () => set(heads, [...entries, withCells(newEntry(rows), (known) => known)]),
  }
  const setCell = (entryAt: number, columnAt: number, value: unknown) =>
    set(
      heads,
      entries.map((entry, at) =>
        at === entryAt ? withCells(entry, (known) => known.map((cell, other) => (other === columnAt ? value : cell))) : entry,
      ),
    )

  const wordsOf = { column: (at: number) => heads[at] ?? '', entry: (at: number) => String(entries[at]?.[name] ?? '') }
  const [across, down] = turned ? (['entry', 'column'] as const) : (['column', 'entry'] as const)
  const noun = { column: columnNoun, entry: entryNoun }
  const count = { column: heads.length, entry: entries.length }
  const most = { column: columns.max ?? 60, entry: rows.max ?? 60 }
  const indexes = (length: number) => Array.from({ length }, (_, at) => at)
  const head = (axis: 'column' | 'entry', at: number) => (
    <HeadCell>
      <TextField
        size="small"
        hideLabel
        label={`${capital(noun[axis])} ${at + 1}`}
        placeholder={capital(noun[axis])}
        maxLength={120}
        value={wordsOf[axis](at)}
        onChange={(event) => rename[axis](at, event.currentTarget.value)}
      />
      <IconButton size="small" label={`Remove ${noun[axis]} ${at + 1}`} icon={<Trash2 />} onClick={() => remove[axis](at)} />
    </HeadCell>
  )
  const problem = problemAt(rows.name) ?? problemAt(columns.name)
  return (
    <div>
      <Scroll>
        <table>
          <caption className="visually-hidden">{turned ? 'Figures by category' : 'Table'}</caption>
          <thead>
            <tr>
              <td />
              {indexes(count[across]).map((at) => (
                <th key={at} scope="col">
                  {head(across, at)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {indexes(count[down]).map((line) => (
              <tr key={line}>
                <th scope="row">{head(down, line)}</th>
                {indexes(count[across]).map((at) => {
                  const [entryAt, columnAt] = turned ? [at, line] : [line, at]
                  const entry = entries[entryAt]
                  const value: unknown = entry ? cellsOf(entry)[columnAt] : undefined
                  const label = `${wordsOf[down](line) || `${capital(noun[down])} ${line + 1}`}, ${wordsOf[across](at) || `${noun[across]} ${at + 1}`}`
                  const texts = {
                    size: 'small',
                    hideLabel: true,
                    label,
                    error: problemAt(`${rows.name}.${entryAt}.${cells.name}.${columnAt}`),
                  } as const
                  return (
                    <td key={at}>
                      {turned ? (
                        <NumberField
                          {...texts}
                          value={typeof value === 'number' ? value : null}
                          onChange={(number) => setCell(entryAt, columnAt, number)}
                        />
                      ) : (
                        <TextField
                          {...texts}
                          value={String(value ?? '')}
                          onChange={(event) => setCell(entryAt, columnAt, event.currentTarget.value)}
                        />
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      <Tools>
        {([down, across] as const).map((axis) => (
          <Button
            key={axis}
            size="small"
            icon={<Plus />}
            aria-disabled={count[axis] >= most[axis] || undefined}
            onClick={() => (count[axis] >= most[axis] ? undefined : add[axis]())}
          >
            Add {noun[axis]}
          </Button>
        ))}
      </Tools>
      {problem ? <FieldError>{problem}</FieldError> : null}
    </div>
  )
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : []
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const Scroll = styled.div`
  overflow-x: auto;

  & table {
    border-collapse: separate;
    border-spacing: var(--space-2);
    margin-inline: calc(-1 * var(--space-2));
  }
  & :is(td, th) {
    min-width: 9rem;
    padding: 0;
    vertical-align: top;
  }
  & th {
    min-width: 12rem;
  }
`

const HeadCell = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
`

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-top: var(--space-2);
`
