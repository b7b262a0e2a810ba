import type { TestRequest } from './sendTo'

export const NO_ID = '00000000-0000-4000-8000-000000000000'
export const JSON_TYPE = { 'content-type': 'application/json' }
const deep = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`

export const BODIES: Record<string, TestRequest> = {
  null: { body: 'null', headers: JSON_TYPE },
  'a list': { body: '[]', headers: JSON_TYPE },
  'a number': { body: '42', headers: JSON_TYPE },
  'a string': { body: '"text"', headers: JSON_TYPE },
  'broken JSON': { body: '{"a":', headers: JSON_TYPE },
  'a trailing comma': { body: '{"a":1,}', headers: JSON_TYPE },
  'no JSON at all': { body: 'hello', headers: JSON_TYPE },
  'NUL in text': { json: { name: 'a\u0000b', email: 'a\u0000b', username: 'a\u0000b', password: 'x', message: '\u0000' } },
  'NUL in a key': { json: { 'a\u0000b': 1 } },
  'a lone surrogate': { json: { name: 'a\ud800' } },
  'a prototype': { body: '{"__proto__":{"admin":true},"constructor":{"prototype":{}}}', headers: JSON_TYPE },
  '100,000 levels': { body: deep, headers: JSON_TYPE },
  'a huge body': { body: JSON.stringify({ name: 'x'.repeat(3_000_000) }), headers: JSON_TYPE },
  'a form': { body: 'a=1&b=2', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  'plain text': { body: '{}', headers: { 'content-type': 'text/plain' } },
  XML: { body: '<a/>', headers: { 'content-type': 'application/xml' } },
  'a multipart without boundary': { body: 'x', headers: { 'content-type': 'multipart/form-data' } },
  'a multipart that never ends': {
    body: '--x\r\ncontent-disposition: form-data; name="_payload"\r\n\r\nnull',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  },
  'a multipart with null': {
    body: '--x\r\ncontent-disposition: form-data; name="_payload"\r\n\r\nnull\r\n--x--\r\n',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  },
  'wrong types': {
    json: {
      name: {},
      email: [],
      role: 7,
      title: { a: 1 },
      slug: [1],
      data: 'x',
      id: {},
      layout: 'x',
      sections: [{ blockType: 'nothing' }],
    },
  },
}

export const QUERIES = [
  'where=abc',
  'where[',
  'where[id]=x',
  'where[id][equals]=abc',
  'where[id][equals][]=1',
  'where[nothing][equals]=1',
  'where[or]=x',
  'where[or][0]=x',
  'where[createdAt][greater_than]=yesterdayish',
  'where[email][like]=%00',
  'where[id][in]=a,b',
  'where[id][near]=1',
  'where[id][within]=1',
  'where[id][all]=1',
  'where[createdAt][all]=1',
  'where[createdAt][contains]=1',
  'where[createdAt][like]=1',
  'where[id][contains]=1',
  'where[id][exists]=maybe',
  'where[id][nothing]=1',
  'where[password][equals]=x',
  'page=-5',
  'page=0',
  'page=abc',
  'page=99999999999',
  'limit=-1',
  'limit=0',
  'limit=101',
  'limit=1e9',
  'limit=abc',
  'limit=1&limit=2',
  'depth=-1',
  'depth=999',
  'depth=abc',
  'sort=%00',
  "sort=id';drop table accounts",
  'sort[]=a',
  'sort=nothing',
  '%',
  '%zz',
  '%c0%af',
  'a=%ff',
  'select=abc',
  'select[id]=maybe',
  'joins=abc',
  'populate=x',
  'locale=%00',
  'draft=perhaps',
  `x=${'y'.repeat(10_000)}`,
  '__proto__[a]=1',
  'constructor=1',
  'where[__proto__][equals]=1',
]

export const PATHS = [
  'abc',
  '-1',
  '0',
  '99999999999999999999',
  '%00',
  '%',
  '%zz',
  '%c0%af',
  '..%2f..%2fetc',
  "'",
  '00000000-0000-4000-8000-000000000000',
  'null',
  'undefined',
  'NaN',
  'versions',
  'versions/abc',
  'versions/00000000-0000-4000-8000-000000000000',
  'a'.repeat(5000),
]

/**
 * How many parts the inputs are split into: all inputs for each target in `npm run test:full`, otherwise a fourth, and the next fourth for
 * the next target.
 */
const PARTS = process.env.TEST_FULL ? 1 : 4

/** The part of the inputs for this target. With as many parts as inputs, each target gets one. */
export function inTurn<T>(inputs: readonly T[], target: number, parts = PARTS): readonly T[] {
  return inputs.filter((_, at) => PARTS === 1 || (at + target) % parts === 0)
}
