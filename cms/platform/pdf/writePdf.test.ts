import { INITIAL_PLANS } from '@framewell/domain/catalog/initialPlans'
import { frameIsometric } from '@framewell/domain/framing/frameIsometric'
import { frameModel } from '@framewell/domain/framing/frameModel'
import { getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { bullets, callout, factRow, heading, linkLine, paragraph } from './pdfBlocks'
import { pdfDrawing } from './pdfDrawing'
import { fontRuns } from './pdfFonts'
import { TEXT } from './pdfStyle'
import { pdfTable } from './pdfTable'
import { writePdf } from './writePdf'

const facts = {
  title: 'A quote',
  subject: 'The Bova',
  author: 'Framewell',
  createdAt: new Date('2026-03-01T12:00:00Z'),
  foot: 'Q-2026-00042, revision 1',
}
const rows = Array.from({ length: 90 }, (_, index) => ({ cells: [`Stud ${index + 1}\n43 mil, 8′-11″`, String(index)] }))
const [plan] = INITIAL_PLANS

const written = () =>
  writePdf(facts, (sheet) => {
    sheet.text('H1', 'Quote for László Erdős, Дмитрий and 東京', TEXT.title)
    factRow(sheet, [
      { name: 'Number', value: 'Q-2026-00042' },
      { name: 'Valid until', value: 'March 31, 2026' },
    ])
    if (plan) pdfDrawing(sheet, frameIsometric(frameModel(plan.layout)), 240)
    heading(sheet, 'Lines')
    pdfTable(
      sheet,
      [
        { heading: 'Item', share: 3 },
        { heading: 'Amount', share: 1, align: 'end' },
      ],
      [...rows, { cells: ['Total', '$4,005'], kind: 'total' }],
    )
    callout(sheet, 'Engineering review', ['Trusses span 37′-6″.'])
    paragraph(sheet, `A word that is longer than a line: ${'x'.repeat(200)}`)
    bullets(sheet, ['Site preparation is separate.', 'Permits are separate.'])
    linkLine(sheet, 'https://example.com/quote', 'https://example.com/quote')
  })

const writtenWith = (words: string) => writePdf(facts, (sheet) => sheet.text('H1', words, TEXT.title))

async function open(bytes: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  const pages = await Promise.all(Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)))
  const texts = await Promise.all(
    pages.map(async (page) =>
      (await page.getTextContent()).items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join(''),
    ),
  )
  return { document, pages, texts, text: texts.join(' ').replace(/\s+/g, ' ') }
}

describe('a written PDF', () => {
  it('is tagged, has a language and a title, and numbers its pages', async () => {
    const { document, pages, texts } = await open(await written())
    const { info } = await document.getMetadata()
    expect(info).toMatchObject({ Title: 'A quote', Language: 'en-US', Author: 'Framewell' })
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true })
    expect(document.numPages).toBeGreaterThan(3)
    for (const [index, text] of texts.entries()) expect(text).toContain(`Page ${index + 1} of ${pages.length}`)
    const trees = JSON.stringify(await Promise.all(pages.map((page) => page.getStructTree())))
    for (const role of ['H1', 'H2', 'Figure', 'Table', 'TH', 'TD', 'L', 'LI', 'LBody', 'Link']) expect(trees).toContain(`"role":"${role}"`)
    expect(trees).toContain('"alt":"Isometric drawing of the steel frame')
  })

  it('contains its own text, whatever was written before it in the same process', async () => {
    const body = (words: string) => writePdf(facts, (sheet) => sheet.text('P', words, TEXT.body))
    expect((await open(await body('A stud of 2x6'))).text).toContain('2x6')
    expect((await open(await body('2 × 6 studs'))).text).toContain('2 × 6')
  })

  it('keeps prime marks, other scripts and the heading row of every page', async () => {
    const { texts, text } = await open(await written())
    expect(text).toContain('8′-11″')
    expect(text).toContain('László Erdős')
    expect(text).toContain('Дмитрий')
    for (const page of texts.filter((each) => each.includes('Stud'))) expect(page).toContain('Amount')
    expect(text.match(/Stud \d+/g)).toHaveLength(90)
  })

  it.each([
    ['Arabic', 'محمد علي الحسن'],
    ['Hebrew', 'משה בן דוד כהן'],
    ['Devanagari', 'अमित कुमार शर्मा'],
    ['Thai', 'สมชาย ใจดี'],
    ['Chinese', '李小龙'],
    ['Japanese', '田中さくら'],
    ['Korean', '김민준'],
    ['Georgian', 'გიორგი'],
    ['Armenian', 'Արամ'],
    ['Ethiopic', 'አበበ'],
    ['Vietnamese', 'Nguyễn Thị Hạnh'],
  ])('prints a name in %s, each letter of it', async (_, name) => {
    const { text } = await open(await writtenWith(`For ${name}, Dayton`))
    const letters = (words: string) => [...words.normalize('NFKC').replace(/[^\p{L}]/gu, '')].sort().join('')
    // Some scripts run right to left, and some vowels precede their consonant: only the drawing decides the order.
    for (const letter of letters(`For ${name}, Dayton`)) expect(letters(text)).toContain(letter)
    expect(text).not.toContain('?')
  })

  it('sets right-to-left words in one phrase, and joins their letters', () => {
    expect(fontRuns('For محمد علي, Dayton', 'text')).toEqual([
      { font: 'text latin', text: 'For ', whole: false },
      { font: 'text arabic', text: 'محمد علي', whole: true },
      { font: 'text latin', text: ', Dayton', whole: false },
    ])
  })

  it('never breaks an amount, in however many columns', async () => {
    const amounts = Array.from({ length: 7 }, (_, at) => `$1,428,00${at}.00`)
    const columns = [
      { heading: 'Item', share: 2 },
      ...amounts.map((_, at) => ({ heading: `Column ${at}`, share: 1.5, align: 'end' as const })),
    ]
    const bytes = await writePdf(facts, (sheet) => pdfTable(sheet, columns, [{ cells: ['Total', ...amounts], kind: 'total' }]))
    const { text } = await open(bytes)
    for (const amount of amounts) expect(text).toContain(amount)
  })

  it('embeds every font, and is byte for byte the same each time', async () => {
    const bytes = await written()
    expect(bytes.toString('latin1')).not.toMatch(/\/BaseFont \/(Helvetica|Times|Courier)/)
    expect((await written()).equals(bytes)).toBe(true)
  })
})
