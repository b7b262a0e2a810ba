import type { LiveRelease } from '@framewell/domain/releases/manifest'

/** The absolute URL of a release's file. */
export function fileUrl({ baseUrl }: Pick<LiveRelease, 'baseUrl'>, file: string): string {
  return new URL(file, new URL(baseUrl, location.origin)).href
}

const hashes = new Map<string, string>()

/** Registers a release's hashes for all code on this page that loads its files. */
export function rememberHashes(release: LiveRelease): void {
  for (const [file, integrity] of Object.entries(release.files)) hashes.set(fileUrl(release, file), integrity)
}

/** Reads a release's own manifest: what a developer's machine currently serves, or the hashes of files that the page did not load first. */
export async function readManifest(
  release: LiveRelease,
  signal: AbortSignal,
): Promise<Pick<LiveRelease, 'version' | 'contract' | 'entry' | 'files' | 'shared' | 'events'>> {
  const { version, contract, entry, files, shared, events } = await (
    await fetch(fileUrl(release, 'release.json'), { cache: 'no-store', signal })
  ).json()
  return { version, contract, entry, files, shared, events }
}

/** The hash a file must have; undefined for a file that belongs to no release on this page. The query string is ignored. */
export function hashOf(url: string): string | undefined {
  const { origin, pathname } = new URL(url, location.origin)
  return hashes.get(origin + pathname)
}

/**
 * Fetches files again, bypassing every cache, and checks their hashes, so that a bad cached copy does not break a retry.
 * @throws whatever the first failing fetch throws
 */
export async function refreshFiles(urls: readonly string[], signal: AbortSignal): Promise<void> {
  await Promise.all(
    urls.map(async (url) => {
      const response = await fetch(url, { cache: 'reload', integrity: hashOf(url) ?? '', mode: 'cors', signal })
      if (!response.ok) throw new Error(`${url} answered ${response.status}`)
      await response.arrayBuffer()
    }),
  )
}
