import { z } from 'zod'
import { INVITATION_DAYS } from '../../parties/invitation'
import { accountAudience, addressAudience, companyAudience } from '../audience'
import { defineEvent } from '../defineEvent'

const invitation = z.object({ invitation: z.string(), company: z.string(), companyName: z.string(), name: z.string(), email: z.string() })
const secrets = z.object({ link: z.string() })
const guest = ({ email, name }: z.output<typeof invitation>) => [addressAudience(email, name)]
const values = ({ companyName, link }: z.output<typeof invitation> & z.output<typeof secrets>) => ({
  companyName,
  link,
  days: String(INVITATION_DAYS),
})
const CLOSING =
  'Choose your password within {days} days. If you didn’t expect this, ignore this email.\n\nAnyone with this link can accept the invitation, so keep it to yourself.'
const action = { label: 'Choose your password', path: '{link}' }
const example = {
  invitation: '6f1e',
  company: '7a20',
  companyName: 'Ada Homes',
  name: 'Ada',
  email: 'ada@example.com',
  link: 'https://example.com/join',
}

export const personInvited = defineEvent({
  name: 'person-invited',
  title: 'Person invited to a company',
  feature: 'parties',
  kind: 'info',
  payload: invitation,
  secrets,
  audience: guest,
  values,
  words: {
    subject: 'You are invited to {companyName}',
    text: `You are invited to act for {companyName} on Framewell.\n\n${CLOSING}`,
    action,
  },
  example,
  essential: true,
})

export const signUpAsked = defineEvent({
  name: 'sign-up-asked',
  title: 'Holder of a private link signs up',
  feature: 'parties',
  kind: 'info',
  payload: invitation,
  secrets,
  audience: guest,
  values,
  words: {
    subject: 'Finish your sign-up',
    text: `You asked for an account to save your decisions and quotes in.\n\n${CLOSING}`,
    action,
  },
  example,
  essential: true,
})

const colleague = z.object({ company: z.string(), companyName: z.string(), name: z.string(), email: z.string() })
const colleagueExample = { company: '7a20', companyName: 'Ada Homes', name: 'Ben', email: 'ben@example.com' }
const people = { label: 'See its people', path: '/company-people' }

export const colleagueJoined = defineEvent({
  name: 'colleague-joined',
  title: 'Somebody joined a company',
  feature: 'parties',
  kind: 'info',
  // The accounts of the previous owners.
  payload: colleague.extend({ owners: z.array(z.string()) }),
  audience: ({ owners }) => owners.map(accountAudience),
  values: ({ companyName, name, email }) => ({ companyName, name, email }),
  words: {
    subject: '{name} joined {companyName}',
    text: '{name} ({email}) accepted an invitation and now acts for {companyName}. If none of you invited them, an owner can remove them.',
    action: people,
  },
  example: { ...colleagueExample, owners: ['6f1e'] },
})

export const colleagueRemoved = defineEvent({
  name: 'colleague-removed',
  title: 'Somebody was removed from a company',
  feature: 'parties',
  kind: 'warning',
  payload: colleague.extend({ by: z.string() }),
  audience: ({ company, email, name }) => [companyAudience(company), addressAudience(email, name)],
  values: ({ companyName, name, by }) => ({ companyName, name, by }),
  words: {
    subject: '{name} no longer acts for {companyName}',
    text: '{by} removed {name} from {companyName}. What they made for the company stays with it.',
    action: people,
  },
  example: { ...colleagueExample, by: 'Ada' },
  essential: true,
})

export const partyEvents = [personInvited, signUpAsked, colleagueJoined, colleagueRemoved]
