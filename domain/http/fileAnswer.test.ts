import { expect, it } from 'vitest'
import { z } from 'zod'
import { makeCallApi } from './callApi'
import { defineCall } from './defineCall'
import { fileAnswerSchema } from './fileAnswer'
import { fileNameIn } from './fileNameIn'

const exportHouse = defineCall({
  name: 'exportHouse',
  method: 'GET',
  path: '/api/houses/{id}/file',
  summary: 'A house as a file',
  feature: 'catalog',
  access: 'public',
  input: z.object({ id: z.string() }),
  output: z.unknown(),
  answers: 'stream',
})

it("reads a file's name from its header", () => {
  expect(fileNameIn(`attachment; filename="a.csv"; filename*=UTF-8''The%20%C3%A9_BOM.csv`)).toBe('The é_BOM.csv')
  expect(fileNameIn(`attachment; filename="a.csv"; filename*=UTF-8''%ZZ`)).toBe('a.csv')
  expect(fileNameIn(null)).toBeUndefined()
})

it('returns a file with its name, and a refusal as a problem', async () => {
  const bytes = { bytes: 3 }
  const answered = (status: number) =>
    makeCallApi(() =>
      Promise.resolve({
        status,
        statusText: 'Gone',
        text: () => Promise.resolve(''),
        headers: { get: (name: string) => (name === 'content-disposition' ? 'attachment; filename="house.pdf"' : null) },
        blob: () => Promise.resolve(bytes),
      }),
    )
  expect(fileAnswerSchema.parse(await answered(200)(exportHouse, { id: '1' }))).toEqual({ name: 'house.pdf', file: bytes })
  await expect(answered(410)(exportHouse, { id: '1' })).rejects.toThrow('410: Gone')
})
