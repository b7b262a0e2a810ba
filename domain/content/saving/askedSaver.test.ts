import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../http/callApi'
import { DraftSaver } from './DraftSaver'
import type { Asking, DraftBackup, DraftKind } from './draftState'
import { mergeValues } from './mergeValues'
import { RETRY_MS } from './SaveTimer'

interface Settings {
  readonly name: string
  readonly phone: string
}
interface Stored {
  readonly fields: Settings
  readonly version: string
}

const KIND: DraftKind<Settings, Stored> = {
  fieldsOf: ({ fields }) => fields,
  members: () => ['name', 'phone'],
  versionOf: ({ version }) => version,
  savedAt: ({ version }) => version,
  problemOf: () => null,
  merge: (base, mine, theirs) => {
    const { conflicts } = mergeValues(base, mine, theirs)
    const one = (member: keyof Settings) => (mine[member] === base[member] ? theirs[member] : mine[member])
    return { fields: { name: one('name'), phone: one('phone') }, conflicts }
  },
  withValue: (fields, [member], value) => ({ ...fields, [member === 'phone' ? 'phone' : 'name']: String(value) }),
}
const LONG_MS = 10 * 60_000

const refusal = (status: number, code: string, fields?: object[]) =>
  new ApiError(status, '', JSON.stringify({ type: '', title: '', status, code, error: 'No', fields }))

