import type { BootData, Drawing } from './view'

/** The boot data of this document, with the drawings read from the document itself. */
export function readBootData(): BootData {
  const text = document.getElementById('boot')?.textContent
  if (!text) throw new Error('The document has no boot data')
  // Written into this document by the server of the same build.
  const boot: BootData = JSON.parse(text)
  if (boot.view.kind !== 'page') return boot
  const drawings: Record<string, Drawing> = { ...boot.view.drawings }
  for (const sheet of document.querySelectorAll('[data-drawing]')) {
    const key = sheet.getAttribute('data-drawing') ?? ''
    const drawing = drawings[key]
    if (drawing) drawings[key] = { ...drawing, svg: sheet.innerHTML }
  }
  return { ...boot, view: { ...boot.view, drawings } }
}
