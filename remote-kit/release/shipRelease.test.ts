import { getLiveReleases } from '@framewell/domain/releases/servingCalls'
import { expect, it } from 'vitest'
import { releaseClient } from './shipRelease'

it('says why a product does not answer', async () => {
  const call = releaseClient({ url: 'http://127.0.0.1:1', auth: { shipKey: 'none' } })
  await expect(call(getLiveReleases, {})).rejects.toThrow(
    /does not answer at http:\/\/127\.0\.0\.1:1 \(fetch failed: .+\)\. Start it first/,
  )
})
