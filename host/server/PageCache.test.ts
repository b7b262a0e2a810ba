import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { testPage } from '../testing/testContent'
import { PageCache, type Resolution } from './PageCache'

/** @returns a cache whose reads are answered by hand */
function cacheByHand(name: string) {
  const reads: ((answer: Resolution) => void)[] = []
  const pages = new PageCache({
    folder: join(inject('runFolder'), 'page-cache', name),
    ask: () => new Promise((answer) => reads.push(answer)),
    isAnnounced: () => true,
    changed: () => undefined,
    failed: () => undefined,
  })
  return { pages, reads }
}

it('shows nothing from before a change that was announced while a page was read for the first time', async () => {
  const { pages, reads } = cacheByHand('first')
  const visit = pages.read('/new')
  await expect.poll(() => reads.length).toBe(1)
  const announced = pages.announce(['/new'])
  reads[0]?.({ kind: 'page', page: testPage() })
  await expect.poll(() => reads.length).toBe(2)
  reads[1]?.({ kind: 'none' })
  await announced
  expect([(await visit).kind, (await pages.read('/new')).kind]).toEqual(['none', 'none'])
})

it('answers the first visit to a page although a change is announced during each read of it', async () => {
  const { pages, reads } = cacheByHand('busy')
  let answered = false
  const visit = pages.read('/busy').finally(() => {
    answered = true
  })
  const announced: Promise<void>[] = []
  for (let read = 0; read < 5 && !answered; read++) {
    await expect.poll(() => answered || reads.length > read).toBe(true)
    announced.push(pages.announce(['*']), pages.announce(['/busy']))
    reads[read]?.({ kind: 'page', page: testPage() })
  }
  expect(answered).toBe(true)
  expect((await visit).kind).toBe('page')
  await expect
    .poll(() => {
      for (const answer of reads) answer({ kind: 'none' })
      return pages.isFresh('/busy')
    })
    .toBe(true)
  await Promise.all(announced)
  expect((await pages.read('/busy')).kind).toBe('none')
})

it('lets a visit during a refresh wait for the newer copy', async () => {
  const { pages, reads } = cacheByHand('refresh')
  const first = pages.read('/page')
  await expect.poll(() => reads.length).toBe(1)
  reads[0]?.({ kind: 'page', page: testPage() })
  await first
  const announced = pages.announce(['/page'])
  await expect.poll(() => reads.length).toBe(2)
  const during = pages.read('/page')
  reads[1]?.({ kind: 'none' })
  expect((await during).kind).toBe('none')
  await announced
})
