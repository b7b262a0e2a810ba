import { randomUUID } from 'node:crypto'
import Papa from 'papaparse'
import type pg from 'pg'
import { listCreditApplications } from '../../domain/credit/operatorCalls'
import { csvText } from '../../domain/export/csvText'
import { listQuotes } from '../../domain/quotes/quoteCalls'
import { applicationsCsv } from '../../mfe-admin/credit/applicationsCsv'
import { quotesCsv } from '../../mfe-admin/quotes/quotesCsv'
import type { Corpora } from './corpus'
import type { Findings } from './Findings'
import { signInFrom } from './roles'
import { malformedStatements, statementOf } from './statements'
import type { Target } from './target'

/** Maximum time a server may be silent (watch). */
const ANSWERS_WITHIN_MS = 5000
/** A formula start in some spreadsheet, after invisible characters. */
const RUNS = /^[\s\p{Cf}\p{Cc}]*[=+\-@＝＋－＠]/u
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/
const BOM = { plan_id: 'uploaded-plan', preferred_distributor: '' }
const CREDIT = {
  projectType: 'Build-to-Rent',
  startTimeline: '3-6 months',
  budgetScale: 'Large (>$500K)',
  familiarityWithSteel: 'New to steel framing',
}
const QUOTE = { planId: 'the-bova-plan', choice1: 'tough', choice2: 'efficient', choice3: 'mid', totalPrice: 262_500 }

/**
 * Typed text never becomes a formula in our files, for any spreadsheet's separator; odd bank statements are refused with a sentence and in
 * time, without moving a cent.
 */
export async function attackTables(target: Target, findings: Findings, pool: pg.Pool, { formulas }: Corpora): Promise<void> {
  const operator = await signInFrom(target, 'operator', '198.51.100.230')
  let sent = 0
  const ask = (method: string, path: string, body?: unknown, type = 'application/json') => {
    sent += 1
    const bytes = body instanceof Uint8Array ? new Uint8Array(body) : body === undefined ? undefined : JSON.stringify(body)
    return fetch(`http://127.0.0.1:${target.cmsPort}${path}`, {
      method,
      headers: {
        ...target.as(`10.230.${sent >> 8}.${sent & 255}`),
        cookie: operator,
        ...(bytes === undefined ? {} : { 'content-type': type }),
      },
      ...(bytes === undefined ? {} : { body: bytes }),
      signal: AbortSignal.timeout(60_000),
    })
  }
  const isSafe = (what: string, csv: string) => {
    for (const delimiter of [',', ';', '\t']) {
      const rows = Papa.parse<string[]>(csv.replace(/^\ufeff/, ''), { delimiter }).data
      const cell = rows.flat().find((one) => RUNS.test(one) && !PLAIN_NUMBER.test(one))
      findings.check(cell === undefined, `${what}, read with ${JSON.stringify(delimiter)}: ${JSON.stringify(cell?.slice(0, 60))}`)
    }
  }
  for (const name of formulas) {
    const bom_request = { ...BOM, configuration: { uploadedPlan: { name, squareFeet: 900 } } }
    for (const [path, json] of [
      ['/api/bom/export', { format: 'csv', bom_request }],
      ['/api/bom/cut-list', { bom_request }],
    ] as const) {
      const answer = await ask('POST', path, json)
      findings.check(answer.status === 200, `${path} of a plan named ${JSON.stringify(name)} → ${answer.status}`)
      isSafe(`${path} of a plan named ${JSON.stringify(name)}`, await answer.text())
    }
    const email = `${randomUUID()}@tables.test`
    const applied = await ask('POST', '/api/qualification/apply', {
      ...CREDIT,
      ...{ email, contactName: name, companyName: name, projectLocation: name },
    })
    const quoted = await ask('POST', '/api/ultra-quotes', {
      ...QUOTE,
      contact: { name, email, companyName: name, phone: name.slice(0, 30) },
    })
    findings.check(applied.status < 500 && quoted.status < 500, `${JSON.stringify(name)} as a name → ${applied.status}, ${quoted.status}`)
    await Promise.all([applied.arrayBuffer(), quoted.arrayBuffer()])
  }
  const answerOf = async (path: string): Promise<unknown> => (await ask('GET', `${path}?limit=100`)).json()
  const applications = listCreditApplications.output.parse(await answerOf(listCreditApplications.path)).data
  const quotes = listQuotes.output.parse(await answerOf(listQuotes.path)).data
  findings.check(applications.length >= formulas.length && quotes.length >= formulas.length, 'the lists hold nothing of this attack')
  isSafe('the file of applications', csvText(applicationsCsv, applications))
  isSafe('the file of quotes', csvText(quotesCsv, quotes))

  const booked = async () =>
    (await pool.query('select count(*)::int as entries, coalesce(sum(abs(amount_cents)), 0)::text as cents from ledger_entries')).rows[0]
  const before = JSON.stringify(await booked())
  const { rows } = await pool.query(
    "select closing_cents as closing from bank_statements where house_account = 'operating' order by created_at desc, id desc limit 1",
  )
  const opening = Number(rows[0]?.closing ?? 1_000_000)
  for (const [what, bytes] of malformedStatements(opening)) {
    const began = performance.now()
    const answer = await ask(
      'POST',
      '/api/payments/bank/statements?name=odd.csv&account=operating&first=checked',
      bytes,
      'application/octet-stream',
    )
    const [words, ms] = [await answer.text(), Math.round(performance.now() - began)]
    findings.check([413, 422].includes(answer.status), `a statement: ${what} → ${answer.status}`)
    findings.check(
      answer.status !== 422 || /"detail":"[^"]{8,}/.test(words),
      `a statement: ${what} is refused without a sentence: ${words.slice(0, 200)}`,
    )
    findings.check(ms < ANSWERS_WITHIN_MS, `a statement: ${what} took ${ms} ms`)
  }
  findings.check(JSON.stringify(await booked()) === before, 'an odd statement moved money')
  const sound = await ask(
    'POST',
    '/api/payments/bank/statements?name=formulas.csv&account=operating&first=checked',
    statementOf(opening, formulas),
    'application/octet-stream',
  )
  findings.check(
    sound.status === 200,
    `a sound statement with formulas in its texts → ${sound.status} ${(await sound.text()).slice(0, 200)}`,
  )
}
