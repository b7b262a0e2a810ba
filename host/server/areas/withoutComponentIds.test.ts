import { expect, it } from 'vitest'
import { withoutComponentIds } from './withoutComponentIds'

const rules = (id: string, name: string, rule: string) => `${rule}/*!sc*/\ndata-styled.g1[id="${id}"]{content:"${name},"}/*!sc*/\n`

it('leaves out the names of components that no rule selects by', () => {
  const css =
    rules('mfe-portal__sc-a-0', 'aBcDe', '.aBcDe{color:red;}') +
    rules('mfe-portal__sc-b-0', 'fGhIj', '.fGhIj > .mfe-portal__sc-c-0{color:blue;}') +
    rules('mfe-portal__sc-c-0', 'kLmNo', '.kLmNo{margin:0;}')
  const html =
    '<p class="mfe-portal__sc-a-0 aBcDe own">A</p><div class="mfe-portal__sc-b-0 fGhIj"><b class="mfe-portal__sc-c-0 kLmNo">C</b></div><i class="mfe-portal__sc-d-0">D</i>'
  expect(withoutComponentIds(html, css)).toBe(
    '<p class="aBcDe own">A</p><div class="fGhIj"><b class="mfe-portal__sc-c-0 kLmNo">C</b></div><i class="mfe-portal__sc-d-0">D</i>',
  )
})
