import { spawnSync } from 'node:child_process'
import { mkdir, open, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SHARED_PROBLEMS } from '@framewell/domain/http/problem'
import { env } from '../../cms/env'
import { stopEmbedded } from '../../cms/platform/database/embeddedPostgres'
import type { Outcome } from '../../server-kit/testing/runParts'
import { Product } from '../Product'
import { within } from '../within'
import { pluralOf, under } from './under'

const MOUNT_MB = 48

/** Whether this user may mount a file system of fixed size: the only harmless way to a real full disk. */
export const canMount = (): boolean => process.platform === 'linux' && process.getuid?.() === 0

/**
 * The folder of uploaded plans on its own disk, filled to the last byte. Uploads are refused with a sentence, writes continue, and it
 * recovers.
 */
export const diskFull = (product: Product): Promise<Outcome> =>
  under(product, 'disk of uploads full', [], async (writing) => {
    const folder = join(product.dataDir, 'plan-files')
    await mkdir(folder, { recursive: true })
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${MOUNT_MB}m`, 'tmpfs', folder])
    if (mounted.status !== 0) return [`no disk to fill: ${mounted.stderr}`]
    const broken: string[] = []
    try {
      // Sets the product's own margin to zero: the disk itself must refuse.
      await product.stop()
      await product.start({ KEEP_FREE_MB: '0' })
      if ((await upload(product)) !== 200) broken.push('an upload with space was refused')
      const { bavail, bsize } = await statfs(folder)
      await writeFile(join(folder, 'ballast'), Buffer.alloc(bavail * bsize - 8192))
      const refused = await upload(product)
      if (refused !== 507) broken.push(`an upload without space got ${refused}`)
      const ready = await statusOf(product, '/readyz')
      if (ready !== 503) broken.push(`/readyz said ${ready}`)
      if (!(await pluralOf(writing, 20))) broken.push('no write while uploads were refused')
      await rm(join(folder, 'ballast'))
      if ((await upload(product)) !== 200) broken.push('an upload was refused after space was freed')
    } finally {
      await product.stop()
      spawnSync('umount', [folder])
      await product.start()
    }
    return broken
  })

const DATABASE_MB = 400

/**
 * A database on its own disk, filled to the last byte. Writes are refused with a sentence or told to retry, the process keeps running and
 * reports not ready, and continues once there is space; nothing acknowledged is lost.
 */
export async function databaseDiskFull(dataDir: string): Promise<Outcome> {
  const folder = join(dataDir, 'postgres-disk')
  const own = join(folder, 'data')
  await mkdir(folder, { recursive: true })
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DATABASE_MB}m,mode=0755`, 'tmpfs', folder])
  if (mounted.status !== 0) throw new Error(`no disk to fill: ${mounted.stderr}`)
  // Such a small disk never has the space uploads must leave free, and the initial content has pictures.
  const product = await Product.open(own, { KEEP_FREE_MB: '0' })
  try {
    return await under(product, 'disk of the database full', [503, 507], async (writing) => {
      const broken: string[] = []
      const ballast = join(folder, 'ballast')
      await fill(ballast)
      const refused = await within(60, () => [...writing.refused].some((status) => status === 507 || status === 503))
      broken.push(...(refused ? await oddRefusal(product) : ['no write was refused']))
      const ready = await statusOf(product, '/readyz')
      if (ready !== 503) broken.push(`/readyz said ${ready}`)
      if ((await statusOf(product, '/healthz')) !== 200) broken.push('/healthz does not answer')
      await rm(ballast)
      return broken
    })
  } finally {
    await product.stop()
    await stopEmbedded(own).catch(() => undefined)
    spawnSync('umount', ['-l', folder])
  }
}

/** What is wrong with a write's refusal: it must state that there is no space, or say when to retry. */
async function oddRefusal(product: Product): Promise<string[]> {
  const answer = await fetch(`${product.origin}/api/track`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: env.SITE_URL },
    body: JSON.stringify({ event: 'bom_generated', data: { planId: 'refused' } }),
  })
  // The last bytes may be enough for one more.
  if (answer.ok) return oddRefusal(product)
  const { error }: { error?: string } = await answer.json()
  const sentences: Readonly<Record<number, string>> = { 507: SHARED_PROBLEMS.storageFull.message, 503: SHARED_PROBLEMS.unavailable.message }
  const holds = sentences[answer.status] === error && answer.headers.has('retry-after')
  return holds ? [] : [`a write was answered ${answer.status}: ${error}`]
}

/** Writes until the disk is full: the database uses the same space meanwhile. */
async function fill(file: string): Promise<void> {
  const ballast = await open(file, 'a')
  try {
    for (const block = Buffer.alloc(65_536); ; ) await ballast.appendFile(block)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  } finally {
    await ballast.close()
  }
}

const statusOf = (product: Product, path: string) => fetch(product.origin + path).then(({ status }) => status)

async function upload(product: Product): Promise<number> {
  const body = new Uint8Array(Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2 * 1024 * 1024, 32)]))
  const headers = { 'content-type': 'application/octet-stream', origin: env.SITE_URL }
  const answer = await fetch(`${product.origin}/api/plan-uploads?name=a.pdf`, { method: 'POST', headers, body })
  return answer.status
}
