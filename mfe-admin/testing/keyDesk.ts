import { currentSession } from '@framewell/domain/accounts/session'
import { type AnswerCall, answerCalls } from '@framewell/domain/http/answerCalls'
import type { SendRequest } from '@framewell/domain/http/callApi'
import { type ApiKey, getKeyOptions, issueApiKey, KEY_STATES, listApiKeys, revokeApiKey, rotateApiKey } from '@framewell/domain/keys/calls'
import { sessionDesk } from '@framewell/remote-kit/testing/sessionDesk'

const SECRET = 'fw_3f9a21c07b5e_kq3vZr1mT0c8xYb7aWd2nJ4pLh6sGf9eQuVtRyIoPzA'
const COMPANY = { id: '6f1e4a52-0000-4000-8000-000000000001', name: 'Hale Homes' }

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
  companies: [{ ...COMPANY, kind: 'builder' }],
  maxDays: 366,
})

interface KeyDesk {
  /** How many keys there are. */
  readonly count?: number
  /** Answers the list in another way. */
  readonly list?: AnswerCall<typeof listApiKeys>
}

/** Answers the calls of API keys. */
export function keyDesk({ count = 3, list }: KeyDesk = {}): SendRequest {
  let keys = Array.from({ length: count }, (_, at) => sampleKey(at))
  const change = (id: string, facts: Partial<ApiKey>): ApiKey => {
    keys = keys.map((key) => (key.id === id ? { ...key, ...facts } : key))
    return keys.find((key) => key.id === id) ?? sampleKey(0)
  }
  const listed: AnswerCall<typeof listApiKeys> = ({ state }) => {
    const data = keys.filter((key) => state === 'all' || key.state === state)
    return { data, total: data.length }
  }
  return answerCalls([
    [currentSession, sessionDesk().current],
    [listApiKeys, list ?? listed],
    [getKeyOptions, options],
    [
      issueApiKey,
      ({ name, scopes }) => {
        const apiKey = { ...sampleKey(keys.length * 3), name, scopes }
        keys = [apiKey, ...keys]
        return { apiKey, key: SECRET }
      },
    ],
    [rotateApiKey, ({ id }) => ({ apiKey: change(id, {}), key: SECRET })],
    [revokeApiKey, ({ id, reason }) => ({ apiKey: change(id, { state: 'revoked', reason }) })],
  ])
}
