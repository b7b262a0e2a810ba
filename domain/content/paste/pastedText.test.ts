import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { figureOf, readRichText, storedText, withNodes } from '../lexicalText'
import { lastNote } from './footnotes'
import { MAX_PASTED } from './pastedContent'
import { pastedText } from './pastedText'

function read(words: string, lastNote = 0): string[] | 'tooMuch' | null {
  const blocks = pastedText(words, { makeId: () => 'an id', leaveOut: () => undefined, lastNote })
  return Array.isArray(blocks) ? blocks.map((block) => readRichText(withNodes(null, [block]), new Map())) : blocks
}

describe('a spreadsheet range', () => {
  it('is a table of at least two lines with the same number of tabs', () => {
    const [table] = pastedText('\tSteel\tLumber\r\nPounds a foot\t1.2\t2.4\r\n', { makeId: () => 'an id', leaveOut: () => undefined }) ?? []
    expect(typeof table === 'object' && figureOf(table)).toMatchObject({ columns: ['Steel', 'Lumber'], rows: [{ cells: ['1.2', '2.4'] }] })
  })

  it.each(['One line\twith a tab', 'A line\twith a tab\nand one without', 'a\tb\tc\nd\te', 'Title\na\tb\nc\td'])('is not %j', (words) => {
    expect(read(words)).toBeNull()
  })
})

describe('lines with bullets', () => {
  it('are lists, as word processors copy them', () => {
    expect(read('•\tBottom tracks first\n•\tThen the panels')).toEqual(['- Bottom tracks first\n- Then the panels'])
    expect(read('Before:\n· Bottom tracks first\n· Then the panels')).toEqual(['Before:', '- Bottom tracks first\n- Then the panels'])
    expect(read('1.\tTracks\n2.\tPanels')).toEqual(['1. Tracks\n2. Panels'])
  })
})

describe('Markdown', () => {
  it('keeps footnotes: the mark links to the address of its note, the notes stay', () => {
    const words =
      'Steel does not burn.[^astm] It is light.[^2] Not a note: [^3]\n\n[^2]: Our own\n    scale.\n[^astm]: ASTM E136, <https://www.astm.org/e136>.'
    expect(read(words)).toEqual([
      'Steel does not burn.[¹](https://www.astm.org/e136) It is light.² Not a note: \\[^3\\]',
      '² Our own scale.',
      '¹ ASTM E136, [https://www.astm.org/e136](https://www.astm.org/e136).',
    ])
    expect(read('Light.[^1]\n\n[^1]: Our own scale.', 2)).toEqual(['Light.³', '³ Our own scale.'])
  })

  it('counts the footnotes in all texts of an article, and no square feet', () => {
    const sections = [
      { fields: { body: storedText('900 ft²\n\n¹ Our plans.') } },
      { fields: { entries: [{ answer: storedText('- One\n- Two\n\n[²](https://example.org) Our **own** scale.') }] } },
    ]
    expect(lastNote(sections)).toBe(2)
    expect(lastNote([{ fields: { text: '³', body: null } }])).toBe(0)
  })

  it('keeps raised text and follows redirects', () => {
    expect(read('1,200 ft<sup>2</sup> and CO<sub>2</sub>')).toEqual(['1,200 ft² and CO₂'])
    expect(read('[NOAA](https://www.google.com/url?sa=t&url=https%3A%2F%2Fwww.noaa.gov%2F&usg=x)')).toEqual([
      '[NOAA](https://www.noaa.gov/)',
    ])
  })
})

describe('web addresses', () => {
  it('become links, and the lines of plain text stay lines', () => {
    const long = 'A paragraph of more than sixty characters that its writer ended here.'
    expect(read(`${long}\n*See* https://example.org/a.`)).toEqual([long, '\\*See\\* [https://example.org/a](https://example.org/a).'])
    expect(read('www.example.org')).toEqual(['[www.example.org](https://www.example.org)'])
  })
})

it.each([')', ',', ').'])('links an address before a whole text of %j, and keeps that text', (sign) => {
  const rest = sign.repeat(59_000 / sign.length)
  const words = `https://example.org${rest}`
  expect(pastedText(words, { makeId: () => 'an id', leaveOut: () => undefined })).toMatchObject([
    { children: [{ type: 'link', fields: { url: 'https://example.org' } }, { text: rest }] },
  ])
})

it('drops soft hyphens from plain text, and leaves other plain text to the editor', () => {
  expect(read('a cen\u00ADtury\nof steel')).toEqual(['a century', 'of steel'])
  expect(read('a century\nof steel')).toBeNull()
  expect(read('x'.repeat(MAX_PASTED + 1))).toBe('tooMuch')
})

it('never loses a line of text with tabs', () => {
  const word = fc.stringMatching(/^[a-z]{1,6}$/)
  fc.assert(
    fc.property(fc.array(fc.array(word, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 }), (lines) => {
      const blocks = pastedText(lines.map((line) => line.join('\t')).join('\n'), { makeId: () => 'an id', leaveOut: () => undefined })
      const kept = JSON.stringify(blocks)
      expect(blocks === null || lines.flat().every((cell) => kept.includes(cell))).toBe(true)
    }),
  )
})
