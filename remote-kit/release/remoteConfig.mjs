// @ts-check
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { rspack } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { loadTypeScript } from './loadTypeScript.mjs'
import { ModuleRuntimePlugin } from './moduleRuntimePlugin.mjs'
import { RemoteManifestPlugin } from './remoteManifestPlugin.mjs'
import { MAPPED_FILES, PICTURE_FILE, remoteModules, SOURCE_MAP } from './remoteModules.mjs'
import { RemoteRetryPlugin } from './remoteRetryPlugin.mjs'
import { remoteServerConfig, serverPartFolder } from './remoteServerConfig.mjs'
import { sharedFacades } from './sharedFacade.mjs'

/** Every release has this entry; the release's folder contains the version. */
const ENTRY = 'remoteEntry.js'
/** A hung chunk fails before the host gives up on the area (8 s), so that a retry finds no half-open script. */
const CHUNK_TIMEOUT_MS = 7_000

const beside = (/** @type {string} */ file) => join(import.meta.dirname, file)

/** How lucide-react makes an icon, and how our own screens do. */
const LUCIDE_ICON = /[\\/]createLucideIcon(\.mjs)?$/
const ICON = createRequire(import.meta.url).resolve('@framewell/design-system/foundation/lucideIcon')

/** A separate file that changes with the library only. @type {import('@rspack/core').OptimizationSplitChunksCacheGroup} */
const SCHEMAS = { test: /[\\/]node_modules[\\/]zod[\\/]/, chunks: 'async', enforce: true, priority: 20 }
/**
 * Code most screens use. Small files compress worse than one, by a tenth of what a screen loads. @type
 * {import('@rspack/core').OptimizationSplitChunksCacheGroup}
 */
const MOST = { name: 'most', chunks: 'async', minChunks: 7, minSize: 0, priority: 5 }
/** Bytes of source below which a separate file is not worthwhile when screens are alike. */
const WORTH_A_REQUEST = 400_000

/**
 * The build of every remote; only their name and sources differ. `rspack build` builds the release named by RELEASE_VERSION (with
 * RELEASE_PART=server, first, the file servers render from); `rspack dev` serves the remote with hot reload on REMOTE_PORT.
 * @param {{ name: import('@framewell/domain/releases/remotes').RemoteName, root: string, alike?: boolean }} remote `root`: absolute path of
 * its workspace; `alike`: its screens share most code, which is put into one file
 * @returns {(env: Record<string, unknown>) => Promise<import('@rspack/core').Configuration>}
 */
export function remoteConfig({ name, root, alike = false }) {
  return async (env) => {
    const {
      RECORDINGS_FILE,
      SHARED_EXPORTS,
      SHARED_MAJORS,
      SHELL_CONTRACT_VERSION,
      containerName,
      isOwnRemote,
      packageOf,
      releaseManifestSchema,
      remoteDevPort,
    } = await readContracts()
    const own = isOwnRemote(name)
    const facades = sharedFacades(SHARED_EXPORTS)
    if (process.env.RELEASE_PART === 'server') return remoteServerConfig({ name, root, own, shared: Object.keys(SHARED_MAJORS), facades })
    const development = env.RSPACK_SERVE === true
    // On a running site it uses the site's production React, which cannot refresh components in place: see hotApp.js.
    const onSite = development && process.env.REMOTE_ON_SITE === 'true'
    const version = (!development && process.env.RELEASE_VERSION) || 'development'
    if (env.RSPACK_BUILD === true && version === 'development') throw missingVersion(name)
    const recording = onSite ? process.env.REMOTE_RECORDING : undefined
    const port = Number(process.env.REMOTE_PORT ?? remoteDevPort(name))
    const server = `http://127.0.0.1:${port}`
    const middlewares = [...(recording ? [await recordingsOf(root)] : []), ...(onSite ? [await stacksOf(name, server)] : [])]
    const container = containerName(name, version)
    const shared = installedVersions(root, packageOf, [
      ...Object.keys(SHARED_MAJORS),
      ...(development && !onSite ? ['react/jsx-dev-runtime'] : []),
    ])
    const file = development ? '[name].js' : '[name].[contenthash:10].js'
    return {
      name,
      mode: development ? 'development' : 'production',
      context: root,
      entry: {},
      target: ['web', 'es2022'],
      devtool: development ? 'cheap-module-source-map' : SOURCE_MAP,
      output: {
        path: join(root, 'dist'),
        clean: true,
        publicPath: 'auto',
        uniqueName: container,
        ...(development ? {} : MAPPED_FILES),
        filename: file,
        chunkFilename: file,
        assetModuleFilename: PICTURE_FILE,
        crossOriginLoading: 'anonymous',
        chunkLoadTimeout: CHUNK_TIMEOUT_MS,
      },
      ...remoteModules({ name, root, own, development: development && !onSite, facades: onSite ? withApp(facades, root) : facades }),
      plugins: [
        new ModuleFederationPlugin({
          name: container,
          filename: ENTRY,
          library: { type: 'var', name: container },
          exposes: { './app': { import: [beside('remoteNonce.js'), onSite ? beside('hotApp.js') : './app.tsx'], name: 'app' } },
          shared: Object.fromEntries(
            Object.entries(shared).map(([library, builtWith]) => [facades.requestOf(library), fromHost(library, builtWith)]),
          ),
          manifest: false,
          dts: false,
          dev: false,
          // Remotes are loaded by their entries, in browsers, and load no others: no snapshots, no remotes, no server support.
          experiments: { externalRuntime: true, optimization: { disableSnapshot: true, disableRemote: true, target: 'web' } },
        }),
        new ModuleRuntimePlugin(),
        // Nobody else's icons are known to use no more than ours.
        ...(own && !development ? [new rspack.NormalModuleReplacementPlugin(LUCIDE_ICON, ICON)] : []),
        new rspack.ProvidePlugin({ Worker: [beside('remoteWorker.js'), 'default'] }),
        ...(onSite ? [new rspack.DefinePlugin({ STACKS_AT: JSON.stringify(`${server}/stacks`) })] : []),
        ...(recording ? recordedShell(recording, server) : []),
        ...(development
          ? onSite
            ? []
            : [new ReactRefreshRspackPlugin()]
          : [
              new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true, hashLoading: 'lazy' }),
              new RemoteRetryPlugin(),
            ]),
        new RemoteManifestPlugin({
          remote: name,
          version,
          contract: SHELL_CONTRACT_VERSION,
          kit: kitVersion(),
          entry: ENTRY,
          shared,
          root,
          serverPart: development ? null : serverPartFolder(root),
          schema: releaseManifestSchema,
          recordingsFile: RECORDINGS_FILE,
        }),
      ],
      optimization: {
        // Each release is loaded as a whole, so its numbers may change with it; short ones weigh less.
        moduleIds: 'natural',
        mangleExports: 'size',
        minimizer: [new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { compress: { passes: 3 }, format: { comments: false } } })],
        splitChunks: {
          ...(alike ? { minSize: WORTH_A_REQUEST } : {}),
          cacheGroups: alike ? { schemas: { ...SCHEMAS, name: 'schemas' }, most: MOST } : { schemas: SCHEMAS },
        },
      },
      // Its proxies would ask the page's origin, which is the host's.
      lazyCompilation: false,
      performance: { hints: false },
      stats: 'errors-warnings',
      devServer: {
        host: '127.0.0.1',
        port,
        hot: true,
        liveReload: onSite,
        headers: { 'access-control-allow-origin': '*' },
        allowedHosts: ['localhost', '127.0.0.1'],
        setupMiddlewares: (given) => [...middlewares, ...given],
        client: { overlay: false, webSocketURL: { hostname: '127.0.0.1', port } },
      },
    }
  }
}

