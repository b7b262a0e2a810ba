import { describe, expect, expectTypeOf, it } from 'vitest'
import { EventBus } from './EventBus'
import { remoteEventsSchema } from './eventsSchema'
import { defineRemoteEvent, type EventData, eventFault, eventsRefusal } from './remoteEvents'

const claimFiled = defineRemoteEvent('mfe-warranty/claim-filed', { claim: 'text', homes: 'number?', urgent: 'flag?' })
const SENDER = { remote: 'mfe-warranty', events: { sends: { 'claim-filed': claimFiled.fields }, hears: {} } }
const HEARER = { remote: 'mfe-portal', events: { sends: {}, hears: { [claimFiled.name]: { claim: 'text' } as const } } }

it('types the data of an event by its members', () => {
  expectTypeOf<EventData<typeof claimFiled.fields>>().toExtend<{
    readonly claim: string
    readonly homes?: number
    readonly urgent?: boolean
  }>()
  expectTypeOf<{ claim: string }>().toExtend<EventData<typeof claimFiled.fields>>()
  expectTypeOf<{ homes: number }>().not.toExtend<EventData<typeof claimFiled.fields>>()
  expectTypeOf<{ claim: number }>().not.toExtend<EventData<typeof claimFiled.fields>>()
})

it.each([
  [{ claim: 'C-7' }, null],
  [{ claim: 'C-7', homes: 2, urgent: false }, null],
  [{}, 'Its member claim is not a text of at most 2000 characters.'],
  [{ claim: 7 }, 'Its member claim is not a text of at most 2000 characters.'],
  [{ claim: 'a'.repeat(2001) }, 'Its member claim is not a text of at most 2000 characters.'],
  [{ claim: 'C', homes: Number.NaN }, 'Its member homes is not a number.'],
  [{ claim: 'C', urgent: 'yes' }, 'Its member urgent is not true or false.'],
  [{ claim: 'C', other: 1 }, 'Its member other is not declared.'],
  [JSON.parse('{"claim":"C","__proto__":{"x":1}}'), 'Its member __proto__ is not declared.'],
  [['C'], 'Its data is not an object.'],
  [null, 'Its data is not an object.'],
])('checks data against the members: %j', (data, fault) => expect(eventFault(claimFiled.fields, data)).toBe(fault))

describe('events of one page', () => {
  function page() {
    const bus = new EventBus()
    const refused: string[] = []
    const say = (sentence: string, cause?: unknown) => void refused.push(cause === undefined ? sentence : `${sentence}: ${String(cause)}`)
    return {
      sender: bus.eventsOf(SENDER, say),
      hearer: bus.eventsOf(HEARER, say),
      other: bus.eventsOf({ remote: 'mfe-other' }, say),
      refused,
    }
  }
  const wanted = defineRemoteEvent('mfe-warranty/claim-filed', { claim: 'text' })

  it('reach those that declared to hear them, with the members they know, until they stop', () => {
    const { sender, hearer, refused } = page()
    const heard: object[] = []
    const stop = hearer.hear(wanted, (data) => void heard.push(data))
    sender.send(claimFiled, { claim: 'C-7', homes: 2 })
    stop()
    sender.send(claimFiled, { claim: 'C-8' })
    expect([heard, refused]).toEqual([[{ claim: 'C-7' }], []])
  })

  it('that are not declared, are another’s or do not fit are refused, with a message to their team', () => {
    const { sender, hearer, other, refused } = page()
    const heard: object[] = []
    hearer.hear(wanted, (data) => void heard.push(data))
    other.send(claimFiled, { claim: 'forged' })
    other.hear(wanted, (data) => void heard.push(data))
    sender.send(defineRemoteEvent('mfe-warranty/claim-closed', {}), {})
    sender.send(defineRemoteEvent('mfe-warranty/claim-filed', { claim: 'number' }), { claim: 7 })
    expect(heard).toEqual([])
    expect(refused).toEqual([
      'The event mfe-warranty/claim-filed was not sent. It is not declared in events.sends of routes.ts.',
      'The event mfe-warranty/claim-filed is not heard. It is not declared in events.hears of routes.ts.',
      'The event mfe-warranty/claim-closed was not sent. It is not declared in events.sends of routes.ts.',
      'The event mfe-warranty/claim-filed was not sent. Its member claim is not a text of at most 2000 characters.',
    ])
  })

  it('go on to others when one that hears them throws', () => {
    const { sender, hearer, refused } = page()
    const heard: object[] = []
    hearer.hear(wanted, () => {
      throw new Error('broken')
    })
    hearer.hear(wanted, (data) => void heard.push(data))
    sender.send(claimFiled, { claim: 'C-7' })
    expect(heard).toHaveLength(1)
    expect(refused).toEqual(['Hearing the event mfe-warranty/claim-filed throws: Error: broken'])
  })
})

describe('a release next to others', () => {
  const hears = (fields: Record<string, 'text' | 'number' | 'number?'>) => ({
    remote: 'mfe-portal',
    events: { sends: {}, hears: { [claimFiled.name]: fields } },
  })
  it.each([
    ['hears what is sent', hears({ claim: 'text', homes: 'number?' }), undefined],
    ['hears what nobody on the site sends yet', { remote: 'mfe-portal', events: { sends: {}, hears: { 'mfe-new/begun': {} } } }, undefined],
    [
      'hears another kind',
      hears({ claim: 'number' }),
      'mfe-portal hears mfe-warranty/claim-filed with claim as "number"; mfe-warranty sends it as "text".',
    ],
    [
      'needs what may be missing',
      hears({ homes: 'number' }),
      'mfe-portal hears mfe-warranty/claim-filed with homes as "number"; mfe-warranty sends it as "number?".',
    ],
    [
      'hears a member that is not sent',
      hears({ price: 'number' }),
      'mfe-portal hears mfe-warranty/claim-filed with price as "number"; mfe-warranty sends it without that.',
    ],
  ] as const)('%s', (_, release, detail) => expect(eventsRefusal(release, [SENDER])?.more?.detail).toBe(detail))

  it('goes on sending what others hear', () => {
    const silent = { remote: 'mfe-warranty' }
    expect(eventsRefusal(silent, [HEARER])?.more?.detail).toBe(
      'mfe-portal hears mfe-warranty/claim-filed, which mfe-warranty does not send.',
    )
    expect(eventsRefusal(silent, [{ remote: 'mfe-other' }])).toBeUndefined()
  })
})

it('is declared under names that mean one thing', () => {
  const parse = (hears: object, sends = {}) => remoteEventsSchema.safeParse({ sends, hears }).success
  expect(parse({ 'mfe-warranty/claim-filed': { claim: 'text' } })).toBe(true)
  for (const name of ['claim-filed', 'mfe-warranty/', '/claim', 'mfe-warranty/claim/filed', 'MFE/claim'])
    expect(parse({ [name]: {} }), name).toBe(false)
  expect(parse({}, { 'Claim filed': {} })).toBe(false)
  expect(parse({ 'mfe-warranty/claim': { claim: 'object' } })).toBe(false)
})
