import { expect, it } from 'vitest'
import { decidedRequest } from './accountRules'
import { endOtherActiveSessions, endSessionById } from './sessionList'
import { opensStep } from './tickets'

it('a ticket is valid for its step only, until it expires', () => {
  const ticket = { purpose: 'second-factor', endsAt: new Date('2026-11-25T10:10:00Z') } as const
  expect(opensStep(ticket, 'second-factor', new Date('2026-11-25T10:09:59Z'))).toBe(true)
  expect(opensStep(ticket, 'second-factor', ticket.endsAt)).toBe(false)
  expect(opensStep(ticket, 'enrolment', new Date('2026-11-25T10:00:00Z'))).toBe(false)
  expect(opensStep(undefined, 'second-factor', new Date('2026-11-25T10:00:00Z'))).toBe(false)
})

it('one session ends by its name, all others by the one that stays', () => {
  const [here, phone, desk] = [{ id: 'here' }, { id: 'phone' }, { id: 'desk' }]
  const all = [here, phone, desk]
  expect(endSessionById(all, 'phone')).toEqual({ ended: [phone], left: [here, desk] })
  expect(endSessionById(all, 'gone')).toEqual({ refusal: 'unknownSession' })
  expect(endOtherActiveSessions(all, 'here')).toEqual({ ended: [phone, desk], left: [here] })
  expect(endOtherActiveSessions(all, undefined)).toEqual({ ended: all, left: [] })
})

it('a directory request is decided once', () => {
  expect(decidedRequest(true, 'link')).toEqual({ link: true })
  expect(decidedRequest(true, 'refuse')).toEqual({ link: false })
  expect(decidedRequest(false, 'link')).toEqual({ refusal: 'unknownRequest' })
})
