import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isOwnName, signerRefusal } from './signer'

it.each([
  ['Olive Order', 'Olive Order', true],
  ['  olive   ORDER ', 'Olive Order', true],
  ['Olive M. Order, Jr.', 'Olive Order', true],
  ['Zoe Angstrom', 'Zoë Ångström', true],
  ['Smith-Jones Ann', 'Ann Smith-Jones', false],
  ['Olive', 'Olive Order', false],
  ['Order Olive', 'Olive Order', false],
  ['Oliver Orderly', 'Olive Order', false],
  ['李 小龙', '李 小龙', true],
  ['Anybody', '', false],
  ['!', '...', false],
])("'%s' is the name of %s: %s", (typed, name, own) => {
  expect(isOwnName(typed, name)).toBe(own)
})

it('is refused under another name, at its field, unless an authority is stated', () => {
  const word = fc.stringMatching(/^[A-Z][a-z]{1,9}$/)
  fc.assert(
    fc.property(word, word, fc.constantFrom('name', 'signature'), (typed, name, field) => {
      fc.pre(typed.toLowerCase() !== name.toLowerCase())
      expect(signerRefusal(field, { typed, authority: '' }, name)?.more?.fields?.[0]?.path).toBe(field)
      expect(signerRefusal(field, { typed, authority: 'Attorney-in-fact' }, name)).toBeUndefined()
      expect(signerRefusal(field, { typed: name, authority: '' }, name)).toBeUndefined()
    }),
  )
})
