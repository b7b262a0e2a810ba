import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { describe, expect, it } from 'vitest'

/** Every element's module, imported without a window. */
const modules = import.meta.glob<Record<string, unknown>>(['../elements/**/*.stories.tsx'])

interface Meta {
  component: React.ElementType
  args?: object
}
const isMeta = (value: unknown): value is Meta => typeof value === 'object' && value !== null && 'component' in value

describe('on the server', () => {
  it.each(Object.entries(modules))('%s renders', async (_path, load) => {
    const { default: meta } = await load()
    if (!isMeta(meta)) throw new Error('a story file has a default export with its component')
    const Component = meta.component
    const sheet = new ServerStyleSheet()
    const once = renderToString(sheet.collectStyles(<Component {...meta.args} />))
    sheet.seal()
    expect(renderToString(<Component {...meta.args} />)).toBe(once)
  })
})
