import { STYLE_MARK } from '../shell/remotes/drawnArea'

/** Gives the elements of a drawn area their own styles back, as the browser's drawing would: the page's policy takes them from scripts only. */
export function restoreStyles(container: HTMLElement, styles: readonly string[]): void {
  for (const element of container.querySelectorAll<HTMLElement | SVGElement>(`[${STYLE_MARK}]`)) {
    element.style.cssText = styles[Number(element.getAttribute(STYLE_MARK))] ?? ''
    element.removeAttribute(STYLE_MARK)
  }
}
