import { describe, expect, it } from 'vitest'
import { EVENTS } from './events'
import { templateFaults } from './templateFaults'

const KNOWN = ['number', 'stage']
const faultsOf = (text: string, more: { subject?: string; notice?: string } = {}) =>
  templateFaults({ subject: 'Order {number}', notice: '', actionLabel: 'Open', ...more, text }, KNOWN).map(
    ({ field, message }) => `${field}: ${message}`,
  )

describe("an operator's texts", () => {
  it.each([
    ['It is {stage}.\n\n| Stage | {stage}\n| Number | {number}\n\n- {stage}\n- done', []],
    ['Dear {name},', ['text: This event has no {name}']],
    ['It is {Stage}.', ['text: This event has no {Stage}']],
    ['It is {}.', ['text: This event has no {}']],
    ['It is { stage }.', ['text: A single brace means nothing: write {name}, without spaces']],
    ['It is {stage.', ['text: A single brace means nothing: write {name}, without spaces']],
    ['It is {{stage}}.', ['text: A single brace means nothing: write {name}, without spaces']],
    ['The facts:\n| Stage | {stage}', ['text: Leave an empty line before and after the table at “| Stage | {stage}”']],
    ['| Stage', ['text: Each line of a table reads | label | value: “| Stage”']],
    ['| Stage |', ['text: Each line of a table reads | label | value: “| Stage |”']],
    ['Do this:\n- now', ['text: Leave an empty line before and after the list at “- now”']],
  ])('%j', (text, faults) => {
    expect(faultsOf(text)).toEqual(faults)
  })

  it('are validated per field', () => {
    expect(faultsOf('Fine.', { subject: '{nr}', notice: 'Half {stage' })).toEqual([
      'subject: This event has no {nr}',
      'notice: A single brace means nothing: write {name}, without spaces',
    ])
  })

  it.each([...EVENTS.values()].map((event) => [event.name, event] as const))('%s has no fault originally', (_, event) => {
    const { secrets, payload, words, example } = event
    const known = Object.keys(event.values({ ...payload.parse(example), ...secrets?.parse(example) }))
    const { subject, text, notice = '', action } = words
    expect(templateFaults({ subject, text, notice, actionLabel: action?.label ?? '' }, known)).toEqual([])
  })
})
