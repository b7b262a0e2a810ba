import { expect, it } from 'vitest'
import { ruleOutside } from './ruleOutside.mjs'

const own = new Set(['own', 'sc-own'])

it.each([
  '.own{color:red;}',
  '.own h1,.own>p:not(:last-child){margin:0;}',
  '.dark .own:has(header)::before{content:"}";}',
  '@media (min-width:1px){.own{color:red;}}',
  ':is(.own,.sc-own) header{color:red;}',
  ':where(.own){margin:0;}',
  '@keyframes own{from{opacity:0;}}',
  '.own a[href="(,"]{color:red;}',
])('leaves %s, which reaches own elements only', (rule) => {
  expect(ruleOutside([rule], own)).toBeUndefined()
})

it.each([
  ['body:has(.own) header{display:none;}', 'body:has(.own) header'],
  ['body:has(:not(:is(.own))) header{display:none;}', 'body:has(:not(:is(.own))) header'],
  ['.own,main p{margin:0;}', 'main p'],
  ['@media (min-width:1px){@supports (color:red){:root:has(.own){--space-1:0;}}}', ':root:has(.own)'],
  [':is(body,.own) header{display:none;}', ':is(body,.own) header'],
  ['body:not([title=".own"]) header{display:none;}', 'body:not([title=".own"]) header'],
  ['a[href=")"],h1{color:red;}', 'a[href=")"]'],
  ['.owner{color:red;}', '.owner'],
])('finds the selector of %s that reaches others', (rule, selector) => {
  expect(ruleOutside(['.own{color:red;}', rule], own)).toBe(selector)
})