/** Settings on a server, and their form on a screen that saves when it is asked to. */
function desk(waitsToBeAsked: Asking = 'until saved') {
  const kept = new Map<string, DraftBackup<Settings>>()
  let stored: Stored = { fields: { name: 'Framewell', phone: '1' }, version: '1' }
  const failures: unknown[] = []
  const sent: Partial<Settings>[] = []
  const store = (change: Partial<Settings>) => {
    stored = { fields: { ...stored.fields, ...change }, version: String(Number(stored.version) + 1) }
    return stored
  }
  const open = () =>
    new DraftSaver('settings', stored, KIND, {
      send: async (_, changes, { expectedVersion }) => {
        sent.push(changes)
        const failure = failures.shift()
        if (failure) throw failure
        if (expectedVersion !== stored.version) throw refusal(409, 'changedMeanwhile')
        return store(changes)
      },
      read: async () => stored,
      backup: {
        copies: (id) => [{ read: () => kept.get(id) ?? null, forget: () => undefined }],
        write: (id, backup) => {
          if (backup) kept.set(id, backup)
          else kept.delete(id)
          return true
        },
      },
      later: (milliseconds, run) => {
        const timer = setTimeout(run, milliseconds)
        return () => clearTimeout(timer)
      },
      waitsToBeAsked,
    })
  return { open, sent, store, failures, kept, now: () => stored.fields }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

describe('a form that saves when it is asked to', () => {
  it('sends nothing before, also when it is left or the person comes back, and keeps a copy meanwhile', async () => {
    const { open, sent, kept } = desk()
    const saver = open()
    saver.edit({ phone: '2' })
    saver.flush()
    await pass(LONG_MS)
    saver.close()
    await pass(LONG_MS)
    expect(sent).toEqual([])
    expect(kept.get('settings')).toEqual({ version: '1', base: { phone: '1' }, changes: { phone: '2' } })
  })

  it('saves once, and drops the copy', async () => {
    const { open, sent, kept } = desk()
    const saver = open()
    saver.edit({ phone: '2' })
    expect(await saver.save()).toEqual({ kind: 'saved' })
    await pass(LONG_MS)
    expect(sent).toEqual([{ phone: '2' }])
    expect(kept.size).toBe(0)
    expect(saver.state().status).toBe('saved')
    saver.edit({ phone: '3' })
    await pass(LONG_MS)
    expect(sent).toHaveLength(1)
  })

  it('does not pass off as done what went along with a save that failed: a file, of which it knows nothing', async () => {
    const { open, failures, sent } = desk()
    failures.push(new TypeError('Failed to fetch'))
    const saver = open()
    expect(await saver.save()).toMatchObject({ kind: 'failed' })
    await pass(LONG_MS)
    expect([saver.state().status, sent.length]).toEqual(['failed', 1])
  })

  it('tries again after a lost connection what was asked for', async () => {
    const { open, sent, failures, now } = desk()
    failures.push(new TypeError('Failed to fetch'), new TypeError('Failed to fetch'))
    const saver = open()
    saver.edit({ phone: '2' })
    expect((await saver.save()).kind).toBe('failed')
    expect(saver.state().status).toBe('failed')
    await pass(RETRY_MS[0] + RETRY_MS[1])
    expect(sent).toHaveLength(3)
    expect(now().phone).toBe('2')
    expect(saver.state().status).toBe('saved')
  })

  it('is sent once for each time somebody asks where a second try could make a second one', async () => {
    const { open, sent, failures } = desk('each time')
    failures.push(new TypeError('Failed to fetch'))
    const saver = open()
    saver.edit({ phone: '2' })
    await saver.save()
    saver.flush()
    await pass(LONG_MS)
    expect(sent).toHaveLength(1)
    expect(saver.state().status).toBe('failed')
    await saver.save()
    expect(saver.state().status).toBe('saved')
  })

  it('does not send half a word: who types on after a failure asks again', async () => {
    const { open, sent, failures } = desk()
    failures.push(new TypeError('Failed to fetch'))
    const saver = open()
    saver.edit({ phone: '2' })
    await saver.save()
    saver.edit({ phone: '25' })
    saver.flush()
    await pass(LONG_MS)
    expect(sent).toEqual([{ phone: '2' }])
    expect(saver.state().status).toBe('unsaved')
    await saver.save()
    expect(sent.at(-1)).toEqual({ phone: '25' })
  })

  it('refuses all of it where one field is refused, and sends all of it again when it is asked again', async () => {
    const { open, sent, failures, now } = desk()
    failures.push(refusal(400, 'invalidInput', [{ path: 'phone', message: 'Too long' }]))
    const saver = open()
    saver.edit({ phone: '2', name: 'New' })
    expect(await saver.save()).toEqual({ kind: 'refused' })
    await pass(LONG_MS)
    expect(sent).toHaveLength(1)
    expect(saver.state()).toMatchObject({ status: 'refused', problems: { phone: 'Too long' } })
    expect(await saver.save()).toEqual({ kind: 'saved' })
    expect(now()).toEqual({ name: 'New', phone: '2' })
    expect(saver.state().problems).toEqual({})
  })

  it('goes on by itself where somebody saved another field', async () => {
    const { open, store, now } = desk()
    const saver = open()
    store({ name: 'Theirs' })
    saver.edit({ phone: '2' })
    await saver.save()
    await pass(LONG_MS)
    expect(now()).toEqual({ name: 'Theirs', phone: '2' })
    expect(saver.state().page).toEqual({ name: 'Theirs', phone: '2' })
  })

  it.each(['mine', 'theirs'] as const)('lets the person choose where both changed one field, and notices a third: %s', async (whose) => {
    const { open, store, now } = desk()
    const saver = open()
    saver.edit({ name: 'Mine', phone: '2' })
    store({ name: 'Theirs' })
    expect(await saver.save()).toEqual({ kind: 'conflict' })
    expect(now()).toEqual({ name: 'Theirs', phone: '1' })
    store({ name: 'Of a third' })
    saver.choose(saver.state().conflicts[0] ?? expect.fail('no conflict'), whose)
    await pass(LONG_MS)
    // Who takes theirs takes what stands there by now; who keeps theirs is asked once more.
    expect(saver.state().conflicts).toEqual(
      whose === 'mine' ? [{ path: ['name'], base: 'Theirs', mine: 'Mine', theirs: 'Of a third' }] : [],
    )
    for (const conflict of saver.state().conflicts) saver.choose(conflict, 'mine')
    await pass(LONG_MS)
    expect(now()).toEqual({ name: whose === 'mine' ? 'Mine' : 'Of a third', phone: '2' })
  })

  it('brings back what an earlier visit did not save, sends none of it, and drops it on request', async () => {
    const { open, sent, kept, store } = desk()
    open().edit({ phone: '2' })
    store({ name: 'Theirs' })
    const next = open()
    expect(next.state()).toMatchObject({ restored: true, status: 'unsaved', page: { name: 'Theirs', phone: '2' } })
    await pass(LONG_MS)
    expect(sent).toEqual([])
    next.drop()
    expect(next.state()).toMatchObject({ restored: false, status: 'saved', page: { name: 'Theirs', phone: '1' } })
    expect(kept.size).toBe(0)
  })

  it('asks on return where somebody changed the same field since, and says nothing of words that had arrived after all', async () => {
    const { open, failures, store } = desk()
    const first = open()
    first.edit({ phone: '2' })
    failures.push(new TypeError('Failed to fetch'))
    await first.save()
    store({ phone: '2' })
    expect(open().state()).toMatchObject({ restored: false, status: 'saved', conflicts: [] })
    store({ phone: '3' })
    expect(open().state()).toMatchObject({ status: 'saved', page: { phone: '3' } })
  })
})
