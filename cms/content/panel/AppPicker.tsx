'use client'

import { getLiveReleases } from '@framewell/domain/releases/release'
import type { TextFieldClientComponent } from 'payload'
import { callApi } from './callApi'
import { LoadedSelect } from './LoadedSelect'

/** Chooses a widget among those of the live releases. */
export const AppPicker: TextFieldClientComponent = ({ field, path }) => (
  <LoadedSelect description="Widgets of the live releases." field={field} load={loadApps} missing="not in a live release" path={path} />
)

async function loadApps() {
  const { remotes } = await callApi(getLiveReleases, {})
  return remotes
    .flatMap(({ live }) => live.widgets.map((widget) => `${live.remote}/${widget}`))
    .sort()
    .map((app) => ({ value: app, label: app }))
}
