import type { LiveRelease } from '@framewell/domain/releases/manifest'

/** `Link` header values that make the browser fetch a release's first files while the page is still loading. */
export function preloadLinks({ baseUrl, preload, files }: LiveRelease): readonly string[] {
  return preload.map((file) => {
    const integrity = files[file] ? `; integrity="${files[file]}"` : ''
    return `<${baseUrl}${file}>; rel=preload; as=script; crossorigin=anonymous${integrity}`
  })
}
