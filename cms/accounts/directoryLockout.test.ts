import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction } from '../platform/database/inTransaction'
import { bootCms, type TestCms } from '../testing/bootCms'
import { TEST_PASSWORD } from '../testing/signInAs'
import { consoleResetLink } from './consoleResetLink'

let cms: TestCms
let admin: Awaited<ReturnType<TestCms['signInAs']>>
const ISSUER = 'https://login.hale.test'
const SETTINGS = { label: 'Hale SSO', issuer: ISSUER, clientId: 'framewell', clientSecret: 'secret', roles: [] }

beforeAll(async () => {
  cms = await bootCms()
  admin = await cms.signInAs('super_admin')
  expect(await save({})).toBe('saved')
  await cms.payload.db.pool.query(
    `insert into directory_accounts (account_id, issuer, subject) select id, $1, id::text from accounts where role = 'super_admin'`,
    [ISSUER],
  )
})
afterAll(() => cms.stop())

/** Changes the settings of the directory. @returns 'saved', or the field that is refused and why */
async function save(changed: object): Promise<string> {
  const directory = { ...SETTINGS, ...changed }
  const answer = await cms.request('/api/globals/security-settings', { json: { directory }, cookie: admin.cookie })
  if (answer.status === 200) return 'saved'
  const [{ path, message }] = (await answer.json()).errors[0].data.errors
  return `${path}: ${message}`
}
const signIn = (password: string) => cms.request('/api/session', { json: { username: admin.email, password } })

it('keeps the directory that the last super admins sign in through', async () => {
  const locked = 'No super admin could sign in any more: all of them sign in through the present directory.'
  expect(await save({ issuer: '', clientId: '' })).toContain(`directory.issuer: ${locked}`)
  expect(await save({ issuer: 'https://other.hale.test' })).toContain(`directory.issuer: ${locked}`)
  expect(await save({ clientId: '' })).toContain(`directory.clientId: ${locked}`)
  expect(await save({ label: 'Hale' })).toBe('saved')
  // One with a password is enough.
  const other = await cms.signInAs('super_admin')
  expect(await save({ issuer: '' })).toBe('saved')
  expect(await save({})).toBe('saved')
  await cms.payload.db.pool.query(`update accounts set role = 'operator' where id = $1`, [other.id])
  expect(await save({ issuer: '' })).toContain(locked)
})

it('ends for an account that gets a password at the server', async () => {
  expect((await signIn(TEST_PASSWORD)).status).toBe(401)
  const link = await cms.localReq().then((req) => inTransaction(req, () => consoleResetLink(req, ` ${admin.email.toUpperCase()}`)))
  const token = link.split('#token=')[1] ?? ''
  const password = 'eleven quiet steel trusses'
  expect((await cms.request('/api/password/reset', { json: { token, password } })).status).toBe(200)
  expect((await signIn(password)).status).toBe(200)
  const { rows } = await cms.payload.db.pool.query(
    `select before, reason from audit_records where action = 'directory-unlink' and subject_id = $1`,
    [admin.id],
  )
  expect(rows).toEqual([{ before: { issuer: ISSUER, subject: admin.id }, reason: 'At the console' }])
  const req = await cms.localReq()
  await expect(inTransaction(req, () => consoleResetLink(req, 'nobody@hale.test'))).rejects.toThrow('There is no account with the address')
})

it('keeps the last super admin who can sign in, though there are others of a former directory', async () => {
  const other = await cms.signInAs('super_admin')
  const { pool } = cms.payload.db
  await pool.query(`insert into directory_accounts (account_id, issuer, subject) values ($1, 'https://former.hale.test', 'other')`, [
    other.id,
  ])
  const demote = () => cms.request(`/api/accounts/${admin.id}`, { method: 'PATCH', json: { role: 'editor' }, cookie: other.cookie })
  const refused = await demote()
  expect(refused.status).toBe(400)
  expect(JSON.stringify(await refused.json())).toContain('This is the last super admin')
  await pool.query('update directory_accounts set issuer = $1 where account_id = $2', [ISSUER, other.id])
  expect((await demote()).status).toBe(200)
})
