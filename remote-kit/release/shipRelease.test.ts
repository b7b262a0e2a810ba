import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getLiveReleases } from '@framewell/domain/releases/servingCalls'
import { expect, it } from 'vitest'
import { releaseClient } from './shipRelease'

it('says why a product does not answer', async () => {
  const call = releaseClient({ url: 'http://127.0.0.1:1', auth: { shipKey: 'none' } })
  await expect(call(getLiveReleases, {})).rejects.toThrow(
    /does not answer at http:\/\/127\.0\.0\.1:1 \(fetch failed: .+\)\. Start it first/,
  )
})

it('resends what a closed connection lost', async () => {
  let asked = 0
  const product = createServer((request, response) => {
    asked += 1
    if (asked === 1) return request.socket.destroy()
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ remotes: [] }))
  })
  await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve))
  // A listening TCP server has a port; only pipes have a path.
  const { port } = product.address() as AddressInfo
  const call = releaseClient({ url: `http://127.0.0.1:${port}`, auth: { shipKey: 'none' } })
  await expect(call(getLiveReleases, {})).resolves.toMatchObject({ remotes: [] })
  await new Promise((resolve) => product.close(resolve))
})
