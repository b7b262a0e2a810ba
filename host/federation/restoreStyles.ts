import { FORM_MARK, STYLE_MARK } from '../shell/remotes/drawnArea'

/** Gives the elements of a drawn area their own styles back, as the browser's drawing would: the page's policy takes them from scripts only. */
export function restoreStyles(container: HTMLElement, styles: readonly string[]): void {
  for (const element of container.querySelectorAll<HTMLElement | SVGElement>(`[${STYLE_MARK}]`)) {
    element.style.cssText = styles[Number(element.getAttribute(STYLE_MARK))] ?? ''
    element.removeAttribute(STYLE_MARK)
  }
  for (const form of container.querySelectorAll(`[${FORM_MARK}]`)) {
    for (const name of [FORM_MARK, 'method', 'action']) form.removeAttribute(name)
  }
}
