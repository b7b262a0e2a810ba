import { FORM_MARK, STYLE_MARK } from '../shell/remotes/renderedArea'

/** Reapplies inline styles to the elements of a server-rendered area. The page's CSP allows inline styles only from scripts. */
export function restoreStyles(container: HTMLElement, styles: readonly string[]): void {
  for (const element of container.querySelectorAll<HTMLElement | SVGElement>(`[${STYLE_MARK}]`)) {
    element.style.cssText = styles[Number(element.getAttribute(STYLE_MARK))] ?? ''
    element.removeAttribute(STYLE_MARK)
  }
  for (const form of container.querySelectorAll(`[${FORM_MARK}]`)) {
    for (const name of [FORM_MARK, 'method', 'action']) form.removeAttribute(name)
  }
}
