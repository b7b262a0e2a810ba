import { expect, it } from 'vitest'
import { changeLien, EMPTY_LIEN_RECORD, type LienRecord, lienReminderDue } from './lienRecord'
import { ENTERED_FORM, missingForms, waiverSource } from './waiverForms'

const NEEDED = [
  { phase: 'fabrication_start', condition: 'unconditional' },
  { phase: 'quality_check', condition: 'unconditional' },
  { phase: 'shipment', condition: 'conditional' },
] as const

it('a form is missing once for each kind, in states that prescribe forms only', () => {
  expect(missingForms(NEEDED, { state: 'TX', kinds: [] }, true)).toEqual([
    'Texas: Unconditional waiver and release on progress payment',
    'Texas: Conditional waiver and release on progress payment',
  ])
  expect(missingForms(NEEDED, { state: 'TX', kinds: ['conditional_progress', 'unconditional_progress'] }, true)).toEqual([])
  expect(missingForms(NEEDED, { state: 'OH', kinds: [] }, true)).toEqual([])
  expect(missingForms(NEEDED, null, true)).toEqual([])
})

it('the final form is that of the retainage, or of delivery where none is held', () => {
  const kinds = ['conditional_progress', 'unconditional_progress'] as const
  const missing = (phase: 'delivery' | 'retainage', holdsRetainage: boolean) =>
    missingForms([{ phase, condition: 'conditional' }], { state: 'TX', kinds }, holdsRetainage)
  const final = ['Texas: Conditional waiver and release on final payment']
  expect([missing('delivery', true), missing('delivery', false), missing('retainage', true)]).toEqual([[], final, final])
})

it('a text may only have placeholders that are filled in', () => {
  const text = 'Name of claimant: {claimant}, owner: {owner}, exceptions: {exceptions}'
  expect(ENTERED_FORM.text.safeParse(text).success).toBe(true)
  expect(ENTERED_FORM.text.safeParse(`${text} {notary}`).error?.issues[0]?.message).toMatch(
    /^\{notary\} is not filled in: use \{claimant\}/,
  )
})

it('a text says where it comes from', () => {
  const law = { state: 'CA', citation: 'Civil Code 8132', effectiveFrom: '2012-07-01' }
  expect(waiverSource(null)).toBe('Framewell’s general text')
  expect(waiverSource({ ...law, basis: 'form' })).toBe('Form of California, Civil Code 8132, from 2012-07-01')
  expect(waiverSource({ ...law, basis: 'general' })).toMatch(/^General text: no form of this kind is prescribed/)
})

it('operators are reminded of a notice 10 and 3 days before its last day, on it and once after it', () => {
  expect(lienReminderDue(11, null)).toBeUndefined()
  expect(lienReminderDue(10, null)).toBe(10)
  expect(lienReminderDue(9, 10)).toBeUndefined()
  expect(lienReminderDue(2, 10)).toBe(3)
  expect(lienReminderDue(0, 3)).toBe(0)
  expect(lienReminderDue(-1, 0)).toBe(-1)
  expect(lienReminderDue(-40, -1)).toBeUndefined()
  // Recorded late: one reminder, of the last step.
  expect(lienReminderDue(-40, null)).toBe(-1)
})

it('a joint-check agreement has a payee and a day; what is left out stays', () => {
  const fields = (change: Partial<LienRecord>, before = EMPTY_LIEN_RECORD) => {
    const changed = changeLien(before, change, '2026-11-30')
    return 'refusal' in changed ? changed.more?.fields?.map(({ path }) => path) : changed.lienRecord
  }
  const joint = { jointPayee: 'Steel Supply Inc.', jointAgreedOn: '2026-11-02' }
  expect(fields({})).toEqual(EMPTY_LIEN_RECORD)
  expect(fields({ jointPayee: joint.jointPayee })).toEqual(['jointAgreedOn'])
  expect(fields({ jointAgreedOn: joint.jointAgreedOn })).toEqual(['jointPayee'])
  const agreed = { ...EMPTY_LIEN_RECORD, ...joint, propertyOwner: 'Elm LLC' }
  expect(fields(joint, { ...EMPTY_LIEN_RECORD, propertyOwner: 'Elm LLC' })).toEqual(agreed)
  expect(fields({ jointPayee: '' }, agreed)).toEqual(['jointPayee'])
  const ended = { ...agreed, jointEndsOn: '2026-12-31' }
  expect(fields({ jointEndsOn: '2026-12-31' }, agreed)).toEqual(ended)
  expect(fields({ jointEndsOn: '2026-11-01', jointReleasedOn: '2026-11-01' }, agreed)).toEqual(['jointEndsOn', 'jointReleasedOn'])
  expect(fields({ jointPayee: '', jointAgreedOn: null }, ended), 'the day that is left').toEqual(['jointEndsOn'])
  expect(fields({ jointReleasedOn: '2026-12-01' }, ended), 'a day to come').toEqual(['jointReleasedOn'])
  const released = { ...ended, jointReleasedOn: '2026-11-30' }
  expect(fields({ jointReleasedOn: '2026-11-30' }, ended)).toEqual(released)
  expect(fields({ jointPayee: '', jointAgreedOn: null }, released)).toEqual(['jointEndsOn', 'jointReleasedOn'])
  expect(fields({ jointPayee: '', jointAgreedOn: null }, agreed)).toEqual({ ...EMPTY_LIEN_RECORD, propertyOwner: 'Elm LLC' })
})
