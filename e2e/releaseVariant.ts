import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { RemoteName } from '../domain/releases/remotes'
import { uploadReleaseFile } from '../domain/releases/shippingCalls'
import { registerTried, releaseClient, type ShipOptions } from '../remote-kit/release/shipRelease'
import { integrityOf, type Variant, varyRelease } from '../remote-kit/testing/varyRelease'
import { ROOT, SITE } from './product'

/** Creates another release of a remote from its built files, without building: with its own version and one change. */
export const variantOf = (remote: RemoteName, change: (text: string, file: string) => string): Promise<Variant> =>
  varyRelease(join(ROOT, remote, 'dist'), randomBytes(8).toString('hex'), change)

/** Ships it like a team with nothing but a key. */
export async function shipVariant({ manifest, files }: Variant, shipKey: string, options: ShipOptions) {
  const call = releaseClient({ url: SITE, auth: { shipKey } })
  const { remote } = manifest
  for (const content of files.values()) {
    await call(uploadReleaseFile, { remote, integrity: integrityOf(content) }, { file: new Blob([new Uint8Array(content)]) })
  }
  return registerTried(call, { manifest, ...options })
}
