'use client'
import { FieldLabel, useField } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'

/** Read-only data written by the system: indented text instead of the panel's code editor, which loads from another origin. */
export const StoredData: JSONFieldClientComponent = ({ field, path }) => {
  const { value } = useField<unknown>({ path })
  return (
    <div className="field-type" style={{ marginBottom: 'var(--base)' }}>
      <FieldLabel label={field.label} path={path} />
      <pre
        style={{
          margin: 0,
          padding: 'calc(var(--base) * 0.6)',
          border: '1px solid var(--theme-elevation-150)',
          background: 'var(--theme-elevation-50)',
          fontSize: '13px',
          lineHeight: 1.5,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {value === null || value === undefined ? 'None' : JSON.stringify(value, null, 2)}
      </pre>
    </div>
  )
}
