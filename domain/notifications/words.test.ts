import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnyEvent } from './defineEvent'
import { EVENTS } from './events'
import { mailHtml } from './mail/mailHtml'
import { mailText } from './mail/mailText'
import { say, variablesOf } from './words'

const LETTER = { kind: 'info', signature: 'Framewell', notes: ['Because.'], links: [] } as const
const all: AnyEvent[] = [...EVENTS.values()]

describe('every event', () => {
  it.each(all.map((event) => [event.name, event] as const))('%s renders its example, with a value for each name', (_, event) => {
    const { secrets, payload } = event
    const stored = payload.parse(event.example)
    const values = event.values({ ...stored, ...secrets?.parse(event.example) })
    expect(variablesOf(event.words).filter((name) => !(name in values))).toEqual([])
    const said = say(event.words, values)
    expect(said.subject).not.toBe('')
    expect(said.notice).not.toBe('')
    expect(mailText(said, LETTER)).not.toMatch(/[{}]|undefined|null/)
  })

  it('has a unique name', () => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  })

  it('with secrets is for addresses, or for people who need none of them', () => {
    for (const { name, secrets, payload, example, values } of all.filter(({ secrets }) => secrets))
      expect.soft(() => values({ ...payload.parse(example), ...secrets?.partial().parse({}) }), name).not.toThrow()
  })
})

describe('texts', () => {
  const words = {
    subject: 'Order {number}',
    text: 'It is {stage}.\n\n| Stage | {stage}\n| Note | {note}\n\n- {note}\n\n{note} at the end.',
  }

  it('omit what has no value: a paragraph, a line of facts, a list', () => {
    expect(say(words, { number: '7', stage: 'shipped', note: '' }).blocks).toEqual([
      { kind: 'paragraph', text: 'It is shipped.' },
      { kind: 'facts', rows: [['Stage', 'shipped']] },
    ])
  })

  it('omit the button when its address is missing, and escape values within a path', () => {
    const action = { label: 'Open', path: '/orders/{number}' }
    expect(say({ ...words, action }, { number: '', stage: 'x' }).action).toBeUndefined()
    expect(say({ ...words, action }, { number: 'a/b?c', stage: 'x' }).action?.path).toBe('/orders/a%2Fb%3Fc')
  })

  it('keep any value from adding a block, a header line, or markup', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '\n', '|', '- ', '<', '"', '{stage}', '{', '&', ' ') }), (note) => {
        const said = say(words, { number: note, stage: 'x', note: `n${note}` })
        expect(said.blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'facts', 'list', 'paragraph'])
        expect(said.subject).not.toContain('\n')
        const tags = (html: string) => new Set(html.match(/<\/?[a-z0-9]+/g))
        expect(tags(mailHtml(said, LETTER))).toEqual(
          new Set([...tags(mailHtml(say(words, { number: '', stage: 'x', note: 'n' }), LETTER)), ...(note.includes('\n') ? ['<br'] : [])]),
        )
      }),
    )
  })
})
