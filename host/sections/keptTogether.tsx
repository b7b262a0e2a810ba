import { createElement, Fragment, type ReactNode } from 'react'
import { styled } from 'styled-components'

/** 'R-13', 'PR-2026-00007', '362S162-43': names of products, records and profiles. '3 5/8 in': a measure. */
const TOGETHER = /(?<![\w-])((?:[A-Z]{1,4}(?:-\d[\d.]*\d|-\d)+|\d{2,4}[STUFL]\d{2,4}-\d{2,3}|(?:\d+[ -])?\d+\/\d+(?: in| ft)?))(?![\w-])/

/** Text in whose designations and measures no line ends: browsers break after a hyphen or space. What is copied and searched stays the same. */
export function keptTogether(text: string): ReactNode {
  const parts = text.split(TOGETHER)
  if (parts.length === 1) return text
  // Parts have no identity beyond their position, so they are passed as arguments without keys.
  return createElement(Fragment, null, ...parts.map((part, at) => (at % 2 === 1 ? createElement(Unbroken, null, part) : part)))
}

const Unbroken = styled.span`
  white-space: nowrap;
`
