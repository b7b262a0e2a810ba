import { gzipSync } from 'node:zlib'

const BLOCK = 512
/** As npm sets it: the same files make the same bytes. */
const MODIFIED = new Date('1985-10-26T08:15:00.000Z')

/** A package for npm: a gzipped ustar archive of files under `package/`, in the order of their names. @throws Error for a path over 155 + 100 characters */
export function tarball(files: ReadonlyMap<string, Buffer>): Buffer {
  const parts = [...files].sort(([one], [other]) => (one < other ? -1 : 1)).flatMap(([name, content]) => entry(`package/${name}`, content))
  return gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]), { level: 9 })
}

function entry(path: string, content: Buffer): Buffer[] {
  const padding = Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK)
  return [header(path, content.length), content, padding]
}

/** POSIX.1-1988 ustar: fields at fixed places, numbers in octal. */
function header(path: string, size: number): Buffer {
  const [prefix, name] = split(path)
  const block = Buffer.alloc(BLOCK)
  const octal = (value: number, at: number, length: number) => block.write(`${value.toString(8).padStart(length - 1, '0')}\0`, at)
  block.write(name, 0)
  octal(0o644, 100, 8)
  octal(0, 108, 8)
  octal(0, 116, 8)
  octal(size, 124, 12)
  octal(MODIFIED.getTime() / 1000, 136, 12)
  block.write('        ', 148)
  block.write('0', 156)
  block.write('ustar\u000000', 257, 'latin1')
  block.write(prefix, 345)
  const sum = block.reduce((total, byte) => total + byte, 0)
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return block
}

function split(path: string): readonly [string, string] {
  if (Buffer.byteLength(path) <= 100) return ['', path]
  const at = path.indexOf('/', path.length - 101)
  if (at < 0 || at > 155) throw new Error(`${path} is too long for a package`)
  return [path.slice(0, at), path.slice(at + 1)]
}
