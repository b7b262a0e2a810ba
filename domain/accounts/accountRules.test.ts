import { describe, expect, it } from 'vitest'
import { changesRights, directoryOutcome, removesLastSuperAdmin } from './accountRules'
import { afterPassword, mustHaveFactor, passkeyRefusal, recoveryRefusal, removalRefusal, totpRefusal } from './factorRules'
import { MAX_PASSKEYS } from './factors'
import { changeRefusal, passwordFault, resetRefusal } from './passwordRules'
import { PASSWORD_MESSAGES } from './passwords'
import type { Role } from './roles'

describe('rights', () => {
  it('protect the last super admin', () => {
    expect(removesLastSuperAdmin({ before: 'super_admin', after: 'operator' }, true)).toBe(true)
    expect(removesLastSuperAdmin({ before: 'super_admin', after: 'operator' }, false)).toBe(false)
    expect(removesLastSuperAdmin({ before: 'super_admin', after: undefined }, true)).toBe(false)
    expect(removesLastSuperAdmin({ before: 'super_admin', after: 'super_admin' }, true)).toBe(false)
  })

  const role = { before: 'editor', after: undefined } as const
  const change = { actor: 'a', account: 'a', role, newPassword: false }
  it('change with a role, an account, and whatever transfers control of it', () => {
    expect(changesRights(change)).toBe(false)
    expect(changesRights({ ...change, newPassword: true })).toBe(false)
    expect(changesRights({ ...change, actor: 'b', newPassword: true })).toBe(true)
    expect(changesRights({ ...change, role: { before: 'editor', after: 'operator' } })).toBe(true)
    expect(changesRights({ ...change, account: undefined })).toBe(true)
  })
})

describe('a person from the directory', () => {
  const known = (role: Role, linked: boolean, isLastSuperAdmin = false) => ({ role, linked, isLastSuperAdmin })
  it.each([
    [null, known('editor', true), { refuse: 'noRole', shutOut: true }],
    [null, known('editor', false), { refuse: 'noRole', shutOut: false }],
    [null, undefined, { refuse: 'noRole', shutOut: false }],
    ['editor', undefined, { make: 'editor' }],
    ['editor', known('operator', false), { ask: true }],
    ['editor', known('builder', false), { refuse: 'otherAccount', shutOut: false }],
    ['editor', known('operator', true), { enter: 'editor' }],
    ['editor', known('super_admin', true), { enter: 'editor' }],
    ['editor', known('super_admin', true, true), { enter: 'super_admin' }],
  ] as const)('with the role %s and the account %o: %o', (role, account, outcome) => {
    expect(directoryOutcome(role, account, true)).toEqual(outcome)
  })

  it('without an address gets no account', () => {
    expect(directoryOutcome('editor', undefined, false)).toEqual({ refuse: 'failed', shutOut: false })
  })
})

describe('a second factor', () => {
  const none = { totp: false, passkeys: 0, directory: false }
  it('is required from anybody who has one, and from staff who must', () => {
    expect(afterPassword(none, false)).toBe('session')
    expect(afterPassword(none, true)).toBe('enrolmentNeeded')
    expect(afterPassword({ ...none, totp: true }, true)).toBe('secondFactorNeeded')
    expect(mustHaveFactor('editor', none, true)).toBe(true)
    expect(mustHaveFactor('builder', none, true)).toBe(false)
    expect(mustHaveFactor('editor', none, false)).toBe(false)
    expect(mustHaveFactor('editor', { directory: true }, true)).toBe(false)
  })

  it('is limited in number, and the last required one stays', () => {
    expect(totpRefusal({ directory: true })?.refusal).toBe('directoryAccount')
    expect(totpRefusal(none)).toBeUndefined()
    expect(passkeyRefusal({ passkeys: MAX_PASSKEYS })?.refusal).toBe('tooMany')
    expect(passkeyRefusal({ passkeys: MAX_PASSKEYS - 1 })).toBeUndefined()
    expect(removalRefusal(none, true)?.refusal).toBe('lastFactor')
    expect(removalRefusal(none, false)).toBeUndefined()
    expect(removalRefusal({ totp: false, passkeys: 1 }, true)).toBeUndefined()
    expect(recoveryRefusal(none)?.refusal).toBe('noFactor')
    expect(recoveryRefusal({ totp: true, passkeys: 0 })).toBeUndefined()
  })
})

describe('a password', () => {
  const common = () => true
  const rare = () => false
  const unasked = () => expect.unreachable('A password must not be checked for a person who may not set one')
  it('is not validated before the link or the current one is verified', () => {
    expect(resetRefusal(false, unasked)?.refusal).toBe('unknownLink')
    expect(changeRefusal(false, unasked)?.refusal).toBe('wrongPassword')
    expect(resetRefusal(true, common)?.refusal).toBe('commonPassword')
    expect(changeRefusal(true, common)?.refusal).toBe('commonPassword')
    expect([resetRefusal(true, rare), changeRefusal(true, rare)]).toEqual([undefined, undefined])
  })

  it('can be typed, is long enough, and is not common', () => {
    expect(passwordFault(' four quiet steel words', rare)).toBe(PASSWORD_MESSAGES.padded)
    expect(passwordFault('short', common)).toBe(PASSWORD_MESSAGES.tooShort)
    expect(passwordFault('password1234', common)).toBe(PASSWORD_MESSAGES.common)
    expect(passwordFault('four quiet steel words', rare)).toBeUndefined()
  })
})
