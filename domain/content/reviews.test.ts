import { describe, expect, it } from 'vitest'
import { approvalNeeded, approverWords, decisionRefusal, standingOf } from './reviews'

const deciding = { person: 'ana', askedBy: 'eve', changedBy: ['eve'], approvers: ['ana', 'ben'] }

describe('who may decide', () => {
  it('an approver who neither asked for it nor edited it', () => {
    expect(decisionRefusal(deciding)).toBeNull()
    expect(decisionRefusal({ ...deciding, person: 'eve' })).toBe('notApprover')
  })

  it('not the person who asked, while there is another approver', () => {
    expect(decisionRefusal({ ...deciding, askedBy: 'ana' })).toBe('ownWork')
    expect(decisionRefusal({ ...deciding, askedBy: 'ana', approvers: ['ana'] })).toBeNull()
  })

  it('not a person who edited it, while another approver did not; otherwise nobody could', () => {
    expect(decisionRefusal({ ...deciding, changedBy: ['eve', 'ana'] })).toBe('ownWork')
    expect(decisionRefusal({ ...deciding, changedBy: ['ana', 'ben'] })).toBeNull()
    expect(decisionRefusal({ ...deciding, askedBy: 'ben', changedBy: ['ana'] })).toBeNull()
  })
})

describe("a document's review state", () => {
  const approved = { state: 'approved', approvedWords: 'one' } as const

  it('holds an approval for its exact text only', () => {
    expect(standingOf(approved, 'one')).toBe('approved')
    expect(standingOf(approved, 'two')).toBe('changed')
  })

  it('lets an approved, published document be unpublished and published again', () => {
    expect(standingOf({ ...approved, state: 'published' }, 'one')).toBe('approved')
  })

  it('shows nothing once it is over', () => {
    expect(standingOf(null, 'one')).toBe('none')
    expect(standingOf({ ...approved, state: 'published' }, 'two')).toBe('none')
    expect(standingOf({ state: 'withdrawn', approvedWords: null }, 'one')).toBe('none')
    expect(standingOf({ state: 'waiting', approvedWords: null }, 'two')).toBe('waiting')
  })
})

it('says in a refusal who can approve', () => {
  expect(approverWords([])).toBe('an operator')
  expect(approverWords(['Ana', 'Ben'])).toBe('Ana or Ben')
  expect(approverWords(['Ana', 'Ben', 'Cy', 'Di', 'Ed'])).toBe('Ana, Ben, Cy or one of 2 more')
  expect(approvalNeeded('waiting', ['Ana'])).toBe('It is waiting for an approval before it goes live: Ana can approve it.')
})
