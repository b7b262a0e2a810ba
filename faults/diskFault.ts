import { spawnSync } from 'node:child_process'
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { moreOf, type Outcome, type Product } from './Product'

const MOUNT_MB = 48

/** Whether this user may mount a file system of its own size: the only way to a real full disk that harms nobody. */
export const canMount = (): boolean => process.platform === 'linux' && process.getuid?.() === 0

/** The folder of uploaded plans on a disk of its own, filled to the last byte. Uploads are refused with a sentence, writes go on, and it heals. */
export const diskFull = (product: Product): Promise<Outcome> =>
  product.under('disk of uploads full', [], async (writing) => {
    const folder = join(product.dataDir, 'plan-files')
    await mkdir(folder, { recursive: true })
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${MOUNT_MB}m`, 'tmpfs', folder])
    if (mounted.status !== 0) return [`no disk to fill: ${mounted.stderr}`]
    const broken: string[] = []
    try {
      // Room for the product's own margin to be zero: the disk itself has to say no.
      await product.stop()
      await product.start({ KEEP_FREE_MB: '0' })
      if ((await upload(product)) !== 200) broken.push('an upload with space was refused')
      const { bavail, bsize } = await statfs(folder)
      await writeFile(join(folder, 'ballast'), Buffer.alloc(bavail * bsize - 8192))
      const refused = await upload(product)
      if (refused !== 507) broken.push(`an upload without space got ${refused}`)
      const ready = await statusOf(product, '/readyz')
      if (ready !== 503) broken.push(`/readyz said ${ready}`)
      if (!(await moreOf(writing, 20))) broken.push('no write while uploads were refused')
      await rm(join(folder, 'ballast'))
      if ((await upload(product)) !== 200) broken.push('an upload was refused after space was freed')
    } finally {
      await product.stop()
      spawnSync('umount', [folder])
      await product.start()
    }
    return broken
  })

const statusOf = (product: Product, path: string) => fetch(product.server.origin + path).then(({ status }) => status)

async function upload(product: Product): Promise<number> {
  const body = new Uint8Array(Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2 * 1024 * 1024, 32)]))
  const headers = { 'content-type': 'application/octet-stream' }
  const answer = await fetch(`${product.server.origin}/api/plan-uploads?name=a.pdf`, { method: 'POST', headers, body })
  return answer.status
}
