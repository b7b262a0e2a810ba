import { __PRIVATE__ } from 'styled-components'
import { FORM_MARK, STYLE_MARK } from '../shell/remotes/renderedArea'

/**
 * Reapplies inline styles to the elements of a server-rendered area, because the page's CSP allows them only from scripts, and the classes
 * that name their components, which the document leaves out.
 */
export function restoreStyles(container: HTMLElement, styles: readonly string[]): void {
  for (const element of container.querySelectorAll<HTMLElement | SVGElement>(`[${STYLE_MARK}]`)) {
    element.style.cssText = styles[Number(element.getAttribute(STYLE_MARK))] ?? ''
    element.removeAttribute(STYLE_MARK)
  }
  for (const form of container.querySelectorAll(`[${FORM_MARK}]`)) {
    for (const name of [FORM_MARK, 'method', 'action']) form.removeAttribute(name)
  }
  const ids = componentIds()
  for (const { classList } of container.querySelectorAll('[class]')) classList.add(...[...classList].flatMap((name) => ids.get(name) ?? []))
}

/** Components by the classes with their rules. */
function componentIds(): ReadonlyMap<string, string> {
  const ids = new Map<string, string>()
  for (const [id, names] of __PRIVATE__.mainSheet.names) for (const name of names) ids.set(name, id)
  return ids
}
