import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime'

import { lockPage } from './lockPage'
import { RemoteFailure } from './RemoteFailure'
import { hashOf } from './releaseFiles'
import { sharedModules, sharedOptions } from './sharedModules'
import * as runtimeCore from './sharedRuntime'

/** An entry that does not arrive is given up on before the area is (8 s), so that a retry finds no half-open script. */
const ENTRY_TIMEOUT_MS = 7_000

type Instance = ReturnType<typeof createInstance>
let instance: Promise<Instance> | undefined

/** The page's one federation instance; made when the first remote is needed. */
export function federationInstance(): Promise<Instance> {
  instance ??= makeInstance()
  return instance
}

async function makeInstance(): Promise<Instance> {
  lockPage()
  // Remotes leave the runtime out of their entry and take the page's (their build's `externalRuntime`).
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
 * Entries load only with the hash their manifest names; the entry in turn holds the hashes of its chunks. Fails closed: a file without a
 * known hash does not load. Only a development build of the host, whose remotes change under it, may do without.
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
