const HEADINGS = 'Date,Description,Amount,Balance'
const DAY = '2026-11-20'

/** A valid statement: one transaction of a dollar per text, from an opening balance in cents. */
export function statementOf(openingCents: number, texts: readonly string[]): Uint8Array {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  const lines = texts.map((text, at) => [DAY, quoted(text), '1.00', dollars(openingCents + (at + 1) * 100)].join(','))
  return Buffer.from([HEADINGS, ...lines].join('\r\n'))
}

/** Invalid files, or statements no bank sends. Each must be refused. */
export function malformedStatements(openingCents: number): readonly (readonly [what: string, bytes: Uint8Array])[] {
  const balance = dollars(openingCents + 100)
  const row = (date: string, text: string, amount: string, after = balance) => `${HEADINGS}\r\n${date},${text},${amount},${after}\r\n`
  const many = (count: number, line: (at: number) => string) =>
    `${HEADINGS}\r\n${Array.from({ length: count }, (_, at) => line(at)).join('\r\n')}`
  const deep = '<a>'.repeat(100_000)
  const camt = (inside: string, before = '') =>
    `<?xml version="1.0"?>${before}<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">${inside}</Document>`
  const texts: Readonly<Record<string, string>> = {
    nothing: '',
    spaces: ' \r\n\r\n',
    'headings alone': HEADINGS,
    'no headings': `${DAY},Rent,1.00,${balance}`,
    'an amount in words': row(DAY, 'x', 'one'),
    'an amount that is a formula': row(DAY, 'x', '=1+0'),
    'an amount beyond counting': row(DAY, 'x', '99999999999999999.00'),
    'an exponent': row(DAY, 'x', '1e2'),
    'no number': row(DAY, 'x', 'NaN'),
    infinity: row(DAY, 'x', 'Infinity'),
    'a third decimal': row(DAY, 'x', '1.005'),
    'a comma for a point': row(DAY, 'x', '"1,00"'),
    'a movement of nothing': row(DAY, 'x', '0.00'),
    'Arabic digits': row(DAY, 'x', '١.٠٠'),
    'a day that does not exist': row('2026-02-30', 'x', '1.00'),
    'a day of month 13': row('13/13/2026', 'x', '1.00'),
    'a day in words': row('yesterday', 'x', '1.00'),
    'a day that is a formula': row('=TODAY()', 'x', '1.00'),
    'a quotation mark without an end': row(DAY, '"x', '1.00'),
    'balances that do not follow': `${row(DAY, 'x', '1.00')}${DAY},y,1.00,${dollars(openingCents + 999)}`,
    'a sign that is no text': row(DAY, 'x\0y', '1.00'),
    'two accounts': `${HEADINGS},Account\r\n${DAY},x,1.00,${balance},1\r\n${DAY},y,1.00,${dollars(openingCents + 200)},2`,
    'headings of the language': `__proto__,constructor,toString,${DAY}\r\n1,2,3,4`,
    'a reference without end': `${HEADINGS},Reference\r\n${DAY},x,1.00,${balance},${'9'.repeat(100_000)}`,
    '100,000 columns': `${HEADINGS}${',x'.repeat(100_000)}\r\n${DAY}`,
    '100,000 rows': many(100_000, (at) => `${DAY},x,1.00,${dollars(openingCents + (at + 1) * 100)}`),
    'a million empty rows': `${HEADINGS}\r\n${'\r\n'.repeat(1_000_000)}`,
    'two million quotation marks': `${HEADINGS}\r\n${'"'.repeat(2_000_001)}`,
    'four million commas': `${HEADINGS}\r\n${','.repeat(4_000_000)}`,
    'one cell of 4 MB': row(DAY, `"${'=1+1 '.repeat(800_000)}"`, 'x'),
    '5 MB and more': 'x'.repeat(5_300_000),
    'a page': '<!doctype html><script>alert(1)</script>',
    'XML with entities': camt('&x;', '<!DOCTYPE x [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
    'a billion laughs': camt(
      '&c;',
      `<!DOCTYPE x [<!ENTITY a "${'ha'.repeat(500)}"><!ENTITY b "${'&a;'.repeat(500)}"><!ENTITY c "${'&b;'.repeat(500)}">]>`,
    ),
    'XML of 100,000 levels': camt(deep),
    'XML without an end': `<Document><BkToCstmrStmt>${'<Stmt>'.repeat(10)}`,
    'XML with nothing in it': camt(''),
    'BAI2 without an account': '01,A,B,261120,0000,1,,,2/\r\n99,0,0,2/',
    'BAI2 of another version': '01,A,B,261120,0000,1,,,3/\r\n99,0,0,2/',
    'BAI2 that goes on and on': `01,A,B,261120,0000,1,,,2/\r\n${'88,x/\r\n'.repeat(200_000)}`,
  }
  return [
    ...Object.entries(texts).map(([what, text]) => [what, Buffer.from(text)] as const),
    ['Latin 1', Buffer.from(row(DAY, 'Café', '1.00'), 'latin1')],
    ['a spreadsheet', Buffer.from('504b03041400060008000000210062ee9d68', 'hex')],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ]
}

function dollars(cents: number): string {
  return (cents / 100).toFixed(2)
}
