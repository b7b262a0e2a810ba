import { describe, expect, it } from 'vitest'
import { readEnv } from './env'

const SECRET = { INTERNAL_SECRET: 'x'.repeat(32) }

describe('the environment of a host', () => {
  it.each(['http://framewell.example', 'http://10.0.0.7:3000'])('is refused for a deployment without https: %s', (SITE_URL) => {
    expect(() => readEnv({ ...SECRET, SITE_URL })).toThrow('reached by https only')
  })

  it('is refused for a deployment that would call its cms unencrypted over a public network', () => {
    const source = { ...SECRET, SITE_URL: 'https://framewell.example' }
    expect(() => readEnv({ ...source, CMS_URL: 'http://cms.example.com' })).toThrow('CMS_URL is asked by http')
    for (const CMS_URL of ['http://haproxy:3001', 'http://10.0.0.9:3001', 'https://cms.example.com'])
      expect(readEnv({ ...source, CMS_URL }).CMS_URL).toBe(CMS_URL)
  })

  it.each(['https://framewell.example', 'http://localhost:3000', 'http://site.localhost'])('is accepted for %s', (SITE_URL) => {
    expect(readEnv({ ...SECRET, SITE_URL }).SITE_URL).toBe(SITE_URL)
  })
})
