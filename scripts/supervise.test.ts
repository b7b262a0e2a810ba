import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { Supervisor } from './supervise'

it("a process already on a service's port is not mistaken for the service", async () => {
  const other = createServer((_, response) => response.end())
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  // A listening TCP server has a port; only pipes have a path.
  const { port } = other.address() as AddressInfo
  const supervisor = new Supervisor()
  const service = { name: 'cms', command: process.execPath, args: ['-e', ''], env: {}, readyUrl: `http://127.0.0.1:${port}/readyz` }
  await expect(supervisor.start(service)).rejects.toThrow(`Port ${port}, meant for the cms, was taken by another program meanwhile`)
  await supervisor.stopAll()
  await new Promise((resolve) => other.close(resolve))
})
