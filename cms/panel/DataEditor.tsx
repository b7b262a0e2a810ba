'use client'
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { useCallback, useState } from 'react'

const NOT_JSON = 'This is not valid JSON yet'

/** JSON typed in a plain text box: the panel's own code editor loads from another origin, which our policy refuses. */
export const DataEditor: JSONFieldClientComponent = ({ field, path, readOnly }) => {
  const [typed, setTyped] = useState<string | null>(null)
  const broken = typed !== null && parsed(typed) === undefined
  const validate = useCallback(() => (broken ? NOT_JSON : true), [broken])
  const { value, setValue, showError } = useField<unknown>({ path, validate })
  return (
    <div className={showError ? 'field-type textarea error' : 'field-type textarea'}>
      <FieldLabel label={field.label} path={path} required={field.required} />
      <div className="field-type__wrap">
        <FieldError message={NOT_JSON} path={path} showError={showError || broken} />
        <textarea
          className="textarea-element"
          id={`field-${path}`}
          onChange={(event) => {
            setTyped(event.target.value)
            const data = parsed(event.target.value)
            if (data !== undefined) setValue(data)
          }}
          readOnly={readOnly}
          rows={16}
          spellCheck={false}
          style={{ width: '100%', fontFamily: 'monospace' }}
          value={typed ?? JSON.stringify(value ?? null, null, 2)}
        />
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
