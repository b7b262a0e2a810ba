import { expect, it, vi } from 'vitest'

it('is the same for the server and for the screens, which are bundled separately', async () => {
  const server = await import('./besidesPool')
  vi.resetModules()
  const screens = await import('./besidesPool')
  expect(screens.besidesPool).not.toBe(server.besidesPool)
  const adapter = {}
  expect(() => screens.besidesPool(adapter)).toThrow('The database is not connected')
  server.openBesidesPool(adapter, { connectionString: 'postgres://nobody@127.0.0.1:1/none' })
  expect(screens.besidesPool(adapter)).toBe(server.besidesPool(adapter))
  await server.closeBesidesPool(adapter)
  expect(() => screens.besidesPool(adapter)).toThrow('The database is not connected')
})
