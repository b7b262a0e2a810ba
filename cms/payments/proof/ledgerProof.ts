import { setTimeout as pause } from 'node:timers/promises'
import { proveLedger } from '../proveLedger'
import { bundleWorker } from './LedgerProcess'
import { keepLedgerBook, OPERATIONS_PER_BOOK, type Settled } from './ledgerBook'
import { adds, type MoneyProof } from './proofs'

const CUT_EVERY = 40
const KILL_EVERY = 1_500

/**
 * Random operations of the ledger itself, over two processes, beside books kept by hand: connections are cut and the processes killed at every
 * statement of a posting in turn, and a client without an answer asks again.
 */
export const ledger =
  (operations: number, seed: number, lanes: number): MoneyProof =>
  async (product) => {
    await bundleWorker()
    const processes = [await product.ledgerProcess('three'), await product.ledgerProcess('four')] as const
    const faults = { asked: 0, cuts: 0, kills: 0, lost: 0 }
    const breakSomething = () => {
      faults.asked += 1
      if (faults.asked % CUT_EVERY !== 0) return
      const victim = processes[faults.cuts % 2 === 0 ? 0 : 1]
      const deadly = faults.asked % KILL_EVERY < CUT_EVERY && processes.every(({ running }) => running)
      const turn = faults.cuts++
      victim.proxy.arm({ at: 1 + (turn % 6), when: Math.floor(turn / 6) % 2 === 0 ? 'before' : 'after' }, () => {
        faults.lost += 1
        if (!deadly) return
        victim.kill()
        faults.kills += 1
      })
    }
    const settle: Settled = async (operation) => {
      breakSomething()
      for (let tries = 0; tries < 2_000; tries++) {
        const chosen = processes[(faults.asked + tries) % 2 === 0 ? 0 : 1]
        const outcome = await chosen.do(operation)
        if (outcome && outcome.refused !== 'lost') return { outcome, again: tries > 0 }
        if (tries > 4) await pause(20)
      }
      throw new Error('No answer after 2,000 tries')
    }
    const books = Math.ceil(operations / OPERATIONS_PER_BOOK)
    const began = performance.now()
    let [next, done] = [0, 0]
    const lane = async () => {
      for (let at = next++; at < books; at = next++) {
        await keepLedgerBook(seed + at, settle, (project) => product.desk.balances(project))
        done += 1
        if (done % 40 === 0)
          console.log(
            `  ${done * OPERATIONS_PER_BOOK} operations, ${faults.kills} kills, ${Math.round((performance.now() - began) / 1000)} s`,
          )
      }
    }
    await Promise.all(Array.from({ length: lanes }, lane))
    const seconds = Math.round((performance.now() - began) / 1000)
    for (const one of processes) await one.stop()
    await product.look(proveLedger)
    await adds(product)
    return `${books * OPERATIONS_PER_BOOK} random operations (seed ${seed}) over two processes, ${lanes} projects at a time, in ${seconds} s: ${faults.lost} connections cut before or after a statement, ${faults.kills} of them with their process (SIGKILL), every answer and every balance as in the book`
  }
