// @ts-check
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { rspack } from '@rspack/core'
import { loadTypeScript } from './loadTypeScript.mjs'

/** How the bundler names the module that takes a library from the host. */
const CONSUMED = /^consume shared module \(default\) (.+)@\^\d/

/** Adds `release.json` to a build: its contents, the hash of every file, its routes and widgets. */
export class RemoteManifestPlugin {
  #facts

  /**
   * @param {object} facts
   * @param {string} facts.remote
   * @param {string} facts.version
   * @param {number} facts.contract major of the shell contract
   * @param {string} facts.kit version of this kit
   * @param {string} facts.entry
   * @param {Record<string, string>} facts.shared installed shared libraries and their versions; a manifest lists those that the code imports
   * @param {string} facts.root absolute path of the remote's workspace
   * @param {string | null} facts.serverPart folder of the file that servers draw from; null in development
   * @param {{ parse: (value: unknown) => unknown }} facts.schema
   * @param {string} facts.recordingsFile name of the file with recorded answers
   */
  constructor(facts) {
    this.#facts = facts
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('RemoteManifestPlugin', (compilation) => {
      // After the last stage: file names contain their hashes and the entry knows its chunks' hashes.
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1
      compilation.hooks.processAssets.tapPromise({ name: 'RemoteManifestPlugin', stage }, async () => {
        if (compilation.errors.length > 0) return
        const server = await this.#addServerPart(compilation)
        const said = await this.#readRoutes(compilation)
        if (server !== undefined) await this.#addRecordings(compilation)
        const manifest = await this.#describe(compilation, server, said)
        compilation.emitAsset('release.json', new rspack.sources.RawSource(`${JSON.stringify(manifest, null, 2)}\n`))
      })
    })
  }

  /**
   * Adds the file servers render from, which was built before.
   * @param {import('@rspack/core').Compilation} compilation
   */
  async #addServerPart(compilation) {
    const { serverPart, remote } = this.#facts
    if (serverPart === null) return undefined
    const [file] = (await readdir(serverPart).catch(() => [])).filter((name) => /^server\.\w+\.cjs$/.test(name))
    if (!file) throw new Error(`The part for servers is not built yet: build it with npm run build -w @framewell/${remote}.`)
    for (const name of [file, `${file}.map`])
      compilation.emitAsset(name, new rspack.sources.RawSource(await readFile(join(serverPart, name))))
    return file
  }

  /**
   * Adds the answers stored by `dev --record`, if there are any: the release is tried with them.
   * @param {import('@rspack/core').Compilation} compilation
   */
  async #addRecordings(compilation) {
    const folder = join(this.#facts.root, 'recorded')
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).sort()
    if (names.length === 0) return
    const calls = await Promise.all(
      names.map(async (name) => {
        try {
          return [name.slice(0, -'.json'.length), JSON.parse(await readFile(join(folder, name), 'utf8'))]
        } catch (error) {
          throw new Error(`${join(folder, name)} cannot be read: fix it or delete it`, { cause: error })
        }
      }),
    )
    compilation.emitAsset(this.#facts.recordingsFile, new rspack.sources.RawSource(JSON.stringify(Object.fromEntries(calls))))
  }

  /**
   * The routes and widgets in routes.ts, each widget with its title and picture. The file holds data only: no component is loaded.
   * @param {import('@rspack/core').Compilation} compilation
   */
  async #readRoutes(compilation) {
    const { root } = this.#facts
    const { routes = [], widgets = [], ownService = false, events } = await loadTypeScript(join(root, 'routes.ts'))
    const library = Object.fromEntries(
      await Promise.all(
        widgets
          .filter((/** @type {unknown} */ widget) => typeof widget !== 'string')
          .map(async (/** @type {import('@framewell/domain/releases/shell').WidgetMeta} */ { name, title, thumbnail }) => {
            if (thumbnail === undefined) return [name, { title }]
            const picture = await readFile(join(root, thumbnail))
            const file = `${name}.${createHash('sha256').update(picture).digest('hex').slice(0, 10)}${extname(thumbnail)}`
            compilation.emitAsset(file, new rspack.sources.RawSource(picture))
            return [name, { title, thumbnail: file }]
          }),
      ),
    )
    const names = widgets.map((/** @type {string | { name: string }} */ widget) => (typeof widget === 'string' ? widget : widget.name))
    return {
      routes,
      widgets: names,
      ...(Object.keys(library).length > 0 ? { library } : {}),
      ...(ownService ? { service: true } : {}),
      ...(events ? { events: eventsOf(events, this.#facts.remote) } : {}),
    }
  }

  /**
   * @param {import('@rspack/core').Compilation} compilation
   * @param {string | undefined} server
   * @param {object} said
   */
  async #describe(compilation, server, said) {
    const { root: _, schema, serverPart: __, recordingsFile, ...facts } = this.#facts
    const used = usedLibraries(compilation)
    const app = compilation.namedChunkGroups.get('app')?.getFiles() ?? []
    const recordings = compilation.getAsset(recordingsFile)
    const assets = [...compilation.getAssets()]
      .filter(({ name }) => name !== recordingsFile)
      .sort((one, other) => (one.name < other.name ? -1 : 1))
    const hashes = (/** @type {boolean} */ isMap) =>
      Object.fromEntries(
        assets.filter(({ name }) => name.endsWith('.map') === isMap).map(({ name, source }) => [name, integrityOf(source.buffer())]),
      )
    return schema.parse({
      ...facts,
      shared: Object.fromEntries(Object.entries(facts.shared).filter(([library]) => used.has(library))),
      ...(server ? { server } : {}),
      preload: [facts.entry, ...app.filter((file) => file.endsWith('.js') && !file.includes('.hot-update.'))],
      files: hashes(false),
      maps: hashes(true),
      ...(recordings ? { recordings: integrityOf(recordings.source.buffer()) } : {}),
      ...said,
      builtAt: new Date().toISOString(),
    })
  }
}

/**
 * The shared libraries that the code imports, itself or through what it bundles. An installed one that is not used never keeps a release
 * from running.
 * @param {import('@rspack/core').Compilation} compilation
 */
function usedLibraries(compilation) {
  const names = [...compilation.modules].map((module) => CONSUMED.exec(module.identifier())?.[1])
  return new Set(names.filter((name) => name !== undefined))
}

/**
 * The events of a manifest: what is sent by the event's own name, what is heard by the full one.
 * @param {import('@framewell/domain/releases/remoteEvents').EventsMeta} events
 * @param {string} remote
 */
function eventsOf({ sends = [], hears = [] }, remote) {
  const foreign = sends.find(({ name }) => !name.startsWith(`${remote}/`))
  if (foreign) throw new Error(`${foreign.name} is the event of another micro-frontend: what this one sends starts with ${remote}/`)
  return {
    sends: Object.fromEntries(sends.map(({ name, fields }) => [name.slice(remote.length + 1), fields])),
    hears: Object.fromEntries(hears.map(({ name, fields }) => [name, fields])),
  }
}

/** @param {Uint8Array} content */
function integrityOf(content) {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}
