import { previewClaim } from '@framewell/domain/content/factCalls'
import type { ContentClient } from './contentClient'

const FACTS = '/api/content/facts'

/** An editor looks up where a claim appears, then changes it. */
export const claimDesk = (client: ContentClient) => {
  const places = async (name: string, value: string) =>
    previewClaim.output.parse(await (await client.call('GET', `${FACTS}/places?name=${name}&value=${encodeURIComponent(value)}`)).json())
  return {
    places,
    /** @param stamp of the places that were looked up; by default the current one */
    change: async (name: string, value: string, stamp?: string) =>
      client.call('POST', FACTS, { name, label: 'Wind', value, stamp: stamp ?? (await places(name, value)).stamp }),
  }
}
