import { pdfFonts } from './pdfFonts'

type FontSource = PDFKit.Mixins.PDFFontSource

/** Fonts as earlier documents opened them: reading one anew costs more than the rest of a document. */
const opened = new Map<string, FontSource>()

/** Where pdfkit keeps the fonts of a document, by the names they were registered under; its types leave that out. */
interface FontHolder {
  readonly _fontFamilies?: Readonly<Record<string, { readonly font?: FontSource }>>
}

/** Makes the fonts known to a document under the names of `fontRuns`. Each is opened once in a process, when first drawn with. */
export async function registerFonts(doc: PDFKit.PDFDocument): Promise<void> {
  for (const [name, file] of await pdfFonts()) doc.registerFont(name, opened.get(name) ?? file)
}

/**
 * Before a document is drawn: fonts keep each glyph with the characters that it was first drawn for. Where two share one ('2x6' is set with the cross of
 * '2 × 6'), a document would say in words what an earlier one had meant.
 */
export function forgetGlyphs(): void {
  for (const font of opened.values()) if (typeof font === 'object' && '_glyphs' in font) font._glyphs = {}
}

/** Keeps what a document has opened for the next one: pdfkit takes an opened font as a source. */
export function keepOpenedFonts(doc: PDFKit.PDFDocument & FontHolder): void {
  for (const [name, { font }] of Object.entries(doc._fontFamilies ?? {})) {
    if (font && /^(text|strong|display) /.test(name)) opened.set(name, font)
  }
}
