import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchedLate } from './fetchedLate'

const cutOff = () => Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' })

describe('code loaded on demand', () => {
  const page = new EventTarget()
  const network = { onLine: true }
  beforeEach(() => {
    network.onLine = true
    vi.useFakeTimers()
    vi.stubGlobal('window', Object.assign(page, { setTimeout, clearTimeout }))
    vi.stubGlobal('navigator', network)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('waits for the network, however long it is gone, and loads as soon as it is back', async () => {
    network.onLine = false
    const load = vi.fn(() => (network.onLine ? Promise.resolve('code') : Promise.reject(cutOff())))
    const code = fetchedLate(load)
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(load).toHaveBeenCalledTimes(1)
    network.onLine = true
    page.dispatchEvent(new Event('online'))
    await expect(code).resolves.toBe('code')
  })

  test('is retried when a server was briefly unavailable', async () => {
    const load = vi.fn().mockRejectedValueOnce(cutOff()).mockRejectedValueOnce(cutOff()).mockResolvedValueOnce('code')
    const code = fetchedLate(load)
    await vi.runAllTimersAsync()
    await expect(code).resolves.toBe('code')
  })

  test('fails after 4 s, so that another release can take over', async () => {
    const failed = expect(fetchedLate(() => Promise.reject(cutOff()))).rejects.toThrow('Loading chunk 7 failed')
    await vi.advanceTimersByTimeAsync(4_000)
    await failed
  })

  test('fails immediately on a server, where nothing is fetched', async () => {
    vi.stubGlobal('window', undefined)
    await expect(fetchedLate(() => Promise.reject(cutOff()))).rejects.toThrow('Loading chunk 7 failed')
  })
})
