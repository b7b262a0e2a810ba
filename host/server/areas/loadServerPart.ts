import { compileFunction } from 'node:vm'
import { type RemoteApp, SHELL_CONTRACT_VERSION } from '@framewell/domain/releases/shell'
import type { ReactNode } from 'react'
import type { AreaWorkerData } from './messages'
import { modulesFor } from './offeredModules'

/** Globals that rendering never needs. */
const CLOSED = ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest', 'localStorage', 'sessionStorage', 'navigator'] as const

/**
 * Runs a release's server file with only the shared libraries: no environment, network, files or import. This guards against mistakes and
 * is not a security boundary, which is why operators approve whose code runs here.
 * @throws whatever the file throws, or an error when it is not an app of this shell's contract
 */
export function loadServerPart({ source, file, baseUrl, shared }: AreaWorkerData): RemoteApp<ReactNode> {
  removeGlobals()
  const module: { exports: { default?: RemoteApp<ReactNode> } } = { exports: {} }
  const offered = modulesFor(shared)
  const require = (name: string) => {
    if (!Object.hasOwn(offered, name)) throw new Error(`${name} is not there on servers: open it in the browser only`)
    return offered[name]
  }
  const given = { module, exports: module.exports, require, RELEASE_BASE_URL: baseUrl }
  compileFunction(source, Object.keys(given), { filename: file })(...Object.values(given))
  const app = module.exports.default
  if (!app?.routes || !app.widgets || app.contract !== SHELL_CONTRACT_VERSION) {
    throw new Error(`It exports no app for shell contract ${SHELL_CONTRACT_VERSION}`)
  }
  return app
}

function removeGlobals(): void {
  for (const name of CLOSED) Reflect.deleteProperty(globalThis, name)
  // Libraries check which build they run in; exiting, the environment and native bindings are removed.
  Object.defineProperty(globalThis, 'process', {
    value: Object.freeze({ env: Object.freeze({ NODE_ENV: 'production' }) }),
    writable: false,
  })
}
