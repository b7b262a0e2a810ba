import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { stopEmbedded } from '../../cms/platform/database/embeddedPostgres'
import type { Outcome } from '../../server-kit/testing/runParts'
import type { Product } from '../Product'
import { pluralOf, under } from './under'

const AWAY = [503]

/** Stopped abruptly, as in a crash, and cleanly, in turns; the cms restarts it automatically. */
export const databaseRestarts = (product: Product, times: number): Promise<Outcome> =>
  under(product, `database restarted ${times} times`, AWAY, async (writing) => {
    for (let at = 0; at < times; at += 1) {
      await stopEmbedded(product.dataDir, at % 2 === 0 ? 'SIGQUIT' : 'SIGINT')
      if (!(await pluralOf(writing, 20))) return [`no write after restart ${at + 1}`]
    }
    return []
  })

/** All its processes stopped with SIGSTOP: connections stay open, nothing answers. */
export const databasePaused = (product: Product, seconds: number): Promise<Outcome> =>
  under(product, `database paused for ${seconds} s`, AWAY, async () => {
    const [line = ''] = (await readFile(join(product.dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
    const postmaster = Number(line)
    const client = await product.connect()
    const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity where pid <> pg_backend_pid()')
    const all = [postmaster, ...rows.map(({ pid }) => pid)]
    const signal = (name: NodeJS.Signals) => {
      for (const pid of all) {
        try {
          process.kill(pid, name)
        } catch {
          // A backend that has exited meanwhile.
        }
      }
    }
    signal('SIGSTOP')
    await pause(seconds * 1000)
    signal('SIGCONT')
    await client.end()
    return []
  })

/** Another client takes every available connection. */
export const noConnectionLeft = (product: Product): Promise<Outcome> =>
  under(product, 'no database connection left', AWAY, async () => {
    const taken: pg.Client[] = []
    try {
      for (;;) taken.push(await product.connect())
    } catch {
      // That was the last one.
    }
    // The cms can open no new connection now, and its existing ones are closed.
    const [first] = taken
    await first?.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'framewell'")
    await pause(2000)
    const ready = await fetch(`${product.origin}/healthz`).then(({ status }) => status)
    await Promise.all(taken.map((client) => client.end()))
    return ready === 200 ? [] : ['/healthz does not answer']
  })
