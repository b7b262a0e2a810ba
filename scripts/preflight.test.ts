import { expect, it } from 'vitest'
import { EARLIER_COPIES, SHARED_MAJORS } from '../domain/releases/sharedLibraries'
import { testRelease } from '../host/testing/testRelease'
import { preflight } from './preflight'

const later = SHARED_MAJORS.react + 1
const built = (remote: string, version: string, shared: Record<string, string>) => ({ ...testRelease(version), remote, shared })
const set = {
  remotes: [
    {
      live: built('mfe-warranty', '2.0.0-live', { react: `${SHARED_MAJORS.react}.3.1`, 'react/jsx-runtime': `${SHARED_MAJORS.react}.3.1` }),
      candidate: { release: built('mfe-warranty', '3.0.0-next', { react: `${later}.0.0` }), share: 20 },
      fallback: built('mfe-warranty', '1.0.0-last', { react: `${later}.0.0` }),
    },
    { live: built('mfe-plain', '1.0.0-live', {}), fallback: null, candidate: null },
    { live: built('mfe-old', '1.0.0-live', { react: `${SHARED_MAJORS.react}.0.0` }), fallback: null, candidate: null },
  ],
}

it('lists the live, candidate and fallback releases that could not run with a raised library', () => {
  const { sentences, passes } = preflight(set, [`react@${later}`, `react-dom@${later}.0.1`])
  expect(passes).toBe(false)
  expect(sentences).toEqual([
    `mfe-warranty 2.0.0-live (live): To run in this host: upgrade react from ${SHARED_MAJORS.react}.3.1 to ${later}; upgrade react/jsx-runtime from ${SHARED_MAJORS.react}.3.1 to ${later}.`,
    `mfe-old 1.0.0-live (live): To run in this host: upgrade react from ${SHARED_MAJORS.react}.0.0 to ${later}.`,
    'No release of mfe-old could run: a new host would not become ready.',
  ])
})

it('names what runs only with the raised version, and passes when all can run', () => {
  const { sentences } = preflight(set, [`jotai@${SHARED_MAJORS.jotai + 1}`])
  expect(sentences.map((sentence) => sentence.split(':', 1)[0])).toEqual([
    'mfe-warranty 3.0.0-next (candidate)',
    'mfe-warranty 1.0.0-last (fallback)',
  ])
  const plain = { remotes: set.remotes.slice(1) }
  expect(preflight(plain, [`@tanstack/react-query@${SHARED_MAJORS['@tanstack/react-query'] + 1}`])).toEqual({
    sentences: ['Every release that visitors get can run with @tanstack/react-query@6.'],
    passes: true,
  })
})

it('says what runs only with an earlier copy, and until when', () => {
  const [name, { major }] = Object.entries(EARLIER_COPIES)[0] ?? ['', { major: 0 }]
  const old = { remotes: [{ live: built('mfe-claims', '1.0.0-live', { [name]: `${major}.13.1` }), fallback: null, candidate: null }] }
  const asked = [`${name}@${SHARED_MAJORS.jotai}.20.3`]
  expect(preflight(old, asked, { lastDay: '2027-02-28', today: '2027-02-28' })).toEqual({
    sentences: [
      `mfe-claims 1.0.0-live (live): runs with the earlier copy of ${name} until 2027-02-28.`,
      `Every release that visitors get can run with ${asked}.`,
    ],
    passes: true,
  })
  expect(preflight(old, asked, { lastDay: '2027-02-28', today: '2027-03-01' }).passes).toBe(false)
})

it('refuses a word that is no shared library with a version', () => {
  for (const word of ['react', 'lodash@5', 'react@next', '@20'])
    expect(() => preflight(set, [word])).toThrow(`"${word}" is no shared library`)
  expect(() => preflight(set, [])).toThrow('Say for example react@20')
})
