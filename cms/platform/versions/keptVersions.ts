import type { Payload, PayloadRequest } from 'payload'
import { afterCommit } from '../database/transactions'

/**
 * Committed versions never change, so each process reads each of them once.
 * @param read finds one in the database; undefined if there is none.
 * @param what they are versions of, for the message
 */
export function keptVersions<Version>(what: string, read: (req: PayloadRequest, version: number) => Promise<Version | undefined>) {
  const kept = new WeakMap<Payload, Map<number, Version>>()
  /** @throws Error if there is no such version: everything that names a version was made with it. */
  return async (req: PayloadRequest, version: number): Promise<Version> => {
    const known = kept.get(req.payload) ?? new Map<number, Version>()
    kept.set(req.payload, known)
    const cached = known.get(version)
    if (cached) return cached
    const found = await read(req, version)
    if (!found) throw new Error(`There is no version ${version} of the ${what}`)
    // A version read inside the transaction that wrote it may never be committed.
    await afterCommit(req, () => known.set(version, found))
    return found
  }
}
