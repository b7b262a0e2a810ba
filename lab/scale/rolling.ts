import { setTimeout as pause } from 'node:timers/promises'
import type { Outcome } from '../../server-kit/testing/runParts'
import type { DatabaseCluster } from './DatabaseCluster'
import type { Deployment } from './Deployment'
import { compare, Load } from './Load'
import { counted, outcomeOf } from './outcome'

/** Stops and replaces each cms and each host in turn, during 10,000 requests. None of them fails. */
export async function rolling(database: DatabaseCluster, deployment: Deployment, short: boolean): Promise<Outcome> {
  const wanted = short ? 2000 : 10_000
  const load = new Load(deployment, { readers: 12, writers: 4, pauseMs: 60 })
  await load.moreWrites(40)
  const from = performance.now()
  const broken: string[] = []
  for (const daemon of [...deployment.cms, ...deployment.hosts]) {
    await daemon.stop('SIGTERM')
    if (daemon.exitCode !== 0) broken.push(`${daemon.name} ended with ${daemon.exitCode}`)
    daemon.start()
    // The next one stops when the balancer has this one in rotation.
    await deployment.untilBalanced(daemon)
  }
  const seconds = (performance.now() - from) / 1000
  while (load.asked < wanted) await pause(100)
  const seen = await load.stop()
  if (seen.failedCalls.length > 0) broken.push(`calls failed: ${counted(seen.failedCalls)}`)
  const note = `${deployment.cms.length} cms and ${deployment.hosts.length} hosts replaced in ${seconds.toFixed(0)} s`
  return outcomeOf(seen, await compare(database.superuserUrl, seen.acknowledged), { note, broken })
}
