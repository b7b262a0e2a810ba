/** Whether a paste goes into a field within the text, such as a cell of a table or chart, and not into the text itself. */
export function isOfField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null
}
