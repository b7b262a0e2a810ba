import { getConsequences } from '@framewell/domain/content/consequences'
import { answerCalls } from '@framewell/domain/http/answerCalls'
import { makeCallApi } from '@framewell/domain/http/callApi'
import { expect, it } from 'vitest'
import { contentDesk } from '../../testing/contentDesk'
import { problem } from '../../testing/pageDesk'
import { samplePages } from '../../testing/samplePages'
import { actOnPage, refusalWords } from './bulkActs'

it('names the fields to fix on a refused page by the labels of the form', () => {
  const refused = problem(400, 'invalidInput', [{ path: 'sections.0.intro', message: 'This field is required.' }])
  const [page] = samplePages
  if (!page) throw new Error('There is no page')
  const [section] = page.sections
  const forms = { own: [], sections: [{ type: String(section?.type), fields: [{ name: 'intro', label: 'Words' }] }] }
  expect(refusalWords(refused, page, forms)).toMatch(/ Section 1, Words: This field is required\.$/)
})

it('does not unpublish a page that is not live', async () => {
  const [page] = samplePages
  if (!page) throw new Error('There is no page')
  const call = () => Promise.reject(new Error('Nothing is to be asked'))
  await expect(actOnPage(call, 'unpublish', { ...page, isPublished: false }, '', {})).rejects.toThrow('It is not on the site.')
})

it('does not publish a page whose links lead nowhere: its editor sees them first', async () => {
  const [page] = samplePages
  if (!page) throw new Error('There is no page')
  const { consequences } = contentDesk()
  const dead = { place: 'Section 1, Text', href: '/nowhere', state: 'dead' as const, leadsTo: null }
  const call = makeCallApi(answerCalls([[getConsequences, async (...asked) => ({ ...(await consequences(...asked)), ownLinks: [dead] })]]))
  await expect(actOnPage(call, 'publish', page, '', {})).rejects.toThrow('It has links that lead nowhere')
})
