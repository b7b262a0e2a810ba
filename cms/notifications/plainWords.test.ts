import { expect, it } from 'vitest'
import { greeting, plainWords } from './plainWords'

it.each(['Dana Reyes', 'J.R. Smith', 'Zoë Ångström', 'O’Neill & Sons, Inc.', '李 小龙'])('greets %s by name', (name) => {
  expect(greeting(name)).toBe(`Hello ${name},`)
})

it.each(['Claim it: http://evil.example', 'evil.example', 'WWW.EVIL', 'Write to me@evil', 'evil.рф', '//evil', '\u202e', ' '])(
  'leaves %j out of a greeting',
  (name) => {
    expect(greeting(name)).toBe('Hello there,')
  },
)

it('joins several lines into one', () => {
  expect(plainWords('Dana\r\nBcc: x\n\nReyes', 'there')).toBe('there')
  expect(plainWords('Dana\r\n\tReyes\u2028Homes', 'there')).toBe('Dana Reyes Homes')
})
