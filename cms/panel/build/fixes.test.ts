import type { ComponentType, createElement } from 'react'
import type { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { bundleParts } from './bundleParts'
import { fixes, readFixed } from './fixes.mjs'
import { applyReplacements } from './replaceText.mjs'

const COMPONENTS = {
  ClearIndicator: 'ui/dist/elements/ReactSelect/ClearIndicator/index.js',
  ClickableArrow: 'ui/dist/elements/Pagination/ClickableArrow/index.js',
  Collapsible: 'ui/dist/elements/Collapsible/index.js',
  DropdownIndicator: 'ui/dist/elements/ReactSelect/DropdownIndicator/index.js',
  FieldLabel: 'ui/dist/fields/FieldLabel/index.js',
  CheckboxInput: 'ui/dist/fields/Checkbox/Input.js',
  PopupTrigger: 'ui/dist/elements/Popup/PopupTrigger/index.js',
} as const
type Name = keyof typeof COMPONENTS

interface Parts extends Record<Name, ComponentType<Record<string, unknown>>> {
  readonly createElement: typeof createElement
  readonly renderToStaticMarkup: typeof renderToStaticMarkup
  readonly fieldReducer: (state: object, action: object) => object
}

let published: Parts
let fixed: Parts
beforeAll(async () => {
  const exported = { ...COMPONENTS, fieldReducer: 'ui/dist/forms/Form/fieldReducer.js' }
  published = await bundleParts<Parts>(exported, false)
  fixed = await bundleParts<Parts>(exported, true)
})

// A case that no longer fails as published: Payload has fixed it, and the replacement can go.
describe('controls of the panel have the names that they lack as published', () => {
  const hidden = { innerProps: { ref: null, 'aria-hidden': 'true' } }
  const handle = { dragHandleProps: { attributes: { role: 'button', tabIndex: 0 }, listeners: {} } }
  const cases: readonly (readonly [string, Name, object, RegExp])[] = [
    ['the button of a menu', 'PopupTrigger', { buttonType: 'default', active: false }, /^<button title="More" aria-expanded="false"/],
    ['the handle of a row', 'Collapsible', handle, /role="button"[^>]*aria-label="Drag to reorder"/],
    ['the arrow back', 'ClickableArrow', { direction: 'left' }, /aria-label="Previous page"/],
    [
      'a checkbox with a name',
      'CheckboxInput',
      { 'aria-label': 'Select all rows', name: 'select-all' },
      /<input aria-label="Select all rows"/,
    ],
    ['the arrow ahead', 'ClickableArrow', { direction: 'right' }, /aria-label="Next page"/],
    ['the button that clears a choice', 'ClearIndicator', hidden, /^<div(?![^>]*aria-hidden)[^>]*aria-label="Clear"/],
    ['the arrow of a choice, which is hidden and not focusable', 'DropdownIndicator', hidden, /^<button[^>]*tabindex="-1"/],
    ['the label of a field, which a choice points to', 'FieldLabel', { label: 'Kind', path: 'kind' }, /id="field-kind-label"/],
  ]
  it.each(cases)('%s', (_, name, props, expected) => {
    const draw = (parts: Parts) => parts.renderToStaticMarkup(parts.createElement(parts[name], { ...props }))
    expect(draw(fixed)).toMatch(expected)
    expect(draw(published)).not.toMatch(expected)
  })
})

it('an answer of the server does not count as the newest state of a form that changed since it was asked', () => {
  const asked = { title: { value: 'Before' } }
  const now = { title: { value: 'Before' }, 'sections.0.id': { value: 'new' } }
  const newestAfter = ({ fieldReducer }: Parts) => {
    const prevStateRef = { current: asked }
    fieldReducer(now, { type: 'MERGE_SERVER_STATE', prevStateRef, serverState: { title: { value: 'Before' } } })
    return prevStateRef.current
  }
  expect(newestAfter(fixed)).toBe(asked)
  expect(newestAfter(published)).not.toBe(asked)
})

it('every fix still finds its text in Payload', () => {
  for (const file of Object.keys(fixes)) expect(() => readFixed(file)).not.toThrow()
})

it('a text that Payload no longer has ends the build, with the file and the text', () => {
  expect(() => applyReplacements('const a = 1', [['const b', 'const c']], '/payload/part.js')).toThrow(
    /part\.js does not contain "const b"/,
  )
})
