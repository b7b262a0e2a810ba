import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const clientAssetsSchema = z.object({
  /** The name of this build of the browser's code. */
  build: z.string(),
  /** Files by entry and named chunk, in load order; paths are below /static. */
  files: z.record(z.string(), z.array(z.string())),
  /** Their integrity hashes; empty in development, where files change while pages are open. */
  integrity: z.record(z.string(), z.string()),
})
export type ClientAssets = z.infer<typeof clientAssetsSchema>

/** Reads the client build's manifest. @throws Error when the host was not built. */
export async function readClientAssets(folder: string): Promise<ClientAssets> {
  const text = await readFile(join(folder, 'assets.json'), 'utf8').catch(() => {
    throw new Error(`The site is not built (${folder} is empty): run npm run build.`)
  })
  return clientAssetsSchema.parse(JSON.parse(text))
}

/** URLs of the files of an entry or chunk. */
export function filesOf(assets: ClientAssets, name: string): readonly string[] {
  return assets.files[name] ?? []
}

/** Files with their hashes as an attribute for the browser's first script: `url hash url hash`; a dash means no hash. */
export function checkedList(assets: ClientAssets, files: readonly string[]): string {
  return files.map((file) => `${file} ${assets.integrity[file] ?? '-'}`).join(' ')
}

/** The attributes that make a script element verify a file's hash. */
export function checkedSource(assets: ClientAssets, file: string): string {
  const integrity = assets.integrity[file]
  return integrity ? `src="${file}" crossorigin="anonymous" integrity="${integrity}"` : `src="${file}"`
}

/** A `Link` header value that preloads a file with the same attributes as the script element that will need it. */
export function preloadLink(assets: ClientAssets, file: string): string {
  const integrity = assets.integrity[file]
  return `<${file}>; rel=preload; as=script${integrity ? `; crossorigin=anonymous; integrity="${integrity}"` : ''}`
}
