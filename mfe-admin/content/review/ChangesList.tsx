import type { BadgeTone } from '@framewell/design-system/elements/badge/Badge'
import { Text } from '@framewell/design-system/elements/text/Text'
import type { FieldChange, SectionChange } from '@framewell/domain/content/reviewCalls'
import { markedWords } from '@framewell/remote-kit/drafts/markedWords'
import { StateBadge } from '@framewell/remote-kit/words/StateBadge'
import { styled } from 'styled-components'

interface ChangesListProps {
  isLive: boolean
  fields: readonly FieldChange[]
  sections: readonly SectionChange[]
  /** Text for when there is no difference. */
  same?: string
}

const KINDS: Record<SectionChange['kind'], { readonly label: string; readonly tone: BadgeTone }> = {
  added: { label: 'New', tone: 'ok' },
  removed: { label: 'Removed', tone: 'bad' },
  changed: { label: 'Changed', tone: 'info' },
  moved: { label: 'Moved', tone: 'neutral' },
}

/** The changes of a draft or version, field by field. */
export const ChangesList = ({ isLive, fields, sections, same = 'These changes are already on the site.' }: ChangesListProps) => (
  <Changes>
    {isLive ? null : <Text size="small">It is not on the site: all of it is new.</Text>}
    {fields.length + sections.length === 0 ? <Text size="small">{same}</Text> : null}
    {fields.length > 0 ? <Fields fields={fields} /> : null}
    {sections.map(({ id, name, kind, moved, fields: changed }) => (
      <section key={id + kind}>
        <h3>
          {name} <StateBadge states={KINDS} state={kind} />
          {moved ? ` from place ${moved.from} to ${moved.to}` : ''}
        </h3>
        <Fields fields={changed} />
      </section>
    ))}
  </Changes>
)

const Fields = ({ fields }: { fields: readonly FieldChange[] }) => (
  <dl>
    {fields.map(({ label, before, after }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {before === '' ? null : <del>{after === '' ? before : markedWords(before, after)}</del>}
          {after === '' ? null : <ins>{before === '' ? after : markedWords(after, before)}</ins>}
        </dd>
      </div>
    ))}
  </dl>
)

const Changes = styled.div`
  display: grid;
  gap: var(--space-4);
  overflow-wrap: anywhere;

  h3 {
    margin-bottom: var(--space-2);
    font-size: var(--text-compact);
  }
  dl,
  dl > div {
    display: grid;
    gap: var(--space-1);
  }
  dl {
    gap: var(--space-3);
  }
  dt {
    color: var(--color-ink-muted);
    font-size: var(--text-tiny);
  }
  dd {
    display: grid;
    gap: var(--space-1);
    font-size: var(--text-small);
    white-space: pre-wrap;
  }
  del,
  ins {
    padding-inline-start: var(--space-3);
    border-inline-start: 2px solid var(--color-line);
    text-decoration: none;
  }
  del {
    color: var(--color-ink-muted);
  }
  ins {
    border-color: var(--color-steel);
  }
  mark {
    background: var(--color-steel-tint);
    color: inherit;
  }
  del > mark,
  del:only-child {
    text-decoration: line-through;
  }
  ins:only-child {
    background: var(--color-steel-tint);
  }
`
