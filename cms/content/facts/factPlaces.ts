import { createHash } from 'node:crypto'
import type { FactPlace } from '@framewell/domain/content/factCalls'
import { factToken, fillFacts } from '@framewell/domain/content/facts'
import type { PayloadRequest } from 'payload'
import { seenPlaces } from '../siteChecks/contentPlaces'
import { readFacts, valuesOf } from './readFacts'

/** Characters of context before and after a fact. */
const AROUND = 60

/** Every place that uses a fact, with its current text and the text with another value. */
export async function factPlaces(req: PayloadRequest, key: string, value: string): Promise<{ places: FactPlace[]; stamp: string }> {
  const now = valuesOf(await readFacts(req))
  const then = new Map(now).set(key, value)
  const token = factToken(key)
  const found = new Map<string, FactPlace>()
  for (const { words, seenIn, ...at } of await seenPlaces(req)) {
    const place = words.indexOf(token)
    if (place < 0) continue
    // Keeps a token at the edge whole.
    const around = `${words
      .slice(0, place)
      .slice(-AROUND)
      .replace(/^[^{]*\}\}/, '')}${token}${words.slice(place + token.length, place + token.length + AROUND).replace(/\{\{[^}]*$/, '')}`
    const told = { before: fillFacts(around, now), after: fillFacts(around, then) }
    const name = [at.where, at.id, at.section, at.place, told.before].join(' ')
    const known = found.get(name)
    found.set(name, {
      ...at,
      title: fillFacts(at.title, now),
      place: fillFacts(at.place, now),
      ...told,
      seenIn: known && known.seenIn !== seenIn ? 'both' : seenIn,
    })
  }
  const places = [...found.values()]
  const stamp = createHash('sha256')
    .update(JSON.stringify([now.get(key) ?? null, places]))
    .digest('base64url')
    .slice(0, 32)
  return { places, stamp }
}
