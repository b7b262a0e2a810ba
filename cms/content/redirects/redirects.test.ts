import { getSitePage } from '@framewell/domain/content/site'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../../testing/bootCms'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

const at = async (path: string) => getSitePage.output.parse(await (await cms.request(`/api/site/page?path=${path}`)).json())
const redirect = (from: string, to: string) => cms.payload.create({ collection: 'redirects', data: { from, to } })
const rename = (id: string, slug: string) => cms.payload.update({ collection: 'pages', id, data: { slug, _status: 'published' } })

it('every old address of a page leads straight to its newest one', async () => {
  const { id } = await cms.payload.create({ collection: 'pages', data: { title: 'Moves', slug: 'one', _status: 'published' } })
  await rename(id, 'two')
  await rename(id, 'three')
  for (const path of ['/one', '/two']) expect(await at(path)).toEqual({ kind: 'redirect', to: '/three', permanent: true })
  await rename(id, 'one')
  expect((await at('/one')).kind).toBe('page')
  for (const path of ['/two', '/three']) expect(await at(path)).toEqual({ kind: 'redirect', to: '/one', permanent: true })
})

it('an old address is unknown while its page is unpublished, and redirects again with it', async () => {
  const { id } = await cms.payload.create({ collection: 'pages', data: { title: 'Pauses', slug: 'paused', _status: 'published' } })
  await rename(id, 'paused-again')
  await cms.payload.update({ collection: 'pages', id, data: { _status: 'draft' } })
  expect(await at('/paused')).toEqual({ kind: 'none' })
  await cms.payload.update({ collection: 'pages', id, data: { _status: 'published' } })
  expect(await at('/paused')).toEqual({ kind: 'redirect', to: '/paused-again', permanent: true })
})

it('an old address that another page takes belongs to that page: the redirect is removed on publication', async () => {
  const { id } = await cms.payload.create({ collection: 'pages', data: { title: 'Left', slug: 'left', _status: 'published' } })
  await rename(id, 'left-for-good')
  const taker = await cms.payload.create({ collection: 'pages', data: { title: 'Takes', slug: 'left' }, draft: true })
  expect(await at('/left')).toMatchObject({ kind: 'redirect', to: '/left-for-good' })
  await cms.payload.update({ collection: 'pages', id: taker.id, data: { _status: 'published' } })
  expect(await at('/left')).toMatchObject({ kind: 'page', page: { title: 'Takes' } })
})

it('a page leaves an address that somebody has redirected while it was there', async () => {
  const { id } = await cms.payload.create({ collection: 'pages', data: { title: 'Held', slug: 'redirected-too', _status: 'published' } })
  await redirect('/redirected-too', '/terms')
  expect((await at('/redirected-too')).kind).toBe('page')
  await rename(id, 'left-the-redirect')
  expect(await at('/redirected-too')).toEqual({ kind: 'redirect', to: '/left-the-redirect', permanent: true })
})

it('a draft under a new address moves nothing until it is published', async () => {
  const { id } = await cms.payload.create({ collection: 'pages', data: { title: 'Stays', slug: 'stays', _status: 'published' } })
  await cms.payload.update({ collection: 'pages', id, data: { slug: 'goes' }, draft: true })
  expect((await at('/stays')).kind).toBe('page')
  expect((await at('/goes')).kind).toBe('none')
  await cms.payload.update({ collection: 'pages', id, data: { _status: 'published' } })
  expect(await at('/stays')).toMatchObject({ kind: 'redirect', to: '/goes' })
})

it('a failed rename leaves no redirect behind', async () => {
  await cms.payload.create({ collection: 'pages', data: { title: 'Holds', slug: 'held', _status: 'published' } })
  const { id } = await cms.payload.create({ collection: 'pages', data: { title: 'Wants', slug: 'wants', _status: 'published' } })
  await expect(rename(id, 'held')).rejects.toThrow()
  expect((await at('/wants')).kind).toBe('page')
  expect((await cms.payload.count({ collection: 'redirects', where: { from: { equals: '/wants' } } })).totalDocs).toBe(0)
})

it('an address that cannot be requested from the site is not redirected', async () => {
  for (const from of [`/${'long'.repeat(100)}`, '/old%', '/old?page=2'])
    await expect(redirect(from, '/a')).rejects.toMatchObject({ data: { errors: [{ path: 'from' }] } })
})

it('leads to a page: an anchor, a mail or a phone address is refused', async () => {
  for (const to of ['#top', 'mailto:a@b.co', 'tel:+19375550100'])
    await expect(redirect('/nowhere', to), to).rejects.toMatchObject({ data: { errors: [{ path: 'to' }] } })
})

it('loops are refused, chains are shortened', async () => {
  await redirect('/a', '/b')
  await expect(redirect('/b', '/a')).rejects.toMatchObject({ data: { errors: [{ path: 'to', message: 'This would be a loop' }] } })
  await expect(redirect('/self', '/self?again=1')).rejects.toThrow()
  await redirect('/b', '/c?from=b')
  await cms.payload.create({ collection: 'pages', data: { title: 'C', slug: 'c', _status: 'published' } })
  expect(await at('/a')).toEqual({ kind: 'redirect', to: '/c?from=b', permanent: true })
  await expect(redirect('/c', '/a')).rejects.toThrow()
  const outcomes = await Promise.allSettled([redirect('/x', '/y'), redirect('/y', '/x')])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

it('is stored in canonical form, however it was typed, and cannot form a loop with another one', async () => {
  await cms.payload.create({ collection: 'pages', data: { title: 'Landed', slug: 'landed', _status: 'published' } })
  await redirect('/Spring-Offer', '/Landed#Top')
  expect(await at('/spring-offer')).toEqual({ kind: 'redirect', to: '/landed#Top', permanent: true })
  await expect(redirect('/spring-offer', '/elsewhere')).rejects.toThrow()
  await redirect('/café', '/landed')
  expect(await at(encodeURIComponent('/caf%C3%A9'))).toMatchObject({ kind: 'redirect' })
  await redirect('/document', '/api/media/file/Terms.PDF')
  expect(await at('/document')).toMatchObject({ to: '/api/media/file/Terms.PDF' })
  for (const to of ['/Round', '/ROUND?again=1', '//round', '/round/']) {
    await expect(redirect('/round', to), to).rejects.toThrow()
  }
})

it.each([
  ['/api/old', '/terms'],
  ['/cms', '/terms'],
  ['no-slash', '/terms'],
  ['/trailing/', '/terms'],
  ['/old', 'javascript:alert(1)'],
  ['/old', '//evil.example'],
])('%s to %s is refused', async (from, to) => {
  await expect(redirect(from, to)).rejects.toThrow()
})

it('other spellings of a path lead to it', async () => {
  await cms.payload.create({ collection: 'pages', data: { title: 'Home', slug: 'home', _status: 'published' } })
  expect((await at('/')).kind).toBe('page')
  expect(await at('/home')).toEqual({ kind: 'redirect', to: '/', permanent: true })
  expect(await at('/goes/')).toEqual({ kind: 'redirect', to: '/goes', permanent: true })
  await redirect('/front', '/Home#top')
  expect(await at('/front'), 'not by way of /home').toEqual({ kind: 'redirect', to: '/#top', permanent: true })
})
