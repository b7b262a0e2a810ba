import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import { figureOf, readRichText, withNodes } from '../lexicalText'
import { pastedHtml, WEB_PICTURE } from './pastedContent'
import type { PastedElement } from './pastedElement'

/** The blocks of clipboard HTML in the notation, one per entry. */
function read(html: string, lastNote?: number): string[] {
  const blocks = pastedHtml(html, { parse, makeId: () => 'an id', leaveOut: () => undefined, ...(lastNote ? { lastNote } : {}) }) ?? []
  return blocks.map((block) => readRichText(withNodes(null, [block]), new Map()))
}

function parse(html: string): PastedElement {
  return new new Window().DOMParser().parseFromString(html, 'text/html').body as unknown as PastedElement
}

const ignored = (marker: string) =>
  `<![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>`
const wordItem = (level: number, marker: string, words: string, place = 'Middle') =>
  `<p class=MsoListParagraphCxSp${place} style='margin-left:${level * 0.5}in;text-indent:-.25in;mso-list:l0 level${level} lfo1'>${ignored(marker)}${words}<o:p></o:p></p>`
const inWord = (body: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- @list l0 {mso-list-id:1;} --></style></head>
<body lang=EN-US style='tab-interval:.5in'><!--StartFragment-->${body}<!--EndFragment--></body></html>`

it('drops the marks of Google Docs comments, and what the comments say', () => {
  const html =
    '<p><span>Steel does not burn</span><sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup><span>.</span></p>' +
    '<p><span>It is straight.</span><sup><a href="https://docs.google.com/document/d/1/edit#cmnt2" id="cmnt_ref2">[b]</a></sup></p>' +
    '<div style="border:1px solid black;margin:5px"><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>Says who?</span></p><p><span>ASTM does.</span></p></div>' +
    '<div style="border:1px solid black;margin:5px"><p><a href="#cmnt_ref2" id="cmnt2">[b]</a><span>Check</span></p></div>'
  expect(read(html)).toEqual(['Steel does not burn.', 'It is straight.'])
})

it('names every picture, with the address that its file may be in', () => {
  const found: [string, string][] = []
  let id = 0
  pastedHtml('<p>Before</p><img src="data:image/png;base64,AA=="><p>Between</p><img src="file:///C:/Temp/clip_image002.png">', {
    parse,
    makeId: () => String(++id),
    leaveOut: () => undefined,
    onPicture: (...picture) => found.push(picture),
  })
  expect(found).toEqual([
    ['1', 'data:image/png;base64,AA=='],
    ['2', 'file:///C:/Temp/clip_image002.png'],
  ])
})

describe('Word', () => {
  it('reads list paragraphs as lists, with their levels', () => {
    const html = inWord(
      [
        '<p class=MsoNormal>The order on site:<o:p></o:p></p>',
        wordItem(1, '·', 'Bottom tracks first', 'First'),
        wordItem(2, 'o', 'with <b>sealant</b>'),
        wordItem(1, '·', 'Then the panels', 'Last'),
        '<p class=MsoNormal>Then:<o:p></o:p></p>',
        wordItem(1, '1.', 'Trusses', 'First'),
        wordItem(1, '2.', 'Sheathing', 'Last'),
      ].join('\n'),
    )
    expect(read(html)).toEqual([
      'The order on site:',
      '- Bottom tracks first\n  - with **sealant**\n- Then the panels',
      'Then:',
      '1. Trusses\n2. Sheathing',
    ])
  })

  it('keeps footnotes: the mark links to the address of its note, the notes stay', () => {
    const mark = (href: string, name: string, number: number) =>
      `<a style='mso-footnote-id:ftn${number}' href="${href}" name="${name}" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference><span style='font-size:11.0pt'>[${number}]</span></span><![endif]></span></span></a>`
    const note = (number: number, words: string) =>
      `<div style='mso-element:footnote' id=ftn${number}><p class=MsoFootnoteText>${mark(`#_ftnref${number}`, `_ftn${number}`, number)} ${words}<o:p></o:p></p></div>`
    const html = inWord(
      `<p class=MsoNormal>Steel does not burn.${mark('#_ftn1', '_ftnref1', 1)} It is light.${mark('file:///C:/Temp/msohtmlclip1/01/clip.htm#_ftn2', '_ftnref2', 2)}<o:p></o:p></p>` +
        `<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]>${note(1, '<a href="https://www.astm.org/e136">ASTM E136</a>, 2022.')}${note(2, 'Our own scale.')}</div>`,
    )
    expect(read(html)).toEqual([
      'Steel does not burn.[¹](https://www.astm.org/e136) It is light.²',
      '---',
      '¹ [ASTM E136](https://www.astm.org/e136), 2022.',
      '² Our own scale.',
    ])
    // Below a text whose last note is 9. A mark whose note is not pasted keeps its number.
    expect(read(html.replace('It is light.', `Dry.${mark('#_ftn7', '_ftnref7', 7)} It is light.`), 9)).toEqual([
      'Steel does not burn.[¹⁰](https://www.astm.org/e136) Dry.⁷ It is light.¹¹',
      '---',
      '¹⁰ [ASTM E136](https://www.astm.org/e136), 2022.',
      '¹¹ Our own scale.',
    ])
  })

  it('keeps superscript and subscript, and drops soft hyphens, links within the document and comments', () => {
    const html = inWord(
      '<p class=MsoNormal>A floor of 1,200 ft<sup>2</sup> saves CO<sub>2</sub>, in the 21<sup>st</sup> cen\u00ADtury<a href="#_Toc1">, see below</a>.' +
        '<span class=MsoCommentReference><span style=\'font-size:8.0pt\'><a class=msocomanchor id="_anchor_1" href="#_msocom_1">[JD1]</a></span></span><o:p></o:p></p>',
    )
    expect(read(html)).toEqual(['A floor of 1,200 ft² saves CO₂, in the 21st century, see below.'])
  })

  it('keeps the boxes of a Google Docs checklist as characters, not as pictures', () => {
    const item = (checked: boolean, words: string) =>
      `<li dir="ltr" role="checkbox" aria-checked="${checked}" aria-level="1"><img src="data:image/png;base64,iVBOR" width="18" alt="${checked ? 'checked' : 'unchecked'}" />` +
      `<p dir="ltr" role="presentation"><span>${words}</span></p></li>`
    expect(read(`<ul>${item(true, 'Slab poured')}${item(false, 'Anchors set')}</ul>`)).toEqual(['- ☑ Slab poured\n- ☐ Anchors set'])
  })

  it('marks an exponent or index that has no such characters, so that no figure changes', () => {
    const html = inWord(
      '<p>5<sup>1/2</sup> in, 10<sup>6.5</sup>, 10<sup>−3</sup>, e<sup>x</sup>, F<sub>y</sub>, P<sub>max</sub>, Steel<sup>TM</sup>, Nord<sup>®</sup>, as ' +
        '<sup>said before</sup></p>',
    )
    expect(read(html)).toEqual(['5¹⁄₂ in, 10^(6.5), 10⁻³, e^x, F_y, P_(max), Steel™, Nord®, as said before'])
    const words = inWord('<p>Panels<sup>New</sup> and 1<sup>er</sup> of<sup>1,2</sup> notes<sup>1</sup><sup>,</sup><sup>2</sup></p>')
    expect(read(words)).toEqual(['PanelsNew and 1er of¹,² notes¹,²'])
    expect(read(inWord('<p>See <a href="https://example.org/fy">F<sub>y</sub></a></p>'))).toEqual(['See [F_y](https://example.org/fy)'])
  })
})

describe('what its writer deleted in Word', () => {
  const tracked = (tag: 'ins' | 'del', words: string) =>
    `<span class=mso${tag === 'ins' ? 'Ins' : 'Del'}><${tag} cite="mailto:Jane%20Roe" datetime="2026-11-02T10:15">${words}</${tag}></span>`

  it('is left out, and what was inserted is text', () => {
    const html = inWord(
      `<p class=MsoNormal>A panel weighs ${tracked('del', '<b>700</b> lb')}${tracked('ins', '600 lb')}.<o:p></o:p></p>` +
        `<p class=MsoNormal>${tracked('del', 'The whole paragraph.')}<o:p></o:p></p>` +
        `<table><tr><td>Step</td><td>Hours</td></tr><tr><td>Walls</td><td>${tracked('del', '6')}${tracked('ins', '5')}</td></tr></table>`,
    )
    const blocks = pastedHtml(html, { parse, makeId: () => 'an id', leaveOut: () => undefined }) ?? []
    expect(blocks.map(({ type }) => type)).toEqual(['paragraph', 'block'])
    expect(readRichText(withNodes(null, blocks.slice(0, 1)), new Map())).toBe('A panel weighs 600 lb.')
    expect(blocks[1] && figureOf(blocks[1])).toMatchObject({ rows: [{ label: 'Walls', cells: ['5'] }] })
  })

  it('differs from struck words, on web pages too', () => {
    expect(read(inWord('<p class=MsoNormal>A <s>struck</s> word<o:p></o:p></p>'))).toEqual(['A ~~struck~~ word'])
    expect(read('<p>A <del>struck</del> word</p>')).toEqual(['A ~~struck~~ word'])
  })
})

describe('web addresses that are no links', () => {
  it('become links, without the punctuation of their sentence', () => {
    expect(read('<p>See https://www.noaa.gov/wind?a=1&amp;b=2, (https://example.org/a_(b)) or <b>www.astm.org</b>.</p>')).toEqual([
      'See [https://www.noaa.gov/wind?a=1&b=2](https://www.noaa.gov/wind?a=1&b=2), ([https://example.org/a_(b)](https://example.org/a_%28b%29)) or [**www.astm.org**](https://www.astm.org).',
    ])
  })

  it('stay as they are in links and in code', () => {
    const words = '<p><a href="https://example.org/b">https://example.org/a</a> <code>https://example.org/c</code> https:// www.</p>'
    expect(read(words)).toEqual(['[https://example.org/a](https://example.org/b) `https://example.org/c` https:// www.'])
  })
})

