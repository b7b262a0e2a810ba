import { isApiError } from '../../domain/http/isApiError'
import { KIT_NAME, listKitVersions, publishKitVersion } from '../../domain/releases/kitVersions'
import { uploadReleaseFile } from '../../domain/releases/shippingCalls'
import { releaseClient, type ShipTarget } from '../../remote-kit/release/shipRelease'
import { bold, dim, say } from '../console'
import { type PackedKit, packKit } from './packKit'

/** Publishes the kit's version if the product does not have it. A changed kit under a published version is reported, and not published. */
export async function publishKit(target: ShipTarget, kit: PackedKit = packKit()): Promise<void> {
  const call = releaseClient(target)
  const { version, contract, changes, sources } = kit
  const { versions } = await call(listKitVersions, {})
  const known = versions.find((one) => one.version === version)
  if (known?.sources === sources) return say(`${bold('The kit')} ${version} ${dim('published already')}`)
  if (known)
    return say(
      `${bold('The kit')} differs from its published version ${version}. Teams get the changes when the version in remote-kit/package.json is raised and remote-kit/CHANGELOG.md says what is new.`,
    )
  for (const { content, integrity } of kit.files.values())
    await call(uploadReleaseFile, { remote: KIT_NAME, integrity }, { file: new Blob([new Uint8Array(content)]) })
  const files = [...kit.files].map(([name, { integrity }]) => ({ name, integrity }))
  try {
    await call(publishKitVersion, { version, contract, changes: [...changes], sources, files })
  } catch (error) {
    // Another process of this product published it meanwhile.
    if (!isApiError(error) || error.problem?.code !== 'versionTaken') throw error
    return say(`${bold('The kit')} ${version} was published with other content meanwhile.`)
  }
  say(`${bold('The kit')} ${version} published`)
}
