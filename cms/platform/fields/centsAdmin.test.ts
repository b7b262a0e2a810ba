import { cents } from '@framewell/domain/money/cents'
import config from '@payload-config'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CentsCell } from '../../panel/CentsCell'

it('amounts are dollars in the lists of the panel', () => {
  expect(renderToStaticMarkup(createElement(CentsCell, { cellData: cents(3_003_000) }))).toBe('$30,030')
  expect(renderToStaticMarkup(createElement(CentsCell, { cellData: null }))).toBe('')
})

it('every column of cents shows dollars, and its form names the unit', async () => {
  const { collections, globals } = await config
  const fields = [...collections, ...globals].flatMap(({ slug, flattenedFields }) =>
    flattenedFields.flatMap((field) => (field.type === 'number' && /Cents(?:[A-Z]|$)/.test(field.name) ? [{ slug, field }] : [])),
  )
  const names = fields.map(({ slug, field }) => `${slug}.${field.name}`)
  expect(names).toEqual(
    expect.arrayContaining([
      'home-plans.kitBasePriceCents',
      'price-options.priceCents',
      'issued-quotes.totalCents',
      'price-settings.freightCents',
    ]),
  )
  const bare = fields.filter(({ field: { admin } }) => !admin?.components?.Cell || !admin.components.Description)
  expect(bare.map(({ slug, field }) => `${slug}.${field.name}`)).toEqual([])
})
