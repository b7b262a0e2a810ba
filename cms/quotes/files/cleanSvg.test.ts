import { describe, expect, it } from 'vitest'
import { cleanSvg } from './cleanSvg'

const svg = (inside: string, attributes = '') => `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${inside}</svg>`

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
  ])('takes out %s', async (_, inside) => {
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
  ])('refuses %s', async (_, source) => expect(await cleanSvg(source)).toBeUndefined())

  it('reads a large drawing in parts, so that others are answered meanwhile', async () => {
    let turns = 0
    // Immediates, not a timer: they take turns with the parts however busy the machine is.
    let next: NodeJS.Immediate
    const others = () => {
      turns += 1
      next = setImmediate(others)
    }
    next = setImmediate(others)
    const lines = '<path d="M0 0\u{1F3E0}"></path>'.repeat(20_000)
    expect(await cleanSvg(svg(lines))).toBe(svg(lines))
    clearImmediate(next)
    expect(turns).toBeGreaterThan(3)
  })
})
