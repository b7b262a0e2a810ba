import { currentSession } from '@framewell/domain/accounts/session'
import { CALLS } from '@framewell/domain/calls'
import { type AnswerCall, answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import type { SendRequest } from '@framewell/domain/http/callApi'
import type { AnyCall } from '@framewell/domain/http/defineCall'
import { type ApiKey, getKeyOptions, issueApiKey, KEY_STATES, listApiKeys, revokeApiKey, rotateApiKey } from '@framewell/domain/keys/calls'
import { INITIAL_KEY_POLICY } from '@framewell/domain/keys/keyPolicy'
import { endOfGrace, keyChangeRefusal, keyHolder, keyRights, keyTerm } from '@framewell/domain/keys/keyRules'
import type { CompanyRow } from '@framewell/domain/parties/company'
import { listCompanies } from '@framewell/domain/parties/partyCalls'
import { fakeSessionServer } from '@framewell/remote-kit/testing/fakeSessionServer'
import { listRows } from '@framewell/remote-kit/testing/listRows'
import { companyAnswers, HALE } from './companyAnswers'

const SECRET = 'fw_3f9a21c07b5e_kq3vZr1mT0c8xYb7aWd2nJ4pLh6sGf9eQuVtRyIoPzA'
const COMPANY = { id: HALE.id, name: HALE.name }

const sampleKey = (at: number): ApiKey => ({
  id: `6f1e4a52-0000-4000-8000-${String(at).padStart(12, '0')}`,
  name: ['Bank feed', 'Hale Homes ERP', 'Weekly report'][at % 3] ?? '',
  prefix: `fw_3f9a21c0${String(at).padStart(4, '0')}`,
  company: at % 3 === 1 ? COMPANY : null,
  actsFor: at % 3 === 1 ? 'ada@hale.example' : 'olivia@framewell.test',
  scopes:
    [['payments:write'], ['orders:read', 'payments:read'], ['bom:read', 'insights:read', 'orders:read', 'payments:read']][at % 3] ?? [],
  callsPerMinute: 600,
  createdAt: '2026-11-02T09:00:00.000Z',
  expiresAt: '2027-05-01T09:00:00.000Z',
  lastUsedAt: at % 3 === 2 ? null : '2026-11-22T06:41:00.000Z',
  state: KEY_STATES[at % 3] ?? 'active',
  reason: at % 3 === 2 ? 'Left in a public repository' : null,
})

const options: AnswerCall<typeof getKeyOptions> = () => ({
  scopes: [
    { scope: 'orders:read', feature: 'orders', use: 'read', calls: ['Orders, newest first', 'One order as its party sees it'] },
    {
      scope: 'orders:write',
      feature: 'orders',
      use: 'write',
      calls: ['Order from a quote', 'Record the next stage', 'Write on an order', 'Upload a file', 'Decline an order'],
    },
  ],
  maxDays: INITIAL_KEY_POLICY.maxDays,
})

interface KeyDesk {
  readonly keys?: readonly ApiKey[]
  /** Companies that can own keys, with their members who have an account. */
  readonly people?: ReadonlyMap<string, readonly { readonly email: string; readonly role: string }[]>
  readonly companies?: readonly CompanyRow[]
  /** The signed-in operator. */
  readonly operator?: string
  /** Replaces the list's answer. */
  readonly list?: AnswerCall<typeof listApiKeys>
}

const SAMPLES = Array.from({ length: 3 }, (_, at) => sampleKey(at))
const PEOPLE = new Map([[COMPANY.id, [{ email: 'ada@hale.example', role: 'owner' }]]])

/** A fake of the API key calls, with the domain's rules. */
export function keyDesk({
  keys: given = SAMPLES,
  people = PEOPLE,
  companies = [HALE],
  operator = 'olivia@framewell.test',
  list,
}: KeyDesk = {}): SendRequest {
  let keys = [...given]
  const working = (call: AnyCall, id: string): ApiKey => {
    const key = keys.find((one) => one.id === id)
    const no = keyChangeRefusal(key)
    if (!key || no) throw refuseCall(call, no?.refusal ?? 'unknownKey')
    return key
  }
  const change = (key: ApiKey, facts: Partial<ApiKey>): ApiKey => {
    const changed = { ...key, ...facts }
    keys = keys.map((one) => (one === key ? changed : one))
    return changed
  }
  const make = (facts: Pick<ApiKey, 'name' | 'company' | 'actsFor' | 'scopes' | 'expiresAt'>) => {
    const { callsPerMinute } = INITIAL_KEY_POLICY
    const id = crypto.randomUUID()
    const at = { createdAt: new Date().toISOString(), lastUsedAt: null }
    const apiKey: ApiKey = { ...facts, ...at, id, prefix: SECRET.slice(0, 15), callsPerMinute, state: 'active', reason: null }
    keys = [apiKey, ...keys]
    return { apiKey, key: SECRET }
  }
  const listed: AnswerCall<typeof listApiKeys> = ({ state, ...asked }) =>
    listRows(
      keys.filter((key) => state === 'all' || key.state === state),
      {
        searched: ({ name, prefix, company, actsFor }) => [name, prefix, company?.name, actsFor],
        newest: ({ createdAt }) => createdAt,
        sorts: {
          name: ({ name }) => name.toLowerCase(),
          expiresAt: ({ expiresAt }) => expiresAt,
          lastUsedAt: ({ lastUsedAt }) => lastUsedAt ?? '',
        },
      },
      asked,
    )
  const issue: AnswerCall<typeof issueApiKey> = ({ name, company, scopes, days }) => {
    const term = keyTerm(days, INITIAL_KEY_POLICY.maxDays, new Date())
    if ('refusal' in term) throw refuseCall(issueApiKey, term.refusal, term.more)
    const rights = keyRights(scopes, CALLS)
    if ('refusal' in rights) throw refuseCall(issueApiKey, rights.refusal, rights.more)
    const actor = company ? keyHolder(people.get(company)) : { holder: { email: operator } }
    if ('refusal' in actor) throw refuseCall(issueApiKey, actor.refusal)
    const { name: owner = COMPANY.name } = companies.find(({ id }) => id === company) ?? {}
    return make({ name, company: company ? { id: company, name: owner } : null, actsFor: actor.holder.email, ...rights, ...term })
  }
  const rotate: AnswerCall<typeof rotateApiKey> = ({ id, graceHours, days }) => {
    const old = working(rotateApiKey, id)
    const term = keyTerm(days, INITIAL_KEY_POLICY.maxDays, new Date())
    if ('refusal' in term) throw refuseCall(rotateApiKey, term.refusal, term.more)
    change(old, { expiresAt: endOfGrace(old.expiresAt, graceHours, new Date()) })
    return make({ ...old, ...term })
  }
  return answerCalls([
    [currentSession, fakeSessionServer().current],
    [listApiKeys, list ?? listed],
    [getKeyOptions, options],
    [listCompanies, companyAnswers(companies)],
    [issueApiKey, issue],
    [rotateApiKey, rotate],
    [revokeApiKey, ({ id, reason }) => ({ apiKey: change(working(revokeApiKey, id), { state: 'revoked', reason }) })],
  ])
}
