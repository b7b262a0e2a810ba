'use client'

import { SelectInput, useField } from '@payloadcms/ui'
import type { TextFieldClient } from 'payload'
import { useEffect, useState } from 'react'

interface Choice {
  readonly value: string
  readonly label: string
  /** Address of a thumbnail. */
  readonly picture?: string
}

interface LoadedSelectProps {
  readonly field: Pick<TextFieldClient, 'label' | 'name' | 'required'>
  readonly path: string
  /** Loads the choices once; define it outside the component. */
  readonly load: () => Promise<Choice[]>
  readonly description: string
  /** Shown for a stored value that is not among the choices. */
  readonly missing: string
}

const PICTURE = { display: 'block', width: 240, aspectRatio: '3 / 2', marginTop: 8, background: 'center / contain no-repeat' } as const

/** A select whose choices come from the server. A stored value that is no longer a choice stays and is marked. */
export function LoadedSelect({ field, path, load, description, missing }: LoadedSelectProps) {
  const { value, setValue, showError, errorMessage } = useField<string>({ path })
  const [choices, setChoices] = useState<Choice[] | 'loading' | 'failed'>('loading')

  useEffect(() => {
    let left = false
    load().then(
      (loaded) => left || setChoices(loaded),
      () => left || setChoices('failed'),
    )
    return () => {
      left = true
    }
  }, [load])

  const known = Array.isArray(choices) ? choices : []
  const unknown = value && !known.some((choice) => choice.value === value)
  const kept = unknown ? [{ value, label: Array.isArray(choices) ? `${value} (${missing})` : value }] : []
  const picture = known.find((choice) => choice.value === value)?.picture
  return (
    <>
      <SelectInput
        description={
          (showError && errorMessage) ||
          (choices === 'failed' ? 'The choices could not be read. Reload the page to change this.' : description)
        }
        isClearable={!field.required}
        label={field.label ?? field.name}
        name={path}
        onChange={(chosen) => setValue(Array.isArray(chosen) || !chosen ? null : chosen.value)}
        options={[...known, ...kept]}
        path={path}
        required={field.required ?? false}
        showError={showError}
        value={value}
      />
      {picture ? <span style={{ ...PICTURE, backgroundImage: `url("${picture}")` }} /> : null}
    </>
  )
}
