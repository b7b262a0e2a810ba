import { z } from 'zod'
import { ADDRESS_LINK_HOURS, ADDRESS_UNDO_DAYS } from '../../accounts/addressChange'
import { RESET_MINUTES } from '../../accounts/passwords'
import { addressAudience } from '../audience'
import { defineEvent } from '../defineEvent'

const account = z.object({ account: z.string(), name: z.string(), email: z.string() })
const owner = ({ email, name }: z.output<typeof account>) => [addressAudience(email, name)]
const example = { account: '6f1e', name: 'Ada', email: 'ada@example.com' }

export const passwordResetAsked = defineEvent({
  name: 'password-reset-asked',
  title: 'Somebody asked for a new password',
  feature: 'accounts',
  kind: 'info',
  payload: account,
  secrets: z.object({ link: z.string() }),
  audience: owner,
  values: ({ link }) => ({ link, minutes: String(RESET_MINUTES) }),
  words: {
    subject: 'Choose a new password',
    text: 'Somebody, probably you, asked for a new password for your account. Choose it within {minutes} minutes.\n\nIf it wasn’t you, ignore this email: your password stays the same.',
    action: { label: 'Choose a new password', path: '{link}' },
  },
  example: { ...example, link: 'https://example.com/reset-password' },
  essential: true,
})

export const passwordChanged = defineEvent({
  name: 'password-changed',
  title: 'Password changed',
  feature: 'accounts',
  kind: 'warning',
  payload: account,
  audience: owner,
  values: () => ({}),
  words: {
    subject: 'Your password was changed',
    text: 'Your password was just changed, and you were signed out everywhere else.\n\nIf that was not you, choose a new password right away ("Forgot your password?" on the sign-in page) and reply to this email.',
    action: { label: 'Sign in', path: '/sign-in' },
  },
  example,
  essential: true,
})

export const signInMethodsChanged = defineEvent({
  name: 'sign-in-methods-changed',
  title: 'Ways to sign in changed',
  feature: 'accounts',
  kind: 'warning',
  payload: account.extend({ what: z.string() }),
  audience: owner,
  values: ({ what }) => ({ what }),
  words: {
    subject: 'How you sign in was changed',
    text: '{what}\n\nIf that was not you, choose a new password right away ("Forgot your password?" on the sign-in page) and reply to this email.',
    action: { label: 'See how you sign in', path: '/account-security' },
  },
  example: { ...example, what: 'An authenticator app was added.' },
  essential: true,
})

const change = account.extend({ newEmail: z.string() })
const link = z.object({ link: z.string() })

/** To the new address: its link is the proof. */
export const addressToProve = defineEvent({
  name: 'address-to-prove',
  title: 'An address to confirm',
  feature: 'accounts',
  kind: 'info',
  payload: account,
  secrets: link,
  audience: owner,
  values: ({ link }) => ({ link, hours: String(ADDRESS_LINK_HOURS) }),
  words: {
    subject: 'Confirm your address',
    text: 'Open this link within {hours} hours to use this address for your account. Nothing changes before you do.\n\nIf you didn’t ask for this, ignore this email.',
    action: { label: 'Confirm this address', path: '{link}' },
  },
  example: { ...example, link: 'https://example.com/account-address' },
  essential: true,
})

/** To the old address, while the change is pending. */
export const addressChangeAsked = defineEvent({
  name: 'address-change-asked',
  title: 'Another address was asked for',
  feature: 'accounts',
  kind: 'warning',
  payload: change,
  secrets: link,
  audience: owner,
  values: ({ link, newEmail }) => ({ link, newEmail, days: String(ADDRESS_UNDO_DAYS) }),
  words: {
    subject: 'A new address for your account',
    text: 'Somebody who is signed in to your account wants to use {newEmail} instead of this address. It changes when the link sent there is opened.\n\nIf that was not you, stop it here. You can also undo it for {days} days after it takes effect. Everyone is then signed out, and you choose a new password.',
    action: { label: 'Stop this change', path: '{link}' },
  },
  example: { ...example, newEmail: 'new@example.com', link: 'https://example.com/account-address' },
  essential: true,
})

/** To the old address, once the new one is active. */
export const addressChanged = defineEvent({
  name: 'address-changed',
  title: 'The address of an account changed',
  feature: 'accounts',
  kind: 'warning',
  payload: change,
  secrets: link,
  audience: owner,
  values: ({ link, newEmail }) => ({ link, newEmail, days: String(ADDRESS_UNDO_DAYS) }),
  words: {
    subject: 'The address of your account was changed',
    text: 'Your account now uses {newEmail} instead of this address. You were signed out everywhere else.\n\nIf that was not you, undo it here within {days} days. Everyone is then signed out, and you choose a new password.',
    action: { label: 'Undo this change', path: '{link}' },
  },
  example: { ...example, newEmail: 'new@example.com', link: 'https://example.com/account-address' },
  essential: true,
})

const listed = (lead: string, lines: readonly string[]) => (lines.length > 0 ? { lead, lines: lines.join('\n') } : { lead: '', lines: '' })

/** To the old address, once it stopped a change: what came to an end with it, and what its owner has to look through. */
export const addressChangeStopped = defineEvent({
  name: 'address-change-stopped',
  title: 'A change of address was stopped',
  feature: 'accounts',
  kind: 'warning',
  payload: account.extend({ ended: z.array(z.string()), acts: z.array(z.string()) }),
  audience: owner,
  values: ({ ended, acts }) => {
    const [gone, done] = [
      listed('We removed what was added to the account since then:', ended),
      listed('Review what was done in your name:', acts),
    ]
    return { endedLead: gone.lead, ended: gone.lines, actsLead: done.lead, acts: done.lines }
  },
  words: {
    subject: 'You stopped a change of your address',
    text: 'Your account keeps this address. Everyone is signed out, and the old password no longer works.\n\n{endedLead}\n\n- {ended}\n\n{actsLead}\n\n- {acts}\n\nReply to this email if you did not do one of these and it has not been undone.',
    action: { label: 'Choose a new password', path: '/reset-password' },
  },
  example: {
    ...example,
    ended: ['The API key Books', 'The bank account that ends in 5678, for payments to Ada Homes'],
    acts: ['Thu, 26 Nov 2026 20:15:00 GMT: bank details propose'],
  },
  essential: true,
})

export const accountEvents = [
  passwordResetAsked,
  passwordChanged,
  signInMethodsChanged,
  addressToProve,
  addressChangeAsked,
  addressChanged,
  addressChangeStopped,
]
