import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { CALLS } from '../domain/calls'

const DOMAIN = join(import.meta.dirname, '../domain')
const declared = readdirSync(DOMAIN, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('node_modules'))
  .flatMap((file) => [...readFileSync(join(DOMAIN, file), 'utf8').matchAll(/^(?:export )?const (\w+) = defineCall\(/gm)])
  .map(([, name]) => name)

it('registers every declared call once', () => {
  expect(declared.length).toBeGreaterThan(200)
  expect(CALLS.map(({ name }) => name).sort()).toEqual(declared.sort())
})
