import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { acknowledged, changedDraft, isBehind, type StoredDraft, storedDraftSchema } from './storedDraft'

const schema = storedDraftSchema(z.object({ roofing: z.string().nullable() }))
const now = new Date('2026-11-21T12:00:00Z')
const link = { id: '6f1d3c5e-0a4b-4c2d-9e8f-7a6b5c4d3e2f', token: 'a-token-of-some-length' }
const path = '/steel-configurator?step=4'

describe('a draft on the server', () => {
  const first: StoredDraft<{ roofing: string | null }> = changedDraft(null, { roofing: null }, now)
  const shared = acknowledged(first, link, { sent: first.changes, path, seen: now.toISOString() })

  it('is out of date after a change or a step, and never without a link', () => {
    expect(isBehind(null, path)).toBe(false)
    expect(isBehind(first, path)).toBe(false)
    expect(isBehind(shared, path)).toBe(false)
    expect(isBehind(shared, '/steel-configurator')).toBe(true)
    expect(isBehind(changedDraft(shared, { roofing: 'standing-seam-metal' }, now), path)).toBe(true)
  })

  it('stays out of date when something changed during a save', () => {
    const sent = changedDraft(shared, { roofing: 'standing-seam-metal' }, now)
    const newest = changedDraft(sent, { roofing: 'architectural-shingles' }, now)
    const after = acknowledged(newest, link, { sent: sent.changes, path, seen: now.toISOString() })
    expect(after.state).toEqual({ roofing: 'architectural-shingles' })
    expect(isBehind(after, path)).toBe(true)
    expect(isBehind(acknowledged(after, link, { sent: newest.changes, path, seen: now.toISOString() }), path)).toBe(false)
  })

  it('round-trips, and rejects unknown answers', () => {
    expect(schema.parse(JSON.parse(JSON.stringify(shared)))).toEqual(shared)
    expect(schema.safeParse({ ...shared, state: { roofing: 7 } }).success).toBe(false)
    expect(schema.safeParse({ state: { roofing: null } }).success).toBe(false)
  })
})
