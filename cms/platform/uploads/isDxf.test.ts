import { INITIAL_PLANS } from '@framewell/domain/catalog/initialPlans'
import { frameDxf } from '@framewell/domain/export/frameDxf'
import { frameModel } from '@framewell/domain/framing/frameModel'
import { expect, it } from 'vitest'
import { isDxf } from './isDxf'

const head = (text: string) => Buffer.from(text, 'latin1').subarray(0, 1024)

it.each([
  ['with comments first', '999\r\nmade by hand\r\n999\r\nno 2\r\n  0\r\nSECTION\r\n  2\r\nHEADER\r\n'],
  ['with entities only', '0\nSECTION\n2\nENTITIES\n0\nENDSEC\n0\nEOF\n'],
  ['with a byte order mark', '\xEF\xBB\xBF0\nSECTION\n2\nHEADER\n'],
  ['in binary', 'AutoCAD Binary DXF\r\n\x1a\0\0\0SECTION'],
])('takes a drawing %s', (_, text) => expect(isDxf(head(text))).toBe(true))

it.each([
  ['nothing', ''],
  ['words', 'SECTION 2 HEADER'],
  ['another text', '0\nSECTION\n2\nMACROS\n'],
  ['a script before it', '<script>0\nSECTION\n2\nHEADER\n'],
  ['a DWG', 'AC1032\0\0\0\0\0'],
])('takes no drawing from %s', (_, text) => expect(isDxf(head(text))).toBe(false))

it('takes our own export', () => {
  const [plan] = INITIAL_PLANS
  if (!plan) throw new Error('A plan is missing')
  expect(isDxf(head(frameDxf(frameModel(plan.layout), plan.name, 'Not reviewed by an engineer')))).toBe(true)
})
