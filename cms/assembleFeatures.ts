import type { CollectionConfig, Endpoint, GlobalConfig } from 'payload'
import { keepTyped, keepTypedGlobal } from './panel/keptForms/keepTyped'
import { guardCollection, guardGlobal } from './panel/staleForms/guardForms'
import type { Feature } from './platform/features/feature'
import { endpointsFor } from './platform/http/calls/endpointsFor'

interface Assembled {
  readonly collections: CollectionConfig[]
  readonly globals: GlobalConfig[]
  readonly endpoints: Endpoint[]
}

/**
 * What the features bring to Payload. Everything a person edits as a panel form is guarded against forms that were read too early.
 * @throws Error if two features bring something with the same name: the later one would silently replace the earlier one.
 */
export function assembleFeatures(features: readonly Feature[]): Assembled {
  refuseDoubles('features', features, ({ name }) => [name])
  refuseDoubles('calls', features, ({ calls }) => calls.map(({ call }) => call.name))
  refuseDoubles('jobs', features, ({ jobs }) => jobs.map(({ name }) => name))
  refuseDoubles('documents', features, ({ documents }) => documents.map(({ folder }) => folder))
  refuseDoubles('private links', features, ({ links }) => links.map(({ purpose }) => purpose))
  return {
    collections: features.flatMap(({ collections }) => collections.map(guardCollection).map(keepTyped)),
    globals: features.flatMap(({ globals }) => globals.map(guardGlobal).map(keepTypedGlobal)),
    endpoints: endpointsFor(features.flatMap(({ calls }) => calls)),
  }
}

function refuseDoubles(what: string, features: readonly Feature[], namesOf: (feature: Feature) => readonly string[]): void {
  const seen = new Set<string>()
  for (const name of features.flatMap(namesOf)) {
    if (seen.has(name)) throw new Error(`Two ${what} have the name ${name}`)
    seen.add(name)
  }
}
