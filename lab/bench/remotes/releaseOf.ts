import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type LiveSet, liveSetSchema } from '@framewell/domain/releases/liveSet'
import type { LiveRelease } from '@framewell/domain/releases/manifest'

/** The measured pages, each with its remote. */
export const REMOTE_PAGES = [
  ['mfe-configurators', '/configurator'],
  ['mfe-configurators', '/simple-configurator'],
  ['mfe-configurators', '/bom-generator'],
  ['mfe-configurators', '/steel-configurator'],
  ['mfe-portal', '/network-partners'],
  ['mfe-portal', '/partner-onboarding'],
] as const

export async function liveSet(site: string): Promise<LiveSet> {
  return liveSetSchema.parse(await (await fetch(`${site}/api/releases/live`)).json())
}

/** A remote's live release, and its file for servers. */
export async function serverPartOf(site: string, store: string, remote: string): Promise<{ live: LiveRelease; source: string }> {
  const live = (await liveSet(site)).remotes.find((pair) => pair.live.remote === remote)?.live
  if (!live?.server) throw new Error(`${remote} has no release that servers draw`)
  return { live, source: await readFile(join(store, remote, live.version, live.server), 'utf8') }
}
