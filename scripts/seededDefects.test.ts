import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DEFECTS } from '../lab/attack/defects'
import { ROOT } from './cachedBuild'

test.each(DEFECTS.map((defect) => [defect.name, defect] as const))("the attack's defect can still be applied: %s", (_, { file, from }) => {
  expect(readFileSync(join(ROOT, file), 'utf8').split(from)).toHaveLength(2)
})