it('keeps the lines of code', () => {
  expect(read('<p>Run:</p><pre><code>npm ci\n  npm &lt;start&gt; # https://example.org</code></pre><p>After</p>')).toEqual([
    'Run:',
    '`npm ci`\n`  npm <start> # https://example.org`',
    'After',
  ])
})

describe('Google Docs and Sheets', () => {
  const span = (words: string, style = '') =>
    `<span style="font-size:11pt;font-family:Arial,sans-serif;font-weight:400;font-style:normal;vertical-align:baseline;white-space:pre-wrap;${style}">${words}</span>`
  const inDocs = (body: string) =>
    `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-5b2f1c7e-7fff-aaaa-bbbb-cccccccccccc">${body}</b>`

  it('reads raised text, and the target of redirect links', () => {
    const html = inDocs(
      `<p dir="ltr" style="line-height:1.38;">${span('1,200 ft')}<span style="font-size:0.6em;font-weight:400;vertical-align:super;">2</span>${span(' of floor, by ')}<a href="https://www.google.com/url?q=https://www.noaa.gov/wind?a%3D1%26b%3D2&amp;sa=D&amp;source=editors&amp;ust=1700000000" style="text-decoration:none;">${span('NOAA', 'text-decoration:underline;')}</a></p>`,
    )
    expect(read(html)).toEqual(['1,200 ft² of floor, by [NOAA](https://www.noaa.gov/wind?a=1&b=2)'])
  })

  it('keeps footnotes', () => {
    const html = `<p><span>Steel does not burn.</span><sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup></p><hr><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a><span>&nbsp;ASTM E136, https://www.astm.org/e136.</span></p></div>`
    expect(read(html)).toEqual([
      'Steel does not burn.[¹](https://www.astm.org/e136)',
      '---',
      '¹ ASTM E136, [https://www.astm.org/e136](https://www.astm.org/e136).',
    ])
  })

  it('keeps struck words', () => {
    expect(read(inDocs(`<p>${span('Old', 'text-decoration:line-through;-webkit-text-decoration-skip:none;')}${span(' new')}</p>`))).toEqual(
      ['~~Old~~ new'],
    )
  })

  it('reads lines that begin with a bullet as a list', () => {
    expect(
      read(inDocs(`<p dir="ltr">${span('• Tracks')}</p><p dir="ltr">${span('•\u00A0Panels')}</p><p dir="ltr">${span('After')}</p>`)),
    ).toEqual(['- Tracks\n- Panels', 'After'])
    expect(read('<div>Before<br>▪ Tracks<br>▪ Panels</div>')).toEqual(['Before', '- Tracks\n- Panels'])
    expect(read('<p>• only one</p>')).toEqual(['- only one'])
  })

  it('keeps raised text in cells', () => {
    const html =
      '<google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}--></style><table xmlns="http://www.w3.org/1999/xhtml" data-sheets-root="1"><colgroup><col width="100"/></colgroup><tbody>' +
      '<tr><td></td><td data-sheets-value="{}">Area, ft<sup>2</sup></td></tr><tr><td>Bo\u00ADva</td><td>1,200</td></tr></tbody></table>'
    const [table] = pastedHtml(html, { parse, makeId: () => 'an id', leaveOut: () => undefined }) ?? []
    expect(table && figureOf(table)).toMatchObject({ columns: ['Area, ft²'], rows: [{ label: 'Bova', cells: ['1,200'] }] })
  })
})

