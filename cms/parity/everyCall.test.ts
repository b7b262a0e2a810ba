import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CALLS } from '@framewell/domain/calls'
import { expect, it } from 'vitest'
import { z } from 'zod'

const ROOT = join(import.meta.dirname, '../..')
const DESKS = ['mfe-admin/testing', 'mfe-configurators/testing', 'mfe-portal/testing', 'remote-kit/testing']
const textsIn = (folder: string, ending: string) =>
  readdirSync(join(ROOT, folder))
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(join(ROOT, folder, file), 'utf8'))
const NAMES: readonly string[] = CALLS.map(({ name }) => name)

const recordingSchema = z.object({ steps: z.array(z.object({ call: z.string() })) })

/** Calls that stories answer and no test compares with the server, with the reason. Adding one takes a reason; comparing one removes it. */
const NOT_COMPARED: Readonly<Record<string, readonly string[]>> = {
  'a list that takes nothing but its address: what can differ is the contract, which both keep': ['listSectionForms'],
  'worked out by a function of the domain that both call, from a network that only one of them has': [
    'exportBom',
    'generateBom',
    'totalBoms',
    'priceSiteDesign',
    'priceSizedDesign',
    'pricePickedDesign',
  ],
  'what a private link of a mail opens, or a rule of the domain over records that only the server has': ['joinWaitingList'],
  'looks through everything that is stored; stories hold a few records of it': [
    'findDeadLinks',
    'focusPicture',
    'getReviewChanges',
    'listBrokenLinks',
    'listPictures',
    'listPictureUses',
    'searchContent',
    'sharePresence',
  ],
  'the body is a file, or nothing is answered but that it was done': ['removePlanFile', 'uploadPicture', 'uploadPlanFile'],
}

/** Every recording, with its path: what it holds is compared with the server by the test that names it. */
const RECORDINGS = DESKS.map((folder) => folder.replace('testing', 'recordings'))
  .filter((folder) => existsSync(join(ROOT, folder)))
  .flatMap((folder) => readdirSync(join(ROOT, folder)).map((file) => `${folder}/${file}`))
  .map((path) => ({
    path,
    calls: recordingSchema.parse(JSON.parse(readFileSync(join(ROOT, path), 'utf8'))).steps.map(({ call }) => call),
  }))

/** Names of calls that appear in one of the texts in the pattern's form. */
function named(texts: readonly string[], pattern: (name: string) => RegExp): Set<string> {
  return new Set(NAMES.filter((name) => texts.some((text) => pattern(name).test(text))))
}

it('every call that a story answers is compared with the server, or has a reason why not', () => {
  const answered = named(
    DESKS.flatMap((folder) => textsIn(folder, '.ts')),
    (name) => new RegExp(`\\[\\s*${name},`),
  )
  const used = textsIn('cms/parity', '.test.ts')
    .filter((text) => !text.includes('NOT_COMPARED'))
    .map((text) => text.replace(/^import [^;]*? from '.*'$/gm, '').replace(/^ *\[\w+, .*\],$/gm, ''))
  const compared = named(used, (name) => new RegExp(`\\b${name}\\b`))
  for (const { calls } of RECORDINGS) for (const call of calls) compared.add(call)
  const excused = Object.values(NOT_COMPARED).flat()
  expect(answered.size).toBeGreaterThan(10)
  expect([...answered].filter((name) => !compared.has(name) && !excused.includes(name))).toEqual([])
  expect(excused.filter((name) => compared.has(name) || !answered.has(name))).toEqual([])
})

it('every recording is compared with the server by a test', () => {
  const tests = textsIn('cms/recordings', '.test.ts')
  expect(RECORDINGS.map(({ path }) => path).filter((path) => !tests.some((text) => text.includes(`'${path}'`)))).toEqual([])
})
