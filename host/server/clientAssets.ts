import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const clientAssetsSchema = z.object({
  /** Names this build; other builds of the browser's code have other names. */
  build: z.string(),
  /** Files by entry and named chunk, in the order in which they are needed; addresses below /static. */
  files: z.record(z.string(), z.array(z.string())),
  /** What browsers check of each of them; empty in development, where files change while pages are open. */
  integrity: z.record(z.string(), z.string()),
})
export type ClientAssets = z.infer<typeof clientAssetsSchema>

/** What the client build wrote about itself. @throws Error when the host was not built. */
export async function readClientAssets(folder: string): Promise<ClientAssets> {
  const text = await readFile(join(folder, 'assets.json'), 'utf8').catch(() => {
    throw new Error(`The site is not built (${folder} is empty): run npm run build.`)
  })
  return clientAssetsSchema.parse(JSON.parse(text))
}

/** Addresses of the files of an entry or chunk. */
export function filesOf(assets: ClientAssets, name: string): readonly string[] {
  return assets.files[name] ?? []
}

/** Files with their hashes as an attribute lists them for the browser's first script: `address hash address hash`; no hash is a dash. */
export function checkedList(assets: ClientAssets, files: readonly string[]): string {
  return files.map((file) => `${file} ${assets.integrity[file] ?? '-'}`).join(' ')
}

/** The attributes with which a script element takes a file only as it was built. */
export function checkedSource(assets: ClientAssets, file: string): string {
  const integrity = assets.integrity[file]
  return integrity ? `src="${file}" crossorigin="anonymous" integrity="${integrity}"` : `src="${file}"`
}

/** Value of a `Link` header that has a file fetched early, asked for as the script element that needs it asks. */
export function preloadLink(assets: ClientAssets, file: string): string {
  const integrity = assets.integrity[file]
  return `<${file}>; rel=preload; as=script${integrity ? `; crossorigin=anonymous; integrity="${integrity}"` : ''}`
}
