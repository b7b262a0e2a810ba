/** The part of a browser element that paste parsing needs. */
export interface PastedElement {
  readonly tagName: string
  textContent: string | null
  readonly innerHTML: string
  readonly childNodes: Iterable<unknown>
  readonly ownerDocument: { createElement(tag: string): PastedElement }
  getAttribute(name: string): string | null
  querySelectorAll(selector: string): Iterable<PastedElement>
  setAttribute(name: string, value: string): void
  append(...nodes: readonly unknown[]): void
  prepend(...nodes: readonly unknown[]): void
  replaceWith(...nodes: readonly unknown[]): void
  remove(): void
}
