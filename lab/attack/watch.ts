import type { Findings } from './Findings'
import type { Target } from './target'

const EVERY_MS = 250
/** Maximum memory of a server under attack: its bounded heap (target.ts), plus buffers. */
const MAX_BYTES = 1_500_000_000
/** Maximum event loop delay for a health check. */
const SLOWEST_MS = 5_000

/** Watches both servers during a run: memory from outside, and event loop delay as a visitor experiences it. */
export function watch(target: Target, findings: Findings) {
  const most: Record<string, number> = {}
  /** Since the last part began. */
  let lately: Record<string, number> = {}
  const slowest: Record<string, number> = {}
  let stopped = false
  const look = async () => {
    for (let round = 0; !stopped; round += 1) {
      for (const [name, port] of [['host', target.hostPort] as const, ['cms', target.cmsPort] as const]) {
        const began = performance.now()
        await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(30_000) }).catch(() => undefined)
        slowest[name] = Math.max(slowest[name] ?? 0, performance.now() - began)
      }
      if (round % 8 === 0) {
        for (const [name, bytes] of Object.entries(await target.memory())) {
          most[name] = Math.max(most[name] ?? 0, bytes)
          lately[name] = Math.max(lately[name] ?? 0, bytes)
        }
      }
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
    }
  }
  const looking = look()
  return {
    /** Each server's maximum memory since the last call, for people. */
    lately: (): string => {
      const words = Object.entries(lately).map(([name, bytes]) => `${name} ${megabytes(bytes)} MB`)
      lately = {}
      return words.join(', ')
    },
    /** Ends the watch and checks its results. @returns the figures, for people */
    end: async (): Promise<string> => {
      stopped = true
      await looking
      const servers = Object.keys(most)
      findings.check(servers.length === 2, `of two servers ${servers.length} were there to be watched`)
      for (const name of servers) {
        findings.check((most[name] ?? 0) < MAX_BYTES, `the ${name} held ${megabytes(most[name])} MB`)
        findings.check((slowest[name] ?? 0) < SLOWEST_MS, `the ${name} gave no sign of life for ${Math.round(slowest[name] ?? 0)} ms`)
      }
      return servers.map((name) => `${name}: at most ${megabytes(most[name])} MB, ${Math.round(slowest[name] ?? 0)} ms`).join('; ')
    },
  }
}

function megabytes(bytes = 0): number {
  return Math.round(bytes / 1e6)
}
