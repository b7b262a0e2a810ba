/**
 * Requests the CSS of everything that may be rendered later; the page came with the CSS of its own content. In development it comes with
 * the code.
 */
export function addRules(): HTMLLinkElement | undefined {
  const [href, integrity] = document.querySelector<HTMLElement>('script[data-rules]')?.dataset.rules?.split(' ') ?? []
  if (!href) return undefined
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: 'anonymous', integrity, href })
  link.onerror = () => link.remove()
  document.head.append(link)
  return link
}

/** Resolves when that CSS has loaded; rendering waits for it. Requests it again if it failed to load. */
export async function stylesLoaded(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][href^="/static/rules."]') ?? addRules()
  if (!link || link.sheet) return
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve, { once: true })
    link.addEventListener('error', () => reject(new Error(`${link.href} did not load`)), { once: true })
  })
}
