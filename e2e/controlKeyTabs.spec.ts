import { createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { rowsOf } from './database'
import { applyForCredit, asNewStaff, asOneOperator, auditReasonsOf, send, stamp, withReason } from './desk'
import { expect, test } from './journey'
import { ANY_WIDTH, JOB } from './product'
import { tick } from './tick'

const operator = asOneOperator()

/** Another company's system, storing what it receives. */
async function receiver() {
  const heard: { headers: IncomingHttpHeaders; body: string }[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    heard.push({ headers: request.headers, body })
    response.end('thanks')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { heard, url: `http://127.0.0.1:${port}/hook`, stop: () => server.close() }
}

test('webhooks: one is created, receives signed messages, is paused, receives what it missed, and is removed', {
  tag: [JOB, ANY_WIDTH],
}, async ({ page }) => {
  const system = `ERP ${stamp()}`
  const { heard, url, stop } = await receiver()
  const applicant = await applyForCredit(page)
  // Other journeys approve applications meanwhile.
  const mine = () => heard.flatMap(({ body }) => (body.includes(applicant.id) ? [JSON.parse(body).type] : []))
  const approve = () =>
    send(page, `/api/qualification/applications/${applicant.id}/review`, { action: 'approve', reason: 'References answered' })
  const states = () => rowsOf('select state::text from webhook_endpoints where name = $1', [system])
  try {
    await page.goto('/admin-dashboard?tab=webhooks')
    await page.getByRole('button', { name: 'Add webhook' }).click()
    const adding = page.getByRole('dialog', { name: 'Add a webhook' })
    await adding.getByLabel('System').fill(system)
    await adding.getByLabel('Address').fill(url)
    await tick(adding.getByRole('checkbox', { name: 'Credit application approved' }))
    await adding.getByRole('button', { name: 'Add webhook' }).click()
    const secret = await page.getByRole('textbox', { name: 'Signing secret' }).inputValue()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: `Open ${system}` }).click()
    const record = page.getByRole('dialog', { name: 'Webhook' })
    await record.getByRole('button', { name: 'Send test' }).click()
    await expect(record.getByRole('table').getByText('Delivered', { exact: true })).toBeVisible()
    const [{ headers, body } = { headers: {}, body: '' }] = heard
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
    const signature = createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
      .update(signed)
      .digest('base64')
    expect(headers['webhook-signature']).toBe(`v1,${signature}`)

    await record.getByRole('button', { name: 'Send again: webhook.test' }).click()
    await expect.poll(() => heard.filter((one) => one.headers['webhook-id'] === headers['webhook-id']).length).toBe(2)
    await record.getByRole('button', { name: 'Pause' }).click()
    await expect.poll(states).toEqual([{ state: 'paused' }])
    await approve()
    await record.getByRole('button', { name: 'Go on' }).click()
    await expect.poll(states).toEqual([{ state: 'active' }])
    expect(mine(), 'it rested').toEqual([])
    // A clock with minutes: the whole day, so that midnight does not matter.
    await record.getByLabel('Replay since').fill(`${new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)}T00:00`)
    await record.getByRole('button', { name: 'Replay', exact: true }).click()
    await expect.poll(mine).toEqual(['credit-approved'])
    await record.getByRole('button', { name: 'Remove', exact: true }).click()
    await page
      .getByRole('dialog', { name: `Remove ${system}` })
      .getByRole('button', { name: 'Remove webhook' })
      .click()
    await expect(page.getByText('Webhook removed').first()).toBeVisible()
    expect(await states()).toEqual([])
    const deeds = await rowsOf(
      `select action, count(*)::int as times from audit_records where actor_email = $1 and action like 'webhook-%' group by action order by action`,
      [operator()],
    )
    expect(deeds).toEqual([
      { action: 'webhook-add', times: 1 },
      { action: 'webhook-change', times: 2 },
      { action: 'webhook-remove', times: 1 },
      { action: 'webhook-replay', times: 2 },
    ])
  } finally {
    stop()
  }
})

test('personal data: everything about a person is exported, and deleted by a super admin; the record of their actions stays', {
  tag: [JOB, ANY_WIDTH],
}, async ({ page }) => {
  const person = await applyForCredit(page)
  const find = async () => {
    await page.goto('/admin-dashboard?tab=personal-data')
    await page.getByLabel('Email address of the person').fill(person.email)
    await page.getByRole('button', { name: 'Find the person' }).click()
    await expect(page.getByRole('heading', { name: person.email })).toBeVisible()
  }
  await find()
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toHaveAccessibleDescription('Only a super admin deletes people.')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const downloaded = page.waitForEvent('download')
  await withReason(page, 'Export personal data', 'They asked by letter', 'Make the archive')
  const archive = await readFile(await (await downloaded).path())
  expect(archive.subarray(0, 2).toString()).toBe('PK')
  expect(await auditReasonsOf(operator(), 'personal-data-export')).toEqual(['They asked by letter'])

  // The open screen's own requests would be refused.
  await page.goto('about:blank')
  await page.context().clearCookies()
  const admin = await asNewStaff(page, 'super_admin')
  await find()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await withReason(page, 'Delete this person', 'They asked for that as well', 'Delete for good')
  await expect(page.getByText('The person was deleted').first()).toBeVisible()
  expect(await rowsOf('select 1 from credit_applications where email = $1 or contact_name = $2', [person.email, person.name])).toEqual([])
  expect(await rowsOf('select 1 from outgoing_mail where "to" = $1', [person.email])).toEqual([])
  expect(await auditReasonsOf(admin, 'personal-data-delete')).toEqual(['They asked for that as well'])
  const [kept] = await rowsOf(`select count(*)::int as deeds from audit_records where subject_id = $1 and action = 'credit-apply'`, [
    person.id,
  ])
  expect(kept?.deeds, 'what was done stays on record').toBe(1)
})
