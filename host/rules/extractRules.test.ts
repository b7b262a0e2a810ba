import { join } from 'node:path'
import { createElement, type FunctionComponent } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { declare, movement, rulesOf, sharedRules, trackRenderedParts } from './declareRules'
import { extractRules } from './extractRules.mjs'
import { withClassName } from './withClassName'

const path = join(import.meta.dirname, '../sections/Probe.tsx')
const source = `import { css, keyframes, styled } from 'styled-components'
import { media } from './media'
const shared = css\`color: red;\`
const turn = keyframes\`to { rotate: 1turn; }\`
const Box = styled.div\`\${shared} \${media.phone} { animation: \${turn} 1s; }\`
const Tall = styled(Box)\`height: 9px;\`
`

describe('the rules of a module', () => {
  it('are not in the browser’s code, which uses the same class names as the server', () => {
    const [browser, server] = [extractRules(source, path, false), extractRules(source, path, true)]
    expect(browser).not.toMatch(/color|rotate|9px|media\.phone|styled/)
    expect(server).toMatch(/color[\s\S]*rotate[\s\S]*9px/)
    const classes = (code: string) =>
      code.match(/(?:withClassName|declare)\([^)]*\)/g)?.map((call) => call.replace('declare', 'withClassName'))
    expect(classes(browser)).toEqual(classes(server))
    expect(classes(browser)).toHaveLength(2)
  })

  it('are refused when they depend on props', () => {
    const drawn = `import { styled } from 'styled-components'\nconst A = styled.div<{ $x: number }>\`top: \${({ $x }) => $x}px;\`\n`
    expect(() => extractRules(drawn, path, false)).toThrow('must be a plain template')
    // Untyped code could still do what the types forbid.
    expect(() => declare('div', 'fw-refused-0')`top: ${JSON.parse('null')}px;`).toThrow('known before rendering')
  })

  it('come with the rendered components, in module order, with the keyframes they use', () => {
    const turn = movement('fw-turning-0')`to { rotate: 1turn; }`
    const Box = declare('div', 'fw-boxbox-1')`color: red; ${sharedRules`& > p { animation: ${turn} 1s; }`}`
    const Tall = declare(Box, 'fw-tallta-2')`height: 9px; @media print { && { height: 1px; } }`
    declare('div', 'fw-unused-3')`color: blue;`
    const draw = (part: unknown, props = {}) => renderToString(createElement(part as FunctionComponent<object>, props))
    const { result, parts } = trackRenderedParts(() => draw(Tall, { className: 'mine', as: 'section' }))
    expect(result).toBe('<section class="fw-boxbox-1 fw-tallta-2 mine"></section>')
    expect(rulesOf(parts).join('')).toBe(
      '@keyframes fw-turning-0{to{rotate:1turn;}}.fw-boxbox-1{color:red;}.fw-boxbox-1>p{animation:fw-turning-0 1s;}.fw-tallta-2{height:9px;}@media print{.fw-tallta-2.fw-tallta-2{height:1px;}}',
    )
    // The browser version renders the same.
    expect(draw(withClassName(withClassName('div', 'fw-boxbox-1'), 'fw-tallta-2'), { className: 'mine', as: 'section' })).toBe(result)
  })
})
