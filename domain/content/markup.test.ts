import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMarkup } from './formatMarkup'
import { parseMarkup } from './markup'
import { fromHtml, toHtml } from './markupHtml'

const html = (markup: string) => toHtml(parseMarkup(markup))

describe('the notation', () => {
  it.each([
    ['Plain words', '<p>Plain words</p>'],
    ['One\n\nTwo', '<p>One</p><p>Two</p>'],
    ['One\nTwo', '<p>One<br>Two</p>'],
    ['# Big\n\n## Two\n\n#### Four', '<h2>Big</h2><h2>Two</h2><h4>Four</h4>'],
    ['## Head\nText', '<h2>Head</h2><p>Text</p>'],
    ['- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
    ['1. a\n2. b', '<ol><li>a</li><li>b</li></ol>'],
    ['3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>'],
    ['> said\n> twice', '<blockquote>said<br>twice</blockquote>'],
    ['a\n\n---\n\nb', '<p>a</p><hr><p>b</p>'],
    ['**b** *i* ~~s~~ __u__ `c`', '<p><strong>b</strong> <em>i</em> <s>s</s> <u>u</u> <code>c</code></p>'],
    ['***both***', '<p><em><strong>both</strong></em></p>'],
    ['[Terms](/terms)', '<p><a href="/terms">Terms</a></p>'],
    ['[bad](javascript:alert)', '<p>bad</p>'],
    ['2 * 3 * 4 and snake_case', '<p>2 * 3 * 4 and snake_case</p>'],
    ['\\*no\\*', '<p>*no*</p>'],
    ['<b>tags</b> & more', '<p>&lt;b&gt;tags&lt;/b&gt; &amp; more</p>'],
  ])('%j means %s', (markup, expected) => {
    expect(html(markup)).toBe(expected)
  })

  it('nests lists', () => {
    const markup = '- a\n  - b\n  - c\n- d'
    expect(html(markup)).toBe('<ul><li>a</li><li><ul><li>b</li><li>c</li></ul></li><li>d</li></ul>')
    expect(formatMarkup(parseMarkup(markup))).toBe(markup)
  })

  it('keeps every character of any input', () => {
    const words = fc.string({
      unit: fc.constantFrom('a', 'b ', ' ', '*', '**', '_', '__', '~~', '`', '[', ']', '\\', '#', '- ', '1. ', '> ', '\n', '\n\n', '---'),
    })
    const letters = (text: string) => text.replace(/[^ab]/g, '')
    fc.assert(
      fc.property(words, (typed) => {
        expect(letters(formatMarkup(parseMarkup(typed)))).toBe(letters(typed))
      }),
      { numRuns: 1000 },
    )
  })

  it('round-trips plain text', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '1', '.', ' ', '*', '_', '~', '`', '[', ']', '(', '\\', '#', '-', '>') })
    fc.assert(
      fc.property(text, (typed) => {
        const kept = typed.trim()
        fc.pre(kept !== '')
        const markup = formatMarkup([{ type: 'paragraph', children: [{ type: 'text', text: kept, format: 0 }] }])
        expect(parseMarkup(markup)).toEqual([{ type: 'paragraph', children: [{ type: 'text', text: kept, format: 0 }] }])
      }),
      { numRuns: 2000, examples: [['11. a']] },
    )
  })

  it.each([
    ['[', '['],
    ['**a ', '**a'],
    ['- a\n1. a\n', '- a'],
    ['a  ', 'a'],
  ])(
    'reads a long text of %j',
    (unit, start) => {
      expect(
        formatMarkup(parseMarkup(unit.repeat(20_000)))
          .replaceAll('\\', '')
          .startsWith(start),
      ).toBe(true)
    },
    60_000,
  )
})

describe('HTML', () => {
  it.each([
    ['<h1>Title</h1><p>One <strong>bold</strong> <a href="/terms">link</a></p>', '## Title\n\nOne **bold** [link](/terms)'],
    ['loose words', 'loose words'],
    ['<div><p>a</p><p>b</p></div>', 'a\n\nb'],
    ['<ul><li>a</li><li><p>b</p></li></ul>', '- a\n- b'],
    ['<ul><li>a</li><ul><li>within</li></ul><li>b</li>loose <b>words</b></ul>', '- a\n  - within\n- b\n- loose **words**'],
    ['<ul><li>a<blockquote>said</blockquote></li></ul>', '- a said'],
    ['<p>open<p>again', 'open\n\nagain'],
    ['<script>alert(1)</script><p onclick="x()">safe</p>', 'safe'],
    ['<a href="javascript:alert(1)">words</a>', 'words'],
    ['Fish &amp; chips &lt;b&gt; &#8212; &nope;', 'Fish & chips <b> — &nope;'],
    ['<blockquote>said</blockquote><hr>', '> said\n\n---'],
    ['a < b', 'a < b'],
    ['words<!-- a comment that nothing ends', 'words'],
    ['words<script>alert(1)', 'words'],
  ])('%s is read as %j', (source, markup) => {
    expect(formatMarkup(fromHtml(source))).toBe(markup)
  })

  it('of a text parses back to that text', () => {
    for (const markup of ['[a](/b_%28c%29)', '## A\n\nb **c** *d*\n\n- e\n- f\n\n> g', 'x\ny', '1. [a](/b)\n2. `c`']) {
      expect(formatMarkup(fromHtml(html(markup)))).toBe(markup)
    }
  })

  it.each(['<ul><li>', '<blockquote>', '<div>', '<b>'])(
    'nests no deeper than rich text allows: %s',
    (tag) => {
      expect(toHtml(fromHtml(`${tag.repeat(20_000)}words`)).length).toBeLessThan(2000)
    },
    60_000,
  )

  it('never fails', () => {
    const source = fc.string({
      unit: fc.constantFrom(
        '<p>',
        '</p>',
        '<ul>',
        '<li>',
        '</li>',
        '<b>',
        '</b>',
        '<a href="/x">',
        '</a>',
        '<',
        '>',
        '&amp;',
        '&#0;',
        'x',
        ' ',
        '<br>',
        '<!--',
        '-->',
        '<script>',
      ),
    })
    fc.assert(fc.property(source, (typed) => typeof formatMarkup(fromHtml(typed)) === 'string'))
  })
})