/**
 * Where hotApp.js finds the remote's app.
 * @param {import('./remoteModules.mjs').Facades} facades
 * @param {string} root
 */
function withApp(facades, root) {
  return { ...facades, alias: { ...facades.alias, 'framewell-remote-app': join(root, 'app.tsx') } }
}

/**
 * Replaces the site's shell by one that records or replays answers.
 * @param {string} mode 'record' or 'recorded'
 * @param {string} server origin of the development server, which stores them
 */
function recordedShell(mode, server) {
  return [
    new rspack.NormalModuleReplacementPlugin(/[\\/]shellInUse$/, join(import.meta.dirname, '../recording/recordedShell.ts')),
    new rspack.DefinePlugin({ RECORDING: JSON.stringify({ mode, at: `${server}/recorded` }) }),
  ]
}

/**
 * Stores answers for `dev --record` and replays them for `dev --recorded`.
 * @param {string} root
 */
async function recordingsOf(root) {
  const { saveRecordings } = Object.assign({}, await loadTypeScript(join(import.meta.dirname, '../recording/saveRecordings.ts')))
  return saveRecordings(join(root, 'recorded'), String(process.env.REMOTE_SITE))
}

/**
 * Prints what a screen throws, and answers its stack with the places of the sources.
 * @param {string} remote
 * @param {string} server origin of the development server
 */
async function stacksOf(remote, server) {
  const { readStacks } = Object.assign({}, await loadTypeScript(join(import.meta.dirname, 'readStacks.ts')))
  return readStacks({ remote, server, site: String(process.env.REMOTE_SITE) })
}

/** The version of this kit. */
function kitVersion() {
  return String(JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8')).version)
}

/** The contracts between host and remotes, from their source. */
async function readContracts() {
  const modules = ['manifest', 'sharedLibraries', 'shell', 'containerName', 'remoteDevPort', 'remotes']
  const { resolve } = createRequire(import.meta.url)
  const files = modules.map((name) => resolve(`@framewell/domain/releases/${name}`))
  return Object.assign({}, ...(await Promise.all(files.map(loadTypeScript))))
}

/**
 * The host provides the library's major version; none of it is bundled.
 * @param {string} library
 * @param {string} builtWith
 */
function fromHost(library, builtWith) {
  return {
    shareKey: library,
    singleton: true,
    import: /** @type {const} */ (false),
    version: builtWith,
    requiredVersion: `^${Number.parseInt(builtWith, 10)}.0.0`,
    strictVersion: true,
  }
}

/**
 * Versions of libraries as this workspace resolves them. One that is not installed is left out: a remote needs only what it uses.
 * @param {string} root
 * @param {(library: string) => string} packageOf
 * @param {readonly string[]} libraries
 * @returns {Record<string, string>}
 */
function installedVersions(root, packageOf, libraries) {
  const { resolve } = createRequire(join(root, 'package.json'))
  /** @param {string} library */
  const versionsOf = (library) => {
    try {
      return [[library, JSON.parse(readFileSync(resolve(`${packageOf(library)}/package.json`), 'utf8')).version]]
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return []
      throw error
    }
  }
  return Object.fromEntries(libraries.flatMap(versionsOf))
}

/** @param {string} name */
function missingVersion(name) {
  return new Error(`A release carries the version of its sources: build it with npm run build -w @framewell/${name}.`)
}
