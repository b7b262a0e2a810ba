import { isRecord } from '@framewell/domain/content/saving/sameValue'
import { expect, it } from 'vitest'
import { pictureBlocks } from '../sections/pictures'
import { chartFields } from './chartFields'

/** What the named field says about a value, by its own validation. */
function said(fields: readonly unknown[], name: string, value: unknown): unknown {
  const field = fields.find((one) => isRecord(one) && one.name === name)
  return isRecord(field) && typeof field.validate === 'function' ? field.validate(value, {}) : 'no validation'
}

const cards = pictureBlocks.cards.fields.find((field) => 'name' in field && field.name === 'cards')
const cardFields = cards && 'fields' in cards ? cards.fields : []

it('refuses a card whose title or text is blank, on its field', () => {
  for (const blank of ['', '   ', '\n', null, undefined]) {
    expect(said(cardFields, 'title', blank)).toBe('Give the card a title: without one it is an empty box')
    expect(said(cardFields, 'text', blank)).toBe('Write the card’s text: without it the card is an empty box')
  }
  expect([said(cardFields, 'title', 'Wind'), said(cardFields, 'text', 'Up to 195 MPH')]).toEqual([true, true])
  expect(said(cardFields, 'title', 'x'.repeat(101))).toMatch(/100/)
})

it('refuses a chart with a category that has no label', () => {
  expect(said(chartFields(), 'categories', ['2024', ' '])).toBe('Category 2 has no label: name it, or remove it')
  expect(said(chartFields(), 'categories', [])).toBe('Category 1 has no label: name it, or remove it')
  expect(said(chartFields(), 'categories', ['2024', '2025'])).toBe(true)
})
