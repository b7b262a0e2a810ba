'use client'

import { getLiveReleases } from '@framewell/domain/releases/servingCalls'
import { widgetChoices } from '@framewell/domain/releases/widgetChoices'
import type { TextFieldClientComponent } from 'payload'
import { callApi } from '../../panel/callApi'
import { LoadedSelect } from './LoadedSelect'

/** Chooses a widget of the live releases. */
export const AppPicker: TextFieldClientComponent = ({ field, path }) => (
  <LoadedSelect description="Widgets of the live releases." field={field} load={loadApps} missing="not in a live release" path={path} />
)

async function loadApps() {
  const { remotes } = await callApi(getLiveReleases, {})
  return remotes.flatMap(({ live }) => widgetChoices(live)).sort((a, b) => (a.label < b.label ? -1 : 1))
}