it('drops the way back of footnotes on web pages', () => {
  const html =
    '<p>Steel<sup id="fnref1"><a href="#fn1">1</a></sup></p><section class="footnotes"><ol><li id="fn1"><p>A note <a href="#fnref1">↩︎</a></p></li></ol></section>'
  expect(read(html)).toEqual(['Steel¹', '1. A note'])
})

describe('a part within text that cannot hold it', () => {
  const blocksOf = (html: string) => pastedHtml(html, { parse, makeId: () => 'an id', leaveOut: () => undefined }) ?? []
  const shown = (html: string) =>
    blocksOf(html).map((block) => (block.type === WEB_PICTURE ? `picture ${block.src}` : readRichText(withNodes(null, [block]), new Map())))
  const picture = '<img src="https://example.org/a.png" alt="A truss">'

  it('follows its entry of a list, whose numbers go on', () => {
    expect(shown(`<ol><li>Lay the track</li><li>Set ${picture} the studs</li><li>Sheathe</li></ol>`)).toEqual([
      '1. Lay the track\n2. Set  the studs',
      'picture https://example.org/a.png',
      '3. Sheathe',
    ])
    const [list, table, rest] = blocksOf(
      '<ol><li>Count<table><tr><td>Part</td><td>Lots</td></tr><tr><td>Stud</td><td>12</td></tr></table></li><li>Cut</li></ol>',
    )
    expect(list).toMatchObject({ type: 'list', start: 1 })
    expect(table && figureOf(table)).toMatchObject({ rows: [{ label: 'Stud', cells: ['12'] }] })
    expect(rest).toMatchObject({ type: 'list', start: 2, children: [{ value: 2 }] })
  })

  it('divides a list within a list', () => {
    expect(shown(`<ul><li>Walls<ul><li>Studs ${picture}</li><li>Tracks</li></ul></li><li>Roof</li></ul>`)).toEqual([
      '- Walls\n  - Studs ',
      'picture https://example.org/a.png',
      '  - Tracks\n- Roof',
    ])
  })

  it('is kept beside a quote, a heading and a link', () => {
    expect(shown(`<blockquote>As drawn ${picture} here</blockquote>`)).toEqual([
      '> As drawn',
      'picture https://example.org/a.png',
      '> here',
    ])
    expect(shown(`<h2>${picture} Trusses</h2>`)).toEqual(['picture https://example.org/a.png', '##  Trusses'])
    expect(shown(`<div><a href="https://example.org">${picture}</a></div>`)).toEqual(['picture https://example.org/a.png'])
  })

  it('is text where it is code', () => {
    expect(shown('<ol><li>Run:<pre>npm ci\n  npm start</pre></li><li>Look</li></ol>')).toEqual(['1. Run: `npm ci` `  npm start`\n2. Look'])
  })
})

