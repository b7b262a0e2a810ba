import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import config, { features } from '@payload-config'
import { expect, it } from 'vitest'
import { assembleFeatures } from './assembleFeatures'
import { refuseStaleSave } from './content/versions/refuseStaleSave'
import { ROOT } from './env'
import { feature } from './platform/features/feature'

it('lists every folder that has a feature, once', () => {
  const folders = readdirSync(join(ROOT, 'cms'), { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== 'node_modules',
  )
  const withFeature = folders.filter(({ name }) => readdirSync(join(ROOT, 'cms', name)).includes('feature.ts')).map(({ name }) => name)
  const ofPlatform = readdirSync(join(ROOT, 'cms/platform/features')).flatMap((file) => /^(\w+)Feature\.ts$/.exec(file)?.[1] ?? [])
  expect(ofPlatform.length).toBeGreaterThan(0)
  expect(features.map(({ name }) => name).sort()).toEqual([...withFeature, ...ofPlatform].sort())
})

it("names every documents.ts, so that every document's writer is known", () => {
  const written = features.map(({ name }) => `${name}/documents.ts`).filter((file) => existsSync(join(ROOT, 'cms', file)))
  expect(features.flatMap(({ documents }) => documents.map(({ folder }) => `${folder}/documents.ts`)).sort()).toEqual(written.sort())
})

it('refuses two features that bring the same name', () => {
  const { links } = features.find(({ name }) => name === 'credit') ?? feature({ name: 'none' })
  expect(() => assembleFeatures([...features, feature({ name: 'other', links })])).toThrow(
    'Two private links have the name credit-decision',
  )
})

it('documents with drafts, which the panel does not treat as forms, have their own guard against stale saves', async () => {
  const { collections } = await config
  const drafted = collections.filter(({ versions }) => versions?.drafts)
  expect(drafted.map(({ slug }) => slug)).toEqual(['pages', 'posts'])
  for (const { hooks } of drafted) expect(hooks.beforeOperation).toContain(refuseStaleSave)
})
