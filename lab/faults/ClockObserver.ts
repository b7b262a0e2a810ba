import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { env } from '../../cms/env'
import { verifyLedger } from '../../cms/payments/proveLedger'
import { vouchedHeaders } from '../../cms/platform/http/gate/clientOf'
import { statementOf } from '../attack/statements'
import type { Product } from '../Product'
import type { Site } from '../Site'
import { within } from '../within'
import type { Clock } from './Clock'

/** In seconds. */
export const HOUR = 3600
export const SESSION_HOURS = 24
/** Cron jobs run every minute; what they queue is done within seconds. */
const DONE_WITHIN_S = 150
const APPLICATION = {
  ...{ projectLocation: 'Dayton, OH', projectType: 'Build-to-Rent', startTimeline: '3-6 months', budgetScale: 'Large (>$500K)' },
  ...{ familiarityWithSteel: 'New to steel framing', contactName: 'Ada Clock' },
}

/** State created before a jump and checked after it. */
export class ClockObserver {
  readonly #product: Product
  readonly #clock: Clock
  readonly #site: Site
  readonly #database: pg.Client
  readonly #broken: string[] = []
  readonly #run = randomUUID().slice(0, 8)
  #asked = 0
  #editor = ''
  #operator = ''
  #application = { key: randomUUID(), email: '', answer: '' }
  #edited = ''
  #scheduled = ''
  #closing = 0
  #ticked: readonly string[] = []

  constructor(product: Product, clock: Clock, site: Site, database: pg.Client) {
    this.#product = product
    this.#clock = clock
    this.#site = site
    this.#database = database
  }

  async before(): Promise<void> {
    this.#editor = await this.#product.signIn('editor')
    this.#operator = await this.#product.signIn('operator')
    this.#application.email = `${this.#run}@clock.test`
    this.#application.answer = (await this.#apply()).text
    this.#edited = await this.#page('edited', 'published')
    this.#scheduled = await this.#page('scheduled', 'draft')
    await this.#schedule(this.#scheduled, HOUR / 2)
    await this.#statement('the first statement')
    for (let at = 0; at < 11; at += 1) await this.#signIn(`nobody${at}`, '198.51.100.1')
    for (let at = 0; at < 6; at += 1) await this.#signIn('nobody', '198.51.101.1')
    await this.#subscribe('before')
    await this.#anHourOfTicks()
  }

