import type { BrowserNavigation } from './BrowserNavigation'
import { siteUrl } from './siteUrl'

/**
 * Turns plain links to pages of the site into client-side navigation, in the shell, in sections and in remotes. Listens on the window,
 * after React, so that a link that handles its own click is left alone.
 */
export function interceptLinks(navigation: BrowserNavigation): void {
  window.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = linkOf(event)
    const url = link && siteUrl(link.href)
    if (!link || !url || (link.target && link.target !== '_self') || link.hasAttribute('download')) return
    const { place } = navigation.get()
    // The browser handles anchors natively.
    if (url.pathname === place.path && url.search === place.search && url.hash) return
    event.preventDefault()
    navigation.navigate(url.pathname + url.search + url.hash)
  })
  const prefetch = (event: Event) => {
    const link = linkOf(event)
    const url = link && siteUrl(link.href)
    if (url && !link.target) navigation.prefetch(url)
  }
  window.addEventListener('pointerover', prefetch, { passive: true })
  window.addEventListener('touchstart', prefetch, { passive: true })
  window.addEventListener('focusin', prefetch)
}

function linkOf(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  return link instanceof HTMLAnchorElement ? link : null
}