describe('tables', () => {
  const tables = (html: string) =>
    (pastedHtml(html, { parse, makeId: () => 'an id', leaveOut: () => undefined }) ?? []).map((block) => figureOf(block))

  it('repeat a cell that spans rows, so that every other one keeps its column', () => {
    const [table] = tables(
      '<table><tr><th rowspan="2">Plan</th><th colspan="2">Cost</th></tr><tr><th>2025</th><th>2026</th></tr><tr><td rowspan="9">Bova</td><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></table>',
    )
    expect(table).toMatchObject({
      corner: 'Plan',
      columns: ['Cost', ''],
      rows: [
        { label: 'Plan', cells: ['2025', '2026'] },
        { label: 'Bova', cells: ['1', '2'] },
        { label: 'Bova', cells: ['3', '4'] },
      ],
    })
  })

  it('that only lay out a mail are text, once', () => {
    const mail =
      '<table width="600"><tr><td><table><tr><td>Dear Ann,</td></tr><tr><td>Your frame ships <b>Friday</b>.</td></tr></table></td></tr><tr><td>Framewell</td></tr></table>'
    expect(read(mail)).toEqual(['Dear Ann,', 'Your frame ships **Friday**.', 'Framewell'])
  })
})

describe('lists', () => {
  it('keep the words of an entry that has a list below', () => {
    expect(read('<ul><li>Walls<ul><li>Studs</li></ul></li><li><p>Roof</p><ol><li>Trusses</li></ol></li></ul>')).toEqual([
      '- Walls\n  - Studs\n- Roof\n  1. Trusses',
    ])
  })

  it('keep their numbers after something else', () => {
    expect(read('<ol><li>Tracks</li></ol><p>Wait a day.</p><ol start="2"><li>Panels</li></ol>')).toEqual([
      '1. Tracks',
      'Wait a day.',
      '2. Panels',
    ])
    const inTwo = `${wordItem(1, '1.', 'Tracks', 'First')}<p class=MsoNormal>Wait a day.<o:p></o:p></p>${wordItem(1, '2.', 'Panels', 'Last')}`
    expect(read(inWord(inTwo))).toEqual(['1. Tracks', 'Wait a day.', '2. Panels'])
  })
})

it('keeps the lines of a quote apart', () => {
  expect(read('<blockquote>One<blockquote>Two</blockquote>Three</blockquote>')).toEqual(['> One\n> Two\n> Three'])
})