  /** The queue as after an hour of work: every minute's job has run. */
  async #anHourOfTicks(): Promise<void> {
    await this.#database.query(`
      insert into background_jobs (name, status, attempts, dedup_key, created_at, done_at)
      select 'content-releases', 'done', 1, 'at content-releases ' || to_char(minute at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:00.000"Z"'), minute, minute
      from generate_series(date_trunc('minute', now()) - interval '70 minutes', now(), interval '1 minute') as minute on conflict do nothing`)
  }

  /** @returns broken promises */
  async after(seconds: number): Promise<readonly string[]> {
    const { rows } = await this.#database.query(`select id from background_jobs where name = 'content-releases'`)
    this.#ticked = rows.map(({ id }) => String(id))
    const dayIsOver = seconds >= SESSION_HOURS * HOUR
    const session = await this.#ask('GET', '/api/session', { cookie: this.#editor })
    this.#expect(session.text.includes('"role":"editor"') === !dayIsOver, `the session after the jump: ${session.text.slice(0, 80)}`)
    if (dayIsOver) this.#editor = await this.#product.signIn('editor')
    // Money asks again who it is once some time has passed.
    this.#operator = await this.#product.signIn('operator')
    const again = await this.#product.signIn('editor')
    const fresh = await this.#ask('GET', '/api/session', { cookie: again })
    this.#expect(fresh.text.includes('"role":"editor"'), 'nobody can sign in')
    if (!dayIsOver) await this.#expectOneApplication()
    await this.#expectNewestWords()
    await this.#statement('the second statement')
    await this.#statement('the third statement')
    await this.#expectLimits(seconds)
    await this.#subscribe('after')
    await this.#schedule(await this.#page('soon', 'draft'), 5)
    await this.#expectOnce('soon', true)
    await this.#expectOnce('scheduled', seconds > HOUR / 2)
    await this.#expectMailsGone()
    const ticks = () =>
      this.#count(`select count(*) as n from background_jobs where name = 'content-releases' and id <> all($1)`, [this.#ticked])
    this.#expect(await within(DONE_WITHIN_S, async () => (await ticks()) > 0), 'what has its turn each minute had none')
    const { findings } = await verifyLedger(this.#database)
    this.#expect(findings.length === 0, `the ledger: ${JSON.stringify(findings[0])}`)
    this.#broken.push(...(await this.#site.brokenPages()))
    return this.#broken
  }

  #expect(holds: boolean, what: string): void {
    if (!holds) this.#broken.push(what)
  }

  async #ask(
    method: string,
    path: string,
    more: { cookie?: string; json?: object; bytes?: Uint8Array; key?: string; address?: string } = {},
  ) {
    this.#asked += 1
    const body = more.bytes ? new Uint8Array(more.bytes) : more.json && JSON.stringify(more.json)
    const answer = await fetch(this.#product.origin + path, {
      method,
      headers: {
        origin: env.SITE_URL,
        ...vouchedHeaders(more.address ?? `10.0.${this.#asked >> 8}.${this.#asked & 255}`),
        ...(body === undefined ? {} : { 'content-type': more.bytes ? 'application/octet-stream' : 'application/json' }),
        ...(more.cookie ? { cookie: more.cookie } : {}),
        ...(more.key ? { 'idempotency-key': more.key } : {}),
      },
      ...(body === undefined ? {} : { body }),
    })
    return { status: answer.status, text: await answer.text(), headers: answer.headers }
  }

  async #count(statement: string, values: readonly unknown[]): Promise<number> {
    return Number((await this.#database.query(statement, [...values])).rows[0]?.n)
  }

  #apply() {
    const { key, email } = this.#application
    return this.#ask('POST', '/api/qualification/apply', { json: { ...APPLICATION, email }, key })
  }

  async #expectOneApplication(): Promise<void> {
    const repeated = await this.#apply()
    this.#expect(repeated.text === this.#application.answer, `a repeated request → ${repeated.status}, another answer`)
    const rows = await this.#count('select count(*) as n from credit_applications where email = $1', [this.#application.email])
    this.#expect(rows === 1, `a repeated request left ${rows} applications`)
  }

  async #page(name: string, status: 'draft' | 'published'): Promise<string> {
    const json = { title: `First ${name}`, slug: `${name}-${this.#run}`, _status: status, sections: [] }
    const made = await this.#ask('POST', `/api/pages?draft=${status === 'draft'}`, { json, cookie: this.#editor })
    const found: { doc?: { id: string } } = JSON.parse(made.text)
    if (!found.doc) throw new Error(`A page could not be made: ${made.text.slice(0, 200)}`)
    return found.doc.id
  }

  /** Saves twice after the jump: reads return the last draft, and publishing publishes it. */
  async #expectNewestWords(): Promise<void> {
    const path = `/api/pages/${this.#edited}`
    const cookie = this.#editor
    const save = (title: string) => this.#ask('PATCH', `${path}?draft=true`, { json: { title, _status: 'draft' }, cookie })
    await save('Second words')
    const saved = await save('Third words')
    const draft = await this.#ask('GET', `${path}?draft=true`, { cookie })
    this.#expect(
      stampOf(saved.text) === stampOf(draft.text),
      `a save answers the stamp ${stampOf(saved.text)}, reading ${stampOf(draft.text)}`,
    )
    this.#expect(
      draft.text.includes('"title":"Third words"'),
      `a draft saved after the jump reads ${/"title":"[^"]*"/.exec(draft.text)?.[0]}`,
    )
    const newest = await this.#count('select count(*) as n from _pages_v where parent_id = $1 and latest', [this.#edited])
    this.#expect(newest === 1, `${newest} versions are the newest`)
    await this.#ask('PATCH', path, { json: { title: 'Last words', _status: 'published' }, cookie })
    const shown = async () => (await (await fetch(`${this.#site.origin}/edited-${this.#run}`)).text()).includes('Last words')
    this.#expect(await within(20, shown), 'the site does not show what was published after the jump')
  }

  async #statement(what: string): Promise<void> {
    this.#closing ||= await this.#count(
      "select coalesce((select closing_cents from bank_statements where house_account = 'operating' order by created_at desc limit 1), 1000000) as n",
      [],
    )
    const bytes = statementOf(this.#closing, [`${what} ${this.#run}`])
    const name = encodeURIComponent(what)
    const taken = await this.#ask('POST', `/api/payments/bank/statements?name=${name}&account=operating&first=checked`, {
      bytes,
      cookie: this.#operator,
    })
    this.#expect(taken.status === 200, `${what} → ${taken.status} ${taken.text.slice(0, 160)}`)
    if (taken.status === 200) this.#closing += 100
  }

  #signIn(name: string, address: string) {
    return this.#ask('POST', '/api/session', { json: { username: `${name}@clock.test`, password: 'a wrong password' }, address })
  }

  /** A limit used up before the jump lasts no longer than promised. */
  async #expectLimits(seconds: number): Promise<void> {
    const byAddress = await this.#signIn('somebody', '198.51.100.1')
    const wait = Number(byAddress.headers.get('retry-after') ?? 0)
    this.#expect(wait <= 60, `a limit of a minute says: come again in ${wait} s`)
    if (seconds > 60) this.#expect(byAddress.status !== 429, 'a limit of a minute goes on after an hour')
    const byName = await this.#signIn('nobody', '198.51.101.1')
    const locked = Number(byName.headers.get('retry-after') ?? 0)
    this.#expect(locked <= 900, `a lock of 15 minutes at most says: come again in ${locked} s`)
  }

  async #schedule(id: string, inSeconds: number): Promise<void> {
    const at = new Date(this.#clock.now().getTime() + inSeconds * 1000).toISOString()
    const made = await this.#ask('POST', '/api/content/schedules', { json: { collection: 'pages', id, at }, cookie: this.#editor })
    this.#expect(made.status < 300, `a publication could not be scheduled: ${made.status} ${made.text.slice(0, 120)}`)
  }

  /** What is due is published exactly once; what is not stays unchanged. */
  async #expectOnce(name: string, due: boolean): Promise<void> {
    const published = () =>
      this.#count(`select count(*) as n from _pages_v where version_slug = $1 and version__status = 'published'`, [`${name}-${this.#run}`])
    const done = due && (await within(DONE_WITHIN_S, async () => (await published()) > 0))
    const times = await published()
    this.#expect(times === (due ? 1 : 0), `'${name}' was published ${times} times${due && !done ? ` within ${DONE_WITHIN_S} s` : ''}`)
  }

  async #subscribe(when: string): Promise<void> {
    for (let at = 0; at < 5; at += 1)
      await this.#ask('POST', '/api/newsletter/subscribe', { json: { email: `${when}${at}-${this.#run}@clock.test` } })
  }

  /** Without a mail server, mail ends in the outbox. */
  async #expectMailsGone(): Promise<void> {
    const waiting = () =>
      this.#count(`select count(*) as n from outgoing_mail where "to" like $1 and status in ('queued', 'sending')`, [`%-${this.#run}@%`])
    await within(60, async () => (await waiting()) === 0)
    const left = await waiting()
    this.#expect(left === 0, `${left} mails still wait`)
  }
}

/** The timestamp that distinguishes a document's states. */
function stampOf(text: string): string | undefined {
  return /"updatedAt":"([^"]*)"/.exec(text)?.[1]
}
