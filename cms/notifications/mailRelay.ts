import type { Pool, PoolClient } from 'pg'
import type { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { LEASE_SECONDS } from './claimMail'
import { deliverMail, MAX_ATTEMPTS, type SendMail } from './deliverMail'

export const MAIL_QUEUE = 'send-mail'
/** How often the relay looks by itself; usually the database wakes it with the commit. */
const SWEEP_SECONDS = 10

interface MailJob {
  readonly mailId: string
}

/**
 * Turns committed rows of the outbox into jobs, and jobs into mails. A job has its row's id, so however many relays look, one job exists;
 * pg-boss hands it to one worker (SKIP LOCKED), gives it to another when that one dies, and backs off while the mail server is away.
 */
export class MailRelay {
  readonly #boss: PgBoss
  readonly #pool: Pool
  readonly #send: SendMail | undefined
  readonly #log: Pick<Logger, 'warn'>
  #timer: NodeJS.Timeout | undefined
  #listener: PoolClient | undefined
  #stopped = false

  constructor({ boss, pool, send, log }: { boss: PgBoss; pool: Pool; send: SendMail | undefined; log: Pick<Logger, 'warn'> }) {
    this.#boss = boss
    this.#pool = pool
    this.#send = send
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
    await this.#boss.work<MailJob>(MAIL_QUEUE, { pollingIntervalSeconds: 1, localConcurrency: 2 }, async ([job]) => {
      if (job) await deliverMail(this.#pool, this.#send, job.data.mailId)
    })
    await this.sweep()
    this.#timer = setInterval(() => void this.#tick(), SWEEP_SECONDS * 1000)
    await this.#listen()
  }

  /** Makes jobs of what waits in the outbox: new mails, and ones whose sender died with its job. */
  async sweep(): Promise<void> {
    const { rows } = await this.#pool.query<{ id: string }>(
      `select id from outgoing_mail
       where status = 'queued' or (status = 'sending' and lease_until < now() - interval '5 minutes')
       order by created_at limit 500`,
    )
    if (rows.length > 0)
      await this.#boss.insert(
        MAIL_QUEUE,
        rows.map(({ id }) => ({ id, data: { mailId: id } satisfies MailJob })),
      )
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearInterval(this.#timer)
    this.#listener?.release(true)
  }

  async #tick(): Promise<void> {
    try {
      await this.sweep()
      if (!this.#listener) await this.#listen()
    } catch (error) {
      // The next tick tries again.
      this.#log.warn({ err: error, msg: 'The outbox could not be read' })
    }
  }

  /** Wakes up with each commit that queued a mail; when this connection is lost, the timer still looks and listens anew. */
  async #listen(): Promise<void> {
    const client = await this.#pool.connect()
    this.#listener = client
    client.once('end', () => {
      this.#listener = undefined
    })
    client.on('notification', () => {
      if (!this.#stopped) void this.#tick()
    })
    await client.query('listen outgoing_mail')
  }
}
