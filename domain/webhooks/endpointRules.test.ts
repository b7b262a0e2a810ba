import { expect, it } from 'vitest'
import { ENDPOINT_STATES } from './calls'
import { endpointStateChange, subscribedEvents, testRefusal } from './endpointRules'
import { HOOK_EVENTS, TEST_EVENT } from './hookEvents'

const [first = '', second = ''] = HOOK_EVENTS.keys()

it('an endpoint gets each subscribed event once, and only those meant for other systems', () => {
  expect(subscribedEvents([first, second, first])).toEqual({ events: [first, second] })
  expect(subscribedEvents([first, TEST_EVENT])).toMatchObject({ refusal: 'invalidInput', more: { fields: [{ path: 'events' }] } })
})

it("resuming forgets the pause's reason; a paused one gets no test", () => {
  expect(endpointStateChange('active')).toEqual({ failingSince: null, reason: null })
  expect(endpointStateChange('paused')).toEqual({})
  expect(ENDPOINT_STATES.map((state) => testRefusal({ state }))).toEqual([undefined, 'resting', 'resting'])
})
