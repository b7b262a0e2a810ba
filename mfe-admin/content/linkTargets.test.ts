import { expect, it } from 'vitest'
import { samplePages } from '../testing/samplePages'
import { linkTargets } from './linkTargets'

it('leads to the front page by its address, and never to a draft that has none', () => {
  const [sample] = samplePages
  if (!sample) throw new Error('There is no sample page')
  const draft = { ...sample, id: 'draft', slug: '', path: '/' }
  const front = { ...sample, id: 'front', slug: 'home', path: '/' }
  expect(linkTargets([draft, front]).find(({ path }) => path === '/')?.id).toBe('front')
})
