import { type generateBom, MOST_TOTALS, totalBoms } from '@framewell/domain/bom/calls'
import type { CallApi } from '@framewell/domain/http/callApi'
import type { CallInput, CallOutput } from '@framewell/domain/http/defineCall'

type Request = CallInput<typeof generateBom>
type Total = CallOutput<typeof totalBoms>['totals'][number]

interface Wanted {
  readonly request: Request
  readonly resolve: (total: Total) => void
  readonly reject: (reason: unknown) => void
}

const waiting = new WeakMap<CallApi, Wanted[]>()

/** The total of a bill. Those that are wanted at one moment are asked for in one call: a failing frame shows many fixes at once. */
export function billTotal(call: CallApi, request: Request): Promise<Total> {
  return new Promise((resolve, reject) => {
    const before = waiting.get(call)
    const all = before ?? []
    all.push({ request, resolve, reject })
    if (before) return
    waiting.set(call, all)
    setTimeout(() => {
      waiting.delete(call)
      for (let at = 0; at < all.length; at += MOST_TOTALS) void ask(call, all.slice(at, at + MOST_TOTALS))
    })
  })
}

async function ask(call: CallApi, wanted: readonly Wanted[]): Promise<void> {
  try {
    const { totals } = await call(totalBoms, { bom_requests: wanted.map(({ request }) => request) })
    for (const [at, { resolve, reject }] of wanted.entries()) {
      const total = totals[at]
      if (total) resolve(total)
      else reject(new TypeError('A bill has no total'))
    }
  } catch (error) {
    for (const { reject } of wanted) reject(error)
  }
}
