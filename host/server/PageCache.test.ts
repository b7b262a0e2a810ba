import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { testPage } from '../testing/testContent'
import { PageCache, type Resolution } from './PageCache'

it('shows nothing from before a change that was announced while a page was read for the first time', async () => {
  const reads: ((answer: Resolution) => void)[] = []
  const pages = new PageCache({
    folder: join(inject('runFolder'), 'page-cache'),
    ask: () => new Promise((answer) => reads.push(answer)),
    isAnnounced: () => true,
    changed: () => undefined,
    failed: () => undefined,
  })
  const visit = pages.read('/new')
  await expect.poll(() => reads.length).toBe(1)
  const announced = pages.announce(['/new'])
  reads[0]?.({ kind: 'page', page: testPage() })
  await expect.poll(() => reads.length).toBe(2)
  reads[1]?.({ kind: 'none' })
  await announced
  expect([(await visit).kind, (await pages.read('/new')).kind]).toEqual(['none', 'none'])
})
