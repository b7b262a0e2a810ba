import type { ShownSection, StillElement } from '../sections/stillSection'
import type { BootData, Drawing } from './view'

/** The boot data of this document, with the drawings and still sections read from the document itself. */
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
  const { page } = boot.view
  return { ...boot, view: { ...boot.view, drawings, page: { ...page, sections: page.sections.map(withElement) } } }
}

function withElement(section: ShownSection): ShownSection {
  if (section.blockType !== 'still') return section
  const shown = document.querySelector(`[data-section="${CSS.escape(section.id)}"]`)
  return { ...section, element: shown && elementOf(shown) }
}

function elementOf({ localName, attributes, innerHTML }: Element): StillElement {
  const named = Array.from(attributes, ({ name, value }) => [name === 'class' ? 'className' : name, value])
  return { tag: localName, attributes: Object.fromEntries(named), html: innerHTML }
}
