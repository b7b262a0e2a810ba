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

/** Settings on a server, and a form that saves on request. */
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

describe('a form that saves on request', () => {
  it('sends nothing before, also when it is left or reopened, and keeps a local copy', async () => {
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

  it('saves once and drops the copy', async () => {
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

  it('does not report a file as done when the save it was part of failed', async () => {
    const { open, failures, sent } = desk()
    failures.push(new TypeError('Failed to fetch'))
    const saver = open()
    expect(await saver.save()).toMatchObject({ kind: 'failed' })
    await pass(LONG_MS)
    expect([saver.state().status, sent.length]).toEqual(['failed', 1])
  })

  it('retries the requested save after a lost connection', async () => {
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

  it('sends once per request where a retry could create a duplicate', async () => {
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

  it('does not send half a word: editing after a failure requires asking again', async () => {
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

  it('refuses the whole save when one field is refused, and sends everything again on request', async () => {
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

  it('continues automatically when somebody saved another field', async () => {
    const { open, store, now } = desk()
    const saver = open()
    store({ name: 'Theirs' })
    saver.edit({ phone: '2' })
    await saver.save()
    await pass(LONG_MS)
    expect(now()).toEqual({ name: 'Theirs', phone: '2' })
    expect(saver.state().page).toEqual({ name: 'Theirs', phone: '2' })
  })

  it.each(['mine', 'theirs'] as const)('asks the person when both changed one field, and detects a third save: %s', async (whose) => {
    const { open, store, now } = desk()
    const saver = open()
    saver.edit({ name: 'Mine', phone: '2' })
    store({ name: 'Theirs' })
    expect(await saver.save()).toEqual({ kind: 'conflict' })
    expect(now()).toEqual({ name: 'Theirs', phone: '1' })
    store({ name: 'Of a third' })
    saver.choose(saver.state().conflicts[0] ?? expect.fail('no conflict'), whose)
    await pass(LONG_MS)
    // Taking theirs takes the latest value; keeping one's own is asked again.
    expect(saver.state().conflicts).toEqual(
      whose === 'mine' ? [{ path: ['name'], base: 'Theirs', mine: 'Mine', theirs: 'Of a third' }] : [],
    )
    for (const conflict of saver.state().conflicts) saver.choose(conflict, 'mine')
    await pass(LONG_MS)
    expect(now()).toEqual({ name: whose === 'mine' ? 'Mine' : 'Of a third', phone: '2' })
  })

  it('restores unsaved changes of an earlier visit, sends none of them, and drops them on request', async () => {
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

  it('asks on return when somebody changed the same field, and says nothing when the changes had arrived', async () => {
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
