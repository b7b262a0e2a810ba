import { describe, expect, it } from 'vitest'
import { cleanSvg as cleanParts, NotAnSvg, SVG_LIMITS } from './cleanSvg'

const svg = (inside: string, attributes = '') => `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${inside}</svg>`

async function cleanSvg(...parts: string[]): Promise<string> {
  let clean = ''
  for await (const part of cleanParts(parts)) clean += part
  return clean
}

describe('cleanSvg', () => {
  it('keeps a drawing as it is', async () => {
    const drawing = svg(
      '<g stroke="black"><path d="M0 0L10 10"></path><text x="1" y="2">12&apos; &lt; A</text></g>',
      ' viewBox="0 0 10 10"',
    )
    expect(await cleanSvg(drawing)).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><g stroke="black"><path d="M0 0L10 10"></path>' +
        '<text x="1" y="2">12\' &lt; A</text></g></svg>',
    )
  })

  it.each([
    ['a script', '<script>alert(1)</script><path d="M0 0"/>'],
    ['a handler', '<path d="M0 0" onload="alert(1)" onclick="alert(2)"/>'],
    ['a script in a drawing element', '<g><script href="https://x.example/a.js"/></g>'],
    ['foreign content', '<foreignObject><iframe src="https://x.example"/></foreignObject>'],
    ['a style with an import', '<style>@import url(https://x.example/a.css)</style>'],
    ['a picture from elsewhere', '<image href="https://x.example/a.png"/>'],
    ['a reference to elsewhere', '<use href="https://x.example/a.svg#a"/><use xlink:href="data:image/svg+xml,&lt;svg/&gt;"/>'],
    ['a fill from elsewhere', '<rect fill="url(https://x.example/#a)"/>'],
    ['an escaped fill', '<rect fill="u\\72l(https://x.example/#a)"/>'],
    ['an animation that sets a link', '<a href="#a"><set attributeName="href" to="javascript:alert(1)"/></a>'],
    ['a link', '<a href="javascript:alert(1)"><text>here</text></a>'],
  ])('removes %s', async (_, inside) => {
    const clean = await cleanSvg(svg(inside))
    expect(clean).toMatch(/^<svg /)
    expect(clean).not.toMatch(/script|alert|onload|onclick|example|foreignObject|iframe|import|data:|<a|<set|\\/i)
  })

  it.each([
    ['HTML', '<html><svg></svg></html>'],
    ['broken XML', '<svg><g></svg>'],
    ['entities of its own', '<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>'],
    ['an unknown entity', svg('&nothing;')],
    ['nothing', ''],
  ])('refuses %s', async (_, source) => expect(cleanSvg(source)).rejects.toThrow(NotAnSvg))

  it('cleans a drawing wherever its chunks begin and end', async () => {
    const drawing = svg('<g><script>alert(1)</script><path d="M0 0\u{1F3E0}"></path><text>a &lt; b</text></g>')
    const whole = await cleanSvg(drawing)
    for (let at = 1; at < drawing.length; at += 1) expect(await cleanSvg(drawing.slice(0, at), drawing.slice(at))).toBe(whole)
  })

  it('accepts the depth, number and width of any real drawing, and nothing beyond', async () => {
    const nested = (depth: number) => '<svg>'.repeat(depth) + '</svg>'.repeat(depth)
    expect(await cleanSvg(nested(SVG_LIMITS.depth))).toMatch(/^<svg /)
    await expect(cleanSvg(nested(SVG_LIMITS.depth + 1))).rejects.toThrow(NotAnSvg)
    const wide = (attributes: number) => svg(`<path ${Array.from({ length: attributes }, (_, at) => `a${at}=""`).join(' ')}/>`)
    expect(await cleanSvg(wide(SVG_LIMITS.attributesEach))).toMatch(/^<svg /)
    await expect(cleanSvg(wide(SVG_LIMITS.attributesEach + 1))).rejects.toThrow(NotAnSvg)
    expect(await cleanSvg(svg('<g/>'.repeat(SVG_LIMITS.elements - 1)))).toMatch(/^<svg /)
    await expect(cleanSvg(svg('<g/>'.repeat(SVG_LIMITS.elements)))).rejects.toThrow(NotAnSvg)
  })
})
