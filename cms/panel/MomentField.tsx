'use client'

import { localMoment } from '@framewell/domain/content/localTime'
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { DateFieldClientComponent } from 'payload'
import { useSyncExternalStore } from 'react'

/** A time, entered in the reader's own time zone with the browser's control: Payload's calendar would add 74 KB to every form that has one. */
export const MomentField: DateFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError, disabled } = useField<string | null>({ path })
  // The server does not know the reader's time zone.
  const shown = useSyncExternalStore(
    never,
    () => localMoment(value),
    () => '',
  )
  return (
    <div className={showError ? 'field-type text error' : 'field-type text'}>
      <FieldLabel label={field.label} path={path} required={field.required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          disabled={readOnly || disabled}
          id={`field-${path.replaceAll('.', '__')}`}
          onChange={({ target }) => setValue(target.value ? new Date(target.value).toISOString() : null)}
          type="datetime-local"
          value={shown}
        />
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}

const never = () => () => undefined
