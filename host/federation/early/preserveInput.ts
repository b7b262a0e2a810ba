type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Resets fields to their server-rendered values before hydration. Returns a function that restores the visitor's input and dispatches the
 * events React needs to notice it.
 */
export function preserveInput(container: HTMLElement): () => void {
  const restore: (() => void)[] = []
  for (const field of container.querySelectorAll<Field>('input, textarea, select')) {
    if (field instanceof HTMLSelectElement) resetChoice(field, restore)
    else if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) resetCheckmark(field, restore)
    else if (field.type !== 'file') resetText(field, restore)
  }
  return () => {
    for (const one of restore) one()
  }
}

function resetText(field: HTMLInputElement | HTMLTextAreaElement, restore: (() => void)[]): void {
  const typed = field.value
  if (typed === field.defaultValue) return
  const { selectionStart, selectionEnd } = field
  setValue(field, field.defaultValue)
  restore.push(() => {
    setValue(field, typed)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    if (document.activeElement === field && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  })
}

function resetCheckmark(field: HTMLInputElement, restore: (() => void)[]): void {
  const { checked } = field
  if (checked === field.defaultChecked) return
  field.checked = field.defaultChecked
  restore.push(() => {
    if (field.checked !== checked && (checked || field.type === 'checkbox')) field.click()
  })
}

function resetChoice(field: HTMLSelectElement, restore: (() => void)[]): void {
  const chosen = field.value
  const drawn = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0]
  if (!drawn || drawn.value === chosen) return
  setValue(field, drawn.value)
  restore.push(() => {
    setValue(field, chosen)
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

/** Bypasses React's value tracker, which would otherwise ignore the change. */
function setValue(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
}
