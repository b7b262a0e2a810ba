import { execFileSync } from 'node:child_process'
import { chownSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

export interface ServerUser {
  readonly uid: number
  readonly gid: number
  readonly name: string
}

/** PostgreSQL refuses to run as root: root runs it as `postgres`, or `nobody` if that user does not exist. */
export function serverUser(): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = ['-u', '-g'].map((flag) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }).toString()),
      )
      if (uid && gid) return { uid, gid, name }
    } catch {
      // Not a user of this machine.
    }
  }
  throw new Error(
    'PostgreSQL may not run as root and this machine has neither a user postgres nor nobody: run as a normal user, or set DATABASE_URL.',
  )
}

/** Creates a folder that only the server's user may enter. */
export function ownFolder(folder: string, user: ServerUser | undefined): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (user) chownSync(folder, user.uid, user.gid)
}

/**
 * Checks that the server's user can reach a folder.
 * @throws Error naming the folder in the way, typically a home with mode 0700.
 */
export function assertReachable(folder: string, user: ServerUser | undefined): void {
  if (!user) return
  for (let at = folder; at !== dirname(at); at = dirname(at)) {
    const { mode, uid, gid } = statSync(at)
    const mask = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
    if (mode & mask) continue
    throw new Error(
      `PostgreSQL may not run as root, and the user ${user.name} it runs as cannot enter ${at}: run as a normal user, move the project out of that folder, or set DATABASE_URL.`,
    )
  }
}
