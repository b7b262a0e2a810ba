import { describe, expect, it } from 'vitest'
import { approvalNeeded, approverWords, decisionRefusal, standingOf } from './reviews'

const deciding = { person: 'ana', askedBy: 'eve', changedBy: ['eve'], approvers: ['ana', 'ben'] }

describe('who may decide', () => {
  it('an approver who neither asked nor wrote', () => {
    expect(decisionRefusal(deciding)).toBeNull()
    expect(decisionRefusal({ ...deciding, person: 'eve' })).toBe('notApprover')
  })

  it('not who asked, while there is another approver', () => {
    expect(decisionRefusal({ ...deciding, askedBy: 'ana' })).toBe('ownWork')
    expect(decisionRefusal({ ...deciding, askedBy: 'ana', approvers: ['ana'] })).toBeNull()
  })

  it('not who wrote in it, while another approver did not; else nobody could', () => {
    expect(decisionRefusal({ ...deciding, changedBy: ['eve', 'ana'] })).toBe('ownWork')
    expect(decisionRefusal({ ...deciding, changedBy: ['ana', 'ben'] })).toBeNull()
    expect(decisionRefusal({ ...deciding, askedBy: 'ben', changedBy: ['ana'] })).toBeNull()
  })
})

describe('how a document stands', () => {
  const approved = { state: 'approved', approvedWords: 'one' } as const

  it('an approval holds for its words alone', () => {
    expect(standingOf(approved, 'one')).toBe('approved')
    expect(standingOf(approved, 'two')).toBe('changed')
  })

  it('what was approved and published may be taken off the site and put back', () => {
    expect(standingOf({ ...approved, state: 'published' }, 'one')).toBe('approved')
  })

  it('what is over says nothing', () => {
    expect(standingOf(null, 'one')).toBe('none')
    expect(standingOf({ ...approved, state: 'published' }, 'two')).toBe('none')
    expect(standingOf({ state: 'withdrawn', approvedWords: null }, 'one')).toBe('none')
    expect(standingOf({ state: 'waiting', approvedWords: null }, 'two')).toBe('waiting')
  })
})

it('a refusal says who can approve', () => {
  expect(approverWords([])).toBe('an operator')
  expect(approverWords(['Ana', 'Ben'])).toBe('Ana or Ben')
  expect(approverWords(['Ana', 'Ben', 'Cy', 'Di', 'Ed'])).toBe('Ana, Ben, Cy or one of 2 more')
  expect(approvalNeeded('waiting', ['Ana'])).toBe('It is waiting for an approval before it goes live: Ana can approve it.')
})
