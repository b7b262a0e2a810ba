import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Outcome } from '../../server-kit/testing/runParts'
import { Client } from './Client'
import type { DatabaseCluster } from './DatabaseCluster'
import { type Deployment, hostFolder } from './Deployment'
import { compare, Load } from './Load'
import { counted, outcomeOf } from './outcome'

/** During a release a host's page names files that the other one does not have: the balancer asks both. @returns what is broken */
async function missingFiles({ origin, certificate, hosts }: Deployment): Promise<string[]> {
  const client = new Client(origin, certificate)
  const statuses: number[] = []
  for (let at = 1; at <= hosts.length; at += 1) {
    writeFileSync(join(hostFolder(at), 'host-static', `only-${at}.js`), '')
    for (let visit = 0; visit < 10; visit += 1) statuses.push((await client.ask(`/static/only-${at}.js`)).status)
  }
  client.close()
  return statuses.every((status) => status === 200) ? [] : [`files of one host alone: ${statuses.join(' ')}`]
}

/** Stops and replaces each cms and each host in turn, during 10,000 requests. None of them fails. */
export async function rolling(database: DatabaseCluster, deployment: Deployment, short: boolean): Promise<Outcome> {
  const wanted = short ? 2000 : 10_000
  const broken: string[] = await missingFiles(deployment)
  const load = new Load(deployment, { readers: 12, writers: 4, pauseMs: 60 })
  await load.moreWrites(40)
  const from = performance.now()
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
