import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { RemoteName } from '../domain/releases/remotes'
import { registerRelease, uploadReleaseFile } from '../domain/releases/shippingCalls'
import { releaseClient, type ShipOptions } from '../remote-kit/release/shipRelease'
import { integrityOf, type Variant, varyRelease } from '../remote-kit/testing/varyRelease'
import { ROOT, SITE } from './product'

/** Another release of a remote, made of its built files without building: under a version of its own and with one change. */
export const variantOf = (remote: RemoteName, change: (text: string, file: string) => string): Promise<Variant> =>
  varyRelease(join(ROOT, remote, 'dist'), randomBytes(8).toString('hex'), change)

/** Ships it as a team does that has a key and nothing else. */
export async function shipVariant({ manifest, files }: Variant, shipKey: string, options: ShipOptions) {
  const call = releaseClient({ url: SITE, auth: { shipKey } })
  const { remote } = manifest
  for (const content of files.values()) {
    await call(uploadReleaseFile, { remote, integrity: integrityOf(content) }, { file: new Blob([new Uint8Array(content)]) })
  }
  return call(registerRelease, { manifest, ...options })
}
