import { expect, it } from 'vitest'
import { ENDPOINT_STATES } from './calls'
import { heardEvents, restedEndpoint, testRefusal } from './endpointRules'
import { HOOK_EVENTS, TEST_EVENT } from './hookEvents'

const [first = '', second = ''] = HOOK_EVENTS.keys()

it('an endpoint hears each event once, and none that does not concern other systems', () => {
  expect(heardEvents([first, second, first])).toEqual({ events: [first, second] })
  expect(heardEvents([first, TEST_EVENT])).toMatchObject({ refusal: 'invalidInput', more: { fields: [{ path: 'events' }] } })
})

it('going on forgets why it rested; a test is sent to none that rests', () => {
  expect(restedEndpoint('active')).toEqual({ failingSince: null, reason: null })
  expect(restedEndpoint('paused')).toEqual({})
  expect(ENDPOINT_STATES.map((state) => testRefusal({ state }))).toEqual([undefined, 'resting', 'resting'])
})
