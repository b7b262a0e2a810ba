import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { getPaymentProject } from '@framewell/domain/payments/projectCalls'
import type { MoneyDesk } from '../moneyDesk'
import { confirmAccountOf, type MoneyAnswer, untilAnswered } from '../moneySteps'
import type { Book, Payee } from './book'
import type { ModelBank } from './ModelBank'
import { told } from './told'

/** For this process's own connections, which a fault may meet too. */
export async function retried<T>(work: () => Promise<T>, left = 40): Promise<T> {
  return work().catch((error: unknown) => {
    if (left === 0) throw error
    return retried(work, left - 1)
  })
}

/** The accounts that the bank reports on. Without an escrow account, both are the operating one. */
export interface ModelBanks {
  readonly operating: ModelBank
  readonly escrow: ModelBank
}

type Party = Awaited<ReturnType<MoneyDesk['party']>>

export type CreditRefusal = 'creditLimitReached' | 'builderUnpaid' | undefined

/** A builder and two shops of their own, who see one project after the other; other lanes work beside it on the same ledger. */
export class Lane {
  readonly desk: MoneyDesk
  readonly builder: Party
  readonly shops: readonly [Awaited<ReturnType<MoneyDesk['secondShop']>>, Awaited<ReturnType<MoneyDesk['secondShop']>>]
  readonly #banks: ModelBanks
  /** Why what draws on Framewell's credit is refused: the limit is zero, or the shop carries it. */
  readonly creditRefusal: CreditRefusal
  /** The bank account of each payee: how many it has had, and the payout that came back from the present one. */
  readonly accounts: Record<Payee, { nth: number; blockedBy: string | undefined }>

  /** The project before the present one. */
  before: Book | undefined

  private constructor(desk: MoneyDesk, builder: Party, shops: Lane['shops'], banks: ModelBanks, creditRefusal: CreditRefusal) {
    this.desk = desk
    this.builder = builder
    this.shops = shops
    this.#banks = banks
    this.creditRefusal = creditRefusal
    const one = () => ({ nth: 0, blockedBy: undefined })
    this.accounts = { 0: one(), 1: one(), builder: one() }
  }

  static async open(desk: MoneyDesk, banks: ModelBanks, creditRefusal: CreditRefusal): Promise<Lane> {
    const lane = new Lane(desk, await desk.party('builder'), [await desk.secondShop(), await desk.secondShop()], banks, creditRefusal)
    for (const payee of [0, 1, 'builder'] as const) await lane.confirmAccount(payee)
    return lane
  }

  #person(who: Payee | 'operator' | 'second') {
    if (who === 'operator' || who === 'second') return this.desk.operators[who === 'operator' ? 0 : 1]
    return who === 'builder' ? this.builder.person : this.shops[who].person
  }

  get hasEscrow(): boolean {
    return this.#banks.escrow !== this.#banks.operating
  }

  /** Reads, or sends something under a key of its own, until there is an answer. */
  ask(who: Payee | 'operator' | 'second', path: string, json?: unknown): Promise<MoneyAnswer> {
    const init = json === undefined ? {} : { headers: { 'idempotency-key': randomUUID() } }
    return untilAnswered(() => this.desk.ask(this.#person(who), path, json, init))
  }

  /** The payee enters where it is paid, and an operator confirms it. */
  async confirmAccount(payee: Payee): Promise<void> {
    await confirmAccountOf(this.desk, this.#person(payee))
    this.accounts[payee] = { nth: this.accounts[payee].nth + 1, blockedBy: undefined }
  }

  /** The shop signs what it can for early payouts: again for an approved one that is another sum now, then for the one that it asked for. */
  async signEarlyPayout(shop: Payee, number: string): Promise<void> {
    const path = `/projects/${number}/waivers/early_payout/conditional`
    for (;;) {
      const { textHash, signed } = (await this.ask(shop, path)).body
      if (!textHash || signed) return
      const answer = await this.ask(shop, path, { signature: 'Test partner', title: 'Owner', textHash })
      assert.equal(told(answer), 'done')
    }
  }

  /** The shop signs again what it has signed for a payment that is another sum now, and for the retainage, all that this needs. */
  async signAgain(shop: Payee, number: string): Promise<void> {
    const { project } = (await this.ask(shop, `/projects/${number}`)).body
    if (!project) return
    const { phases, retainage, waivers } = getPaymentProject.output.shape.project.parse(project)
    const isDelivered = phases.every(({ completedAt }) => completedAt !== null)
    for (const { phase, waiversNeeded } of [...phases, { phase: 'retainage' as const, ...retainage }])
      for (const condition of waiversNeeded.filter(
        (one) => isDelivered || waivers.some((waiver) => waiver.phase === phase && waiver.condition === one),
      )) {
        const path = `/projects/${number}/waivers/${phase}/${condition}`
        const { textHash } = (await this.ask(shop, path)).body
        await this.ask(shop, path, { signature: 'Test partner', textHash })
      }
    await this.signEarlyPayout(shop, number)
  }

  /** The bank reports one movement. @returns the line as it was booked */
  async movement(
    amount: number,
    text: string,
    account: keyof ModelBanks = 'operating',
  ): Promise<{ id: string; status: string; matchedTo: string | null }> {
    const reference = `M${randomUUID().slice(0, 13)}`
    await this.#banks[account].report({ cents: amount, text, reference })
    return retried(() => this.desk.line(reference))
  }
}
