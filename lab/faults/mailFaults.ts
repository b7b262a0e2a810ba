import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { env } from '../../cms/env'
import { vouchedHeaders } from '../../cms/platform/http/gate/clientOf'
import { freePort } from '../../cms/testing/freePort'
import type { Outcome } from '../../server-kit/testing/runParts'
import { MailServer, type Mood } from '../MailServer'
import type { Product } from '../Product'
import { within } from '../within'
import { under } from './under'

/** The relay's wait doubles after each failure, starting at 15 s. */
const DELIVERED_WITHIN_S = 240

/**
 * The mail server down, refusing, silent, and dying right after it accepted a mail. Mail requested meanwhile arrives later, under one
 * Message-ID. A second copy exists only when the server died before confirming the first.
 */
export const mailServerMoods = (product: Product, each: number): Promise<Outcome> =>
  under(product, `mail server away, refusing, silent, dying; ${each} mails each`, [], async () => {
    const server = new MailServer(await freePort())
    const broken: string[] = []
    await product.stop()
    await product.start({ SMTP_URL: `smtp://127.0.0.1:${server.port}` })
    try {
      for (const mood of ['away', 'refuses', 'hangs', 'dies after taking'] as const) {
        await server.close()
        if (mood !== 'away') {
          server.mood = mood
          await server.open()
        }
        const people = await askFor(product, each)
        // Long enough for a first attempt to fail.
        await pause(mood === 'hangs' ? 12_000 : 3000)
        await server.close()
        server.mood = 'takes' satisfies Mood
        await server.open()
        const arrived = await within(DELIVERED_WITHIN_S, () => people.every((to) => server.taken.some((mail) => mail.to === to)))
        if (!arrived) broken.push(`${mood}: not every mail arrived within ${DELIVERED_WITHIN_S} s`)
        for (const to of people) {
          const copies = server.taken.filter((mail) => mail.to === to)
          if (new Set(copies.map(({ messageId }) => messageId)).size > 1) broken.push(`${mood}: ${to} got two mails`)
          if (copies.length > 1 && mood !== 'dies after taking') broken.push(`${mood}: ${to} got ${copies.length} copies`)
        }
      }
    } finally {
      await product.stop()
      await server.close()
      await product.start()
    }
    return broken
  })

/** Newsletter confirmation mails for this many new people. */
async function askFor(product: Product, count: number): Promise<readonly string[]> {
  const people = Array.from({ length: count }, () => `${randomUUID()}@faults.test`)
  for (const email of people) {
    const answer = await fetch(`${product.origin}/api/newsletter/subscribe`, {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/json', origin: env.SITE_URL },
        ...vouchedHeaders(randomUUID()),
      },
      body: JSON.stringify({ email }),
    })
    await answer.arrayBuffer()
    if (answer.status !== 202) throw new Error(`A mail could not be asked for: ${answer.status}`)
  }
  return people
}
