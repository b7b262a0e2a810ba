'use client'

import { getLiveReleases } from '@framewell/domain/releases/release'
import { SelectInput, useField } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useEffect, useState } from 'react'

/** Chooses a widget among those of the live releases; a name that no release has (yet) stays choosable and says so. */
export const AppPicker: TextFieldClientComponent = ({ field, path }) => {
  const { value, setValue, showError, errorMessage } = useField<string>({ path })
  const [apps, setApps] = useState<string[] | 'loading' | 'failed'>('loading')

  useEffect(() => {
    let left = false
    loadApps()
      .catch(() => 'failed' as const)
      .then((loaded) => {
        if (!left) setApps(loaded)
      })
    return () => {
      left = true
    }
  }, [])

  const known = Array.isArray(apps) ? apps : []
  const unknown =
    value && !known.includes(value) ? [{ value, label: Array.isArray(apps) ? `${value} (not in a live release)` : value }] : []
  const description =
    apps === 'failed' ? 'The live releases could not be read. Reload the page to choose another app.' : 'Widgets of the live releases.'
  return (
    <SelectInput
      description={showError && errorMessage ? errorMessage : description}
      label={field.label ?? 'App'}
      name={path}
      onChange={(option) => setValue(Array.isArray(option) ? undefined : option?.value)}
      options={[...known.map((app) => ({ value: app, label: app })), ...unknown]}
      path={path}
      required={field.required ?? false}
      showError={showError}
      value={value}
    />
  )
}

async function loadApps(): Promise<string[]> {
  const response = await fetch(getLiveReleases.path, { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`${response.status}`)
  const { remotes } = getLiveReleases.output.parse(await response.json())
  return remotes.flatMap(({ live }) => live.widgets.map((widget) => `${live.remote}/${widget}`)).sort()
}
