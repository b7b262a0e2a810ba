import type { FieldChange, SectionChange } from '@framewell/domain/content/reviewCalls'
import type { BlocksFieldDiffServerComponent } from 'payload'
import type { CSSProperties } from 'react'
import { compareSections } from '../versions/compareSections'

/** What changed in the sections between two versions, section by section, instead of the stored data side by side. */
export const SectionsDiff: BlocksFieldDiffServerComponent = ({ comparisonValue, versionValue }) => {
  const changes = compareSections(comparisonValue, versionValue)
  if (changes.length === 0) return <p>The sections are the same.</p>
  return (
    <section aria-label="Sections" style={{ display: 'grid', gap: 'var(--base)', marginBlock: 'var(--base)' }}>
      <h3 style={{ margin: 0 }}>Sections</h3>
      {changes.map((change) => (
        <article key={change.id} style={BOX}>
          <strong>{change.name}</strong> <span style={{ color: 'var(--theme-elevation-600)' }}>{stateOf(change)}</span>
          {change.fields.map((field) => (
            <Field key={field.label} {...field} />
          ))}
        </article>
      ))}
    </section>
  )
}

const Field = ({ label, before, after }: FieldChange) => (
  <div style={{ marginTop: 'calc(var(--base) / 2)' }}>
    <div style={{ color: 'var(--theme-elevation-600)' }}>{label}</div>
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 'calc(var(--base) / 2)' }}>
      <del style={{ ...WORDS, background: 'var(--theme-error-100)', textDecoration: 'none' }}>{before || 'Nothing'}</del>
      <ins style={{ ...WORDS, background: 'var(--theme-success-100)', textDecoration: 'none' }}>{after || 'Nothing'}</ins>
    </div>
  </div>
)

function stateOf({ kind, moved }: SectionChange): string {
  if (kind === 'added') return 'added'
  if (kind === 'removed') return 'removed'
  const place = moved ? `moved from number ${moved.from} to ${moved.to}` : ''
  return kind === 'changed' && place ? `changed, ${place}` : place || 'changed'
}

const BOX: CSSProperties = { padding: 'calc(var(--base) * 0.6)', border: '1px solid var(--theme-elevation-150)' }
const WORDS: CSSProperties = { padding: 'calc(var(--base) * 0.4)', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }
