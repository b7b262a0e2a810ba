'use client'

import { useMomentText } from '@framewell/remote-kit/forms/useMomentText'
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { DateFieldClientComponent } from 'payload'

/** A time, entered in the reader's own time zone with the browser's control: Payload's calendar would add 74 KB to every form that has one. */
export const MomentField: DateFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError, disabled } = useField<string | null>({ path })
  const { text, problem, onText } = useMomentText(value, (moment) => setValue(moment || null))
  return (
    <div className={showError || problem ? 'field-type text error' : 'field-type text'}>
      <FieldLabel label={field.label} path={path} required={field.required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          disabled={readOnly || disabled}
          id={`field-${path.replaceAll('.', '__')}`}
          aria-describedby={problem ? `${path}-skipped` : undefined}
          aria-invalid={problem ? true : undefined}
          onChange={({ target }) => onText(target.value)}
          type="datetime-local"
          value={text}
        />
      </div>
      {problem ? (
        <p id={`${path}-skipped`} role="alert">
          {problem}
        </p>
      ) : null}
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
