import { previewClaim } from '@framewell/domain/content/factCalls'
import type { ContentClient } from './contentClient'

const FACTS = '/api/content/facts'

/** An editor looks where a claim stands, then changes it. */
export const claimDesk = (client: ContentClient) => {
  const places = async (name: string, value: string) =>
    previewClaim.output.parse(await (await client.call('GET', `${FACTS}/places?name=${name}&value=${encodeURIComponent(value)}`)).json())
  return {
    places,
    /** @param stamp of the places that were looked at; of now unless given */
    change: async (name: string, value: string, stamp?: string) =>
      client.call('POST', FACTS, { name, label: 'Wind', value, stamp: stamp ?? (await places(name, value)).stamp }),
  }
}
