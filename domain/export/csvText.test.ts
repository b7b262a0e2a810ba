import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvText } from './csvText'

const cell = (value: string | number | null) => csvText([{ header: 'h', value: () => value }], [null]).slice('h\r\n'.length, -'\r\n'.length)

describe('csvText', () => {
  it('writes a header, rows and CRLF after each', () => {
    const columns = [
      { header: 'Name', value: (row: { name: string; score: number | null }) => row.name },
      { header: 'Score', value: (row: { name: string; score: number | null }) => row.score },
    ]
    const rows = [
      { name: 'Dana', score: 86 },
      { name: 'Luis', score: null },
    ]
    expect(csvText(columns, rows)).toBe('Name,Score\r\nDana,86\r\nLuis,\r\n')
  })

  it('quotes values with a comma, a quote or a line break', () => {
    expect(cell('Dayton, OH')).toBe('"Dayton, OH"')
    expect(cell('The "Bova"')).toBe('"The ""Bova"""')
    expect(cell('two\nlines')).toBe('"two\nlines"')
  })

  it.each([
    ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
    ['+1 555 0100', "'+1 555 0100"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tcmd', `"'\tcmd"`],
    ['\0cmd', "'\0cmd"],
    [' =1+1', "' =1+1"],
    ['\u00a0\u200b=1+1', "'\u00a0\u200b=1+1"],
    ['＝1+1', "'＝1+1"],
    ['x;=1+1', `"x;'=1+1"`],
    ['x\n=1+1', `"x\n'=1+1"`],
    ['\rcmd', `"'\rcmd"`],
  ])('defuses %j', (value, expected) => {
    expect(cell(value)).toBe(expected)
  })

  it('leaves numbers unchanged, also negative ones', () => {
    expect(cell(-5)).toBe('-5')
    expect(cell(150000)).toBe('150000')
    expect(cell('-1080.00')).toBe('-1080.00')
  })

  it('round-trips except for apostrophes, and no cell is a formula with any separator', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'=+-@＝\t\r\n";,a5é\u00a0 ') }), (value) => {
        const written = cell(value)
        const read = written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written
        expect(read.replaceAll("'", '')).toBe(value)
        for (const part of read.split(/[;\t\r\n]/)) expect(part).not.toMatch(/^\s*[=+\-@＝]/)
      }),
    )
  })
})
