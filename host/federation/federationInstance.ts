import { earlierPackages } from '@framewell/domain/releases/sharedLibraries'
import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime'

import { freezeGlobals } from './freezeGlobals'
import { RemoteFailure } from './RemoteFailure'
import { hashOf } from './releaseFiles'
import { sharedModules, sharedOptions } from './sharedModules'
import * as runtimeCore from './sharedRuntime'

/** Shorter than the area's own timeout of 8 s, so that a retry finds no half-loaded script. */
const ENTRY_TIMEOUT_MS = 7_000

type Instance = ReturnType<typeof createInstance>
let instance: Promise<Instance> | undefined

/** The page's single federation instance, created when the first remote is needed. */
export function federationInstance(): Promise<Instance> {
  instance ??= makeInstance()
  return instance
}

/** The scope from which a release takes its libraries: the page's own, or one with the copies of the earlier majors it was built for. */
export async function scopeOf(federation: Instance, shared: Readonly<Record<string, string>>): Promise<string> {
  const earlier = earlierPackages(shared)
  if (earlier.length === 0) return 'default'
  const scope = `earlier ${[...earlier].sort().join(' ')}`
  if (federation.shareScopeMap[scope]) return scope
  const { earlierModules } = await import(/* webpackChunkName: "earlier" */ './earlierModules')
  federation.registerShared(sharedOptions(Object.assign({}, ...earlier.map((name) => earlierModules[name])), scope))
  return scope
}

async function makeInstance(): Promise<Instance> {
  freezeGlobals()
  // Remotes omit the runtime from their entry and use the page's (`externalRuntime` in their build).
  Object.assign(globalThis, {
    _FEDERATION_RUNTIME_CORE: runtimeCore,
    _FEDERATION_RUNTIME_CORE_FROM: { name: 'framewell_host', version: '2' },
  })
  const shared =
    process.env.NODE_ENV === 'production'
      ? sharedOptions()
      : sharedOptions({ 'react/jsx-dev-runtime': { version: sharedModules.react.version, module: await import('react/jsx-dev-runtime') } })
  return createInstance({ name: 'framewell_host', remotes: [], shared, plugins: [checkedScripts] })
}

/**
 * Loads an entry only with the hash its manifest names; the entry in turn holds the hashes of its chunks. Fails closed: a file without a
 * known hash does not load. Only a development build of the host skips the check, because remotes change under it.
 */
const checkedScripts: ModuleFederationRuntimePlugin = {
  name: 'checked-scripts',
  createScript: ({ url }) => {
    const integrity = hashOf(url)
    if (!integrity && process.env.NODE_ENV === 'production') throw new RemoteFailure('integrity', `No hash is known for ${url}`)
    const script = document.createElement('script')
    script.src = url
    script.crossOrigin = 'anonymous'
    if (integrity) script.integrity = integrity
    return { script, timeout: ENTRY_TIMEOUT_MS }
  },
}
