import { expect, it } from 'vitest'
import { withoutAddresses } from './withoutAddresses'

it.each([
  ['No account ada@hale.example here', 'No account (address) here'],
  ['/account?email=ada%40hale.example&x=1', '/account?email=(address)&x=1'],
  ['<Ada.Hale+steel@mail.hale.example>', '<(address)>'],
  ['render@https://framewell.test/app.js:1:2', 'render@https://framewell.test/app.js:1:2'],
  ['nothing', 'nothing'],
])('%s', (text, expected) => {
  expect(withoutAddresses(text)).toBe(expected)
})
