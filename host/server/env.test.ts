import { describe, expect, it } from 'vitest'
import { readEnv } from './env'

const SECRET = { INTERNAL_SECRET: 'x'.repeat(32) }

describe('the environment of a host', () => {
  it.each(['http://framewell.example', 'http://10.0.0.7:3000'])('is refused for a deployment without https: %s', (SITE_URL) => {
    expect(() => readEnv({ ...SECRET, SITE_URL })).toThrow('reached by https only')
  })

  it.each(['https://framewell.example', 'http://localhost:3000', 'http://site.localhost'])('passes for %s', (SITE_URL) => {
    expect(readEnv({ ...SECRET, SITE_URL }).SITE_URL).toBe(SITE_URL)
  })
})
