import { expect, it } from 'vitest'
import { checkFaults, enteredCheckSchema } from './payeeChecks'

const name = enteredCheckSchema.parse({
  kind: 'name',
  source: 'OFAC Sanctions List Search',
  listDate: '2026-11-25',
  checkedOn: '2026-11-27',
  result: 'passed',
})

it.each([
  [{}, []],
  [{ listDate: null }, ['listDate']],
  [{ listDate: '2026-11-28' }, ['listDate']],
  [{ checkedOn: '2026-11-29' }, ['checkedOn']],
  [{ kind: 'account' as const, listDate: null }, []],
])('a check with %o has faults at %o', (changes, paths) => {
  expect(checkFaults({ ...name, ...changes }, '2026-11-28').map(({ path }) => path)).toEqual(paths)
})

it('takes only days that exist', () => {
  expect(enteredCheckSchema.safeParse({ ...name, checkedOn: '2026-02-30' }).success).toBe(false)
})
