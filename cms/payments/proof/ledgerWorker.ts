/** A process of the proof: posts each operation it receives in a transaction of its own, and sends back the outcome. The parent kills it. */
import type { Posting } from '@framewell/domain/payments/posting'
import configPromise from '@payload-config'
import { createLocalReq, getPayload } from 'payload'
import { inTransaction } from '../../platform/database/inTransaction'
import { LedgerRefusal } from '../LedgerRefusal'
import { post } from '../post'
import { reversePosting } from '../reversePosting'

/** One operation of the ledger, and the outcome that is told under its id. */
export interface LedgerTask {
  readonly id: number
  readonly posting?: Posting
  readonly reverse?: number
}
export interface LedgerOutcome {
  readonly id: number
  readonly postingId?: number
  readonly replayed?: boolean
  /** Why the ledger refused; 'lost' when nobody knows what happened. */
  readonly refused?: string
}

const payload = await getPayload({ config: configPromise })

async function outcomeOf({ id, posting, reverse }: LedgerTask): Promise<LedgerOutcome> {
  const req = await createLocalReq({}, payload)
  try {
    const { postingId, replayed } = await inTransaction(req, () => {
      if (posting) return post(req, posting)
      return reversePosting(req, reverse ?? 0, 'typed twice')
    })
    return { id, postingId, replayed }
  } catch (error) {
    return { id, refused: error instanceof LedgerRefusal ? error.code : 'lost' }
  }
}

process.on('message', (task: LedgerTask) => void outcomeOf(task).then((outcome) => process.send?.(outcome)))
process.on('disconnect', () => process.exit(0))
process.send?.({ id: -1 })
