import { expect, it } from 'vitest'
import { problem } from '../../testing/pageDesk'
import { samplePages } from '../../testing/samplePages'
import { actOnPage, refusalWords } from './bulkActs'

it('says of a refused page which places are to be mended', () => {
  const refused = problem(400, 'invalidInput', [{ path: 'sections.0.text', message: 'This field is required.' }])
  expect(refusalWords(refused)).toMatch(/ Section 1, Text: This field is required\.$/)
})

it('takes nothing off the site that is not on it', async () => {
  const [page] = samplePages
  if (!page) throw new Error('There is no page')
  const call = () => Promise.reject(new Error('Nothing is to be asked'))
  await expect(actOnPage(call, 'unpublish', { ...page, isPublished: false }, '', {})).rejects.toThrow('It is not on the site.')
})
