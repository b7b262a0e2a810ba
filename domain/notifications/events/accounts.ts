import { z } from 'zod'
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
    text: 'Somebody, probably you, asked for a new password for your account. Choose it within {minutes} minutes.\n\nIf it was not you, do nothing: your password stays as it is.',
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
    text: 'The password of your account was changed just now, and every other session of it was ended.\n\nIf that was not you, choose a new password at once ("Forgot your password?" on the sign-in page) and answer this mail.',
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
    text: '{what}\n\nIf that was not you, choose a new password at once ("Forgot your password?" on the sign-in page) and answer this mail.',
    action: { label: 'See how you sign in', path: '/account-security' },
  },
  example: { ...example, what: 'An authenticator app was added.' },
  essential: true,
})

export const accountEvents = [passwordResetAsked, passwordChanged, signInMethodsChanged]
