import { dayFrom } from '@framewell/domain/dates/businessDays'
import { getNetworkStatus } from '@framewell/domain/network/networkStatus'
import { expect } from 'vitest'
import type { TestCms } from './bootCms'
import { mailsTo } from './mailsTo'
import { shopApplication, shopFacts, smallPdf } from './shopApplication'

/** A day some days from now. */
export const inDays = (days: number) => dayFrom(new Date(), days)

/** What a project asks of the network. */
export const wish = (facts: object = {}) => ({
  projectId: 'test-1',
  builderTier: 'Preferred',
  location: { lat: 39.7817, lng: -84.2 },
  requiredDeliveryBy: new Date(Date.now() + 60 * 86_400_000).toISOString(),
  volumeEstimate: 25,
  ...facts,
})

/** What network tests do: ask and send, upload documents, let a shop join. */
export async function networkDesk(cms: TestCms) {
  const operator = (await cms.signInAs('operator')).cookie
  const json = async (answer: Response) => ({ status: answer.status, body: await answer.json() })
  const get = async (path: string, cookie?: string) => json(await cms.request(path, cookie ? { cookie } : {}))
  const postJson = async (path: string, body: unknown, cookie?: string) =>
    json(await cms.request(path, { json: body, ...(cookie && { cookie }) }))
  const upload = async (id: string, token: string, query: Record<string, string>) =>
    json(
      await cms.request(`/api/partner-applications/${id}/documents?${new URLSearchParams({ token, ...query })}`, {
        method: 'POST',
        body: smallPdf,
        headers: { 'content-type': 'application/octet-stream' },
      }),
    )

  /** A shop that has applied and whose certificate was accepted; `approve` is the last step. */
  async function insured(who: { companyName: string; contactEmail: string }, days = 40) {
    const applied = (await postJson('/api/partner-onboarding', { ...shopApplication, ...who })).body
    const { body } = await upload(applied.id, applied.token, {
      kind: 'insurance',
      name: 'coi.pdf',
      issuer: 'Acme',
      expiresOn: inDays(days),
    })
    await postJson(`/api/network/documents/${body.document.id}/review`, { status: 'accepted', reason: 'Policy confirmed' }, operator)
    const approve = (more: object = {}) =>
      postJson(
        `/api/network/applications/${applied.id}/review`,
        { action: 'approve', reason: 'Good shop', fabricator: shopFacts, ...more },
        operator,
      )
    return { applied, approve }
  }

  /** Accepts the mailed invitation, and returns the resulting session. */
  async function joined(email: string): Promise<string> {
    const mails = (await mailsTo(cms.payload, email)).map(({ text }) => text).join('\n')
    const token = [...mails.matchAll(/\/join#token=([\w-]+)/g)].at(-1)?.[1] ?? ''
    const answer = await cms.request('/api/invitations/accept', {
      json: { token, name: 'New Member', password: 'seven quiet steel trusses' },
    })
    expect(answer.status, await answer.clone().text()).toBe(200)
    return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  }

  const status = async () => getNetworkStatus.output.parse((await get('/api/routing/network-status')).body).status
  return { operator, json, get, postJson, upload, insured, joined, status }
}

export type NetworkDesk = Awaited<ReturnType<typeof networkDesk>>
