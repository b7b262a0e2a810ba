import { MAX_ATTEMPTS } from '@framewell/domain/notifications/mailRules'
import type { Pool } from 'pg'
import type { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { listen } from '../platform/database/listen'
import { wake } from '../platform/jobs/heedClock'
import { LEASE_SECONDS } from './claimMail'
import { deliverMail, type Providers } from './deliverMail'

export const MAIL_QUEUE = 'send-mail'
/** How often the relay polls; normally the database notifies it on commit. */
const SWEEP_SECONDS = 10

interface MailJob {
  readonly mailId: string
}

/**
 * Turns committed outbox rows into jobs, and jobs into mails. A job has its row's ID, so one job exists however many relays run. pg-boss
 * hands it to one worker (SKIP LOCKED), reassigns it if that worker dies, and backs off while the mail server is unavailable.
 */
export class MailRelay {
  readonly #boss: PgBoss
  readonly #pool: Pool
  readonly #providers: Providers
  readonly #log: Pick<Logger, 'warn'>
  #timer: NodeJS.Timeout | undefined
  #stopListening: (() => void) | undefined

  constructor({ boss, pool, providers, log }: { boss: PgBoss; pool: Pool; providers: Providers; log: Pick<Logger, 'warn'> }) {
    this.#boss = boss
    this.#pool = pool
    this.#providers = providers
    this.#log = log
  }

  async start(): Promise<void> {
    await this.#boss.createQueue(MAIL_QUEUE, {
      expireInSeconds: LEASE_SECONDS + 10,
      retryLimit: MAX_ATTEMPTS,
      retryDelay: 15,
      retryBackoff: true,
      retryDelayMax: 6 * 3600,
      deleteAfterSeconds: 86_400,
    })
    const worker = await this.#boss.work<MailJob>(MAIL_QUEUE, { pollingIntervalSeconds: 1, localConcurrency: 2 }, async ([job]) => {
      if (job) await deliverMail(this.#pool, this.#providers, job.data.mailId)
    })
    await this.sweep()
    this.#timer = setInterval(() => {
      wake(this.#boss, [worker])
      void this.#tick()
    }, SWEEP_SECONDS * 1000)
    // Runs on each commit that queued a mail, and after a lost connection is reopened.
    const look = () => void this.#tick()
    this.#stopListening = listen(this.#pool, 'outgoing_mail', { hear: look, opened: look })
  }

  /** Creates jobs for mails waiting in the outbox: new ones, and ones whose sender died along with its job. */
  async sweep(): Promise<void> {
    const { rows } = await this.#pool.query<{ id: string }>(
      `select id from outgoing_mail
       where (status = 'queued' and (send_after is null or send_after <= now())) or (status = 'sending' and lease_until < now() - interval '5 minutes')
       order by created_at limit 500`,
    )
    if (rows.length === 0) return
    // A mail that waits again after its job ended, because an operator resends it or its sender died, needs a new job; waiting and running
    // jobs stay.
    await this.#pool.query(
      `delete from pgboss.job where name = $1 and id::text = any($2::text[]) and state::text in ('completed', 'failed', 'cancelled')`,
      [MAIL_QUEUE, rows.map(({ id }) => id)],
    )
    await this.#boss.insert(
      MAIL_QUEUE,
      rows.map(({ id }) => ({ id, data: { mailId: id } satisfies MailJob })),
    )
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#stopListening?.()
  }

  async #tick(): Promise<void> {
    try {
      await this.sweep()
    } catch (error) {
      // The next tick tries again.
      this.#log.warn({ err: error, msg: 'The outbox could not be read' })
    }
  }
}
