'use client'

import { isoOf, localMoment, skippedTime } from '@framewell/domain/content/localTime'
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { DateFieldClientComponent } from 'payload'
import { useState, useSyncExternalStore } from 'react'

/** A time, entered in the reader's own time zone with the browser's control: Payload's calendar would add 74 KB to every form that has one. */
export const MomentField: DateFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError, disabled } = useField<string | null>({ path })
  const [skipped, setSkipped] = useState<string>()
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
          aria-describedby={skipped ? `${path}-skipped` : undefined}
          onChange={({ target }) => {
            const problem = skippedTime(target.value)
            setSkipped(problem)
            if (!problem) setValue(isoOf(target.value) || null)
          }}
          type="datetime-local"
          value={shown}
        />
      </div>
      {skipped ? (
        <p id={`${path}-skipped`} role="alert">
          {skipped}
        </p>
      ) : null}
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}

const never = () => () => undefined
