import { describe, expect, it } from 'vitest'
import { settingsFromFiles } from './settingsFromFiles'

const files: Record<string, string> = { '/run/secrets/one': 'a secret of a file\n', '/run/secrets/two': ' kept as it is ' }
const readText = (file: string) => {
  const text = files[file]
  if (text === undefined) throw Object.assign(new Error('away'), { code: 'ENOENT' })
  return text
}
const read = (source: Record<string, string | undefined>) => settingsFromFiles(source, readText)

describe('a secret in a file', () => {
  it('is read without its trailing line break', () => {
    expect(read({ PAYLOAD_SECRET_FILE: '/run/secrets/one', INTERNAL_SECRET_FILE: '/run/secrets/two', PORT: '1' })).toMatchObject({
      PAYLOAD_SECRET: 'a secret of a file',
      INTERNAL_SECRET: ' kept as it is ',
      PORT: '1',
    })
  })

  it('is refused when it contradicts a setting, or when the file is missing', () => {
    expect(() => read({ SMTP_URL: 'smtp://a', SMTP_URL_FILE: '/run/secrets/one' })).toThrow(
      'SMTP_URL and SMTP_URL_FILE say different things',
    )
    expect(read({ SMTP_URL: 'a secret of a file', SMTP_URL_FILE: '/run/secrets/one' }).SMTP_URL).toBe('a secret of a file')
    expect(() => read({ SMTP_URL_FILE: '/run/secrets/three' })).toThrow('SMTP_URL_FILE cannot be read: /run/secrets/three (ENOENT).')
  })

  it('ignores other and empty names', () => {
    expect(read({ SSL_CERT_FILE: '/run/secrets/three', DATA_DIR_FILE: '/run/secrets/one', PAYLOAD_SECRET_FILE: '', A: undefined })).toEqual(
      {
        SSL_CERT_FILE: '/run/secrets/three',
        DATA_DIR_FILE: '/run/secrets/one',
      },
    )
  })
})
