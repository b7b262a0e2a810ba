import { RecentByText } from '@framewell/domain/collections/RecentByText'
import { pdfFonts } from './pdfFonts'

type FontSource = PDFKit.Mixins.PDFFontSource

/** Fonts already opened by earlier documents: opening one costs more than the rest of a document. */
const opened = new Map<string, FontSource>()

/** A document's font in pdfkit, whose types leave it out. */
export interface DocumentFont {
  /** By which a page's content names it. */
  readonly id?: string
  /** Thousandths of the size above the baseline. */
  readonly ascender?: number
  readonly font?: FontSource
  ref?(): unknown
  /** Glyph numbers in the document's own font file, four hex digits each, with their places in thousandths of the size. */
  encode?(text: string, features?: readonly string[]): readonly [glyphs: readonly string[], places: readonly GlyphPlace[]]
  /** A text, put together of the runs of its words. */
  layout?: LayOut
  /** A run, shaped in one piece. */
  layoutRun?: LayOut
}
interface GlyphPlace {
  readonly xOffset: number
  readonly yOffset: number
  readonly xAdvance: number
  readonly advanceWidth: number
}
type LayOut = (text: string, features?: readonly string[]) => unknown
/** Where pdfkit stores a document's fonts by registered name; its types leave that out. */
export interface FontHolder {
  readonly _fontFamilies?: Readonly<Record<string, DocumentFont>>
}

/** Registers the fonts of `fontRuns` with a document. Each is opened once per process, when first used. */
export async function registerFonts(doc: PDFKit.PDFDocument): Promise<void> {
  for (const [name, file] of await pdfFonts()) doc.registerFont(name, opened.get(name) ?? file)
}

/** Keeps a document's opened fonts for the next one: pdfkit accepts an opened font as a source. */
export function keepOpenedFonts(doc: PDFKit.PDFDocument & FontHolder): void {
  for (const [name, { font }] of Object.entries(doc._fontFamilies ?? {})) {
    if (font && /^(text|strong|display) /.test(name)) opened.set(name, font)
  }
}

/** What documents have laid out in each font, by features and text. */
const laidOut = new Map<string, Record<'layout' | 'layoutRun', RecentByText<unknown>>>()
/** The sets of the three catalog plans have 3,600 in one font. A long text takes 10 KB, and a thread has 512 MB for all fonts. */
const MOST_TEXTS = 5000

/**
 * Selects a font. Each text is laid out once, whatever document it is in: pdfkit does it three times whenever it is drawn, and shapes every
 * one with font features, such as tabular figures, each time.
 */
export function selectFont(doc: PDFKit.PDFDocument & FontHolder, name: string): PDFKit.PDFDocument {
  doc.font(name)
  const font = doc._fontFamilies?.[name]
  if (!font?.layoutRun || !font.layout || Object.hasOwn(font, 'layoutRun')) return doc
  const known = laidOut.get(name) ?? { layout: new RecentByText(MOST_TEXTS), layoutRun: new RecentByText(MOST_TEXTS) }
  laidOut.set(name, known)
  const once = (kept: RecentByText<unknown>, lay: LayOut) => (text: string, features?: readonly string[]) => {
    const key = features ? `${features.join()}\n${text}` : text
    return kept.get(key) ?? kept.keep(key, lay(text, features))
  }
  const shape = font.layoutRun.bind(font)
  font.layout = once(known.layout, font.layout.bind(font))
  font.layoutRun = once(known.layoutRun, (text, features) => {
    forgetGlyphs(font.font)
    return shape(text, features)
  })
  return doc
}

/**
 * Fonts remember for each glyph the characters it was first drawn for. Where two share one ('2x6' is set with the cross of '2 × 6'), a run
 * would contain the text of an earlier one.
 */
function forgetGlyphs(font: FontSource | undefined): void {
  if (typeof font === 'object' && '_glyphs' in font) font._glyphs = {}
}
