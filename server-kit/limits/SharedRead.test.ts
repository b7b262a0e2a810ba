import { expect, it } from 'vitest'
import { SharedRead } from './SharedRead'

/** A read that resolves or rejects when the test says so. */
function controlled() {
  const begun: { answer: (value: string) => void; refuse: (reason: Error) => void }[] = []
  const reading = new SharedRead(() => new Promise<string>((answer, refuse) => begun.push({ answer, refuse })))
  return { begun, reading }
}

it('shares one read among all callers who asked before it began', async () => {
  const { begun, reading } = controlled()
  const first = reading.read()
  const waiting = [reading.read(), reading.read(), reading.read()]
  expect(begun).toHaveLength(1)
  begun[0]?.answer('before')
  expect(await first).toBe('before')
  await Promise.resolve()
  expect(begun).toHaveLength(2)
  const late = reading.read()
  begun[1]?.answer('after')
  expect(await Promise.all(waiting)).toEqual(['after', 'after', 'after'])
  await Promise.resolve()
  begun[2]?.answer('latest')
  expect(await late).toBe('latest')
})

it('continues after a failed read', async () => {
  const { begun, reading } = controlled()
  const [first, next] = [reading.read(), reading.read()]
  begun[0]?.refuse(new Error('away'))
  await expect(first).rejects.toThrow('away')
  await Promise.resolve()
  begun[1]?.answer('back')
  expect(await next).toBe('back')
  const again = reading.read()
  begun[2]?.answer('still there')
  expect(await again).toBe('still there')
})
