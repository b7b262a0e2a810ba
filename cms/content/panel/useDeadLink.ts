'use client'

import { linkedPath } from '@framewell/domain/content/linkedPath'
import { findDeadLinks } from '@framewell/domain/content/site'
import { useEffect, useState } from 'react'
import { callApi } from '../../panel/callApi'

/** Delay after typing before a link is looked up; a form's links are looked up together. */
const SETTLE_MS = 300
const REMEMBERED_MS = 30_000

const known = new Map<string, { readonly dead: Promise<boolean>; readonly at: number }>()
let batch: { readonly hrefs: Set<string>; readonly answer: Promise<ReadonlySet<string>> } | null = null

/** Whether a link leads to nothing published yet. False while unknown and for external links. */
export function useDeadLink(href: string | undefined): boolean {
  const [dead, setDead] = useState('')
  useEffect(() => {
    if (!href || linkedPath(href) === null) return
    let left = false
    const timer = setTimeout(() => {
      isDead(href).then(
        (answer) => left || setDead(answer ? href : ''),
        // On an error the mark is omitted; the site decides anyway.
        () => {},
      )
    }, SETTLE_MS)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [href])
  return Boolean(href) && dead === href
}

function isDead(href: string): Promise<boolean> {
  const before = known.get(href)
  if (before && Date.now() - before.at < REMEMBERED_MS) return before.dead
  batch ??= startBatch()
  batch.hrefs.add(href)
  const dead = batch.answer.then((found) => found.has(href))
  known.set(href, { dead, at: Date.now() })
  dead.catch(() => known.delete(href))
  return dead
}

function startBatch(): NonNullable<typeof batch> {
  const hrefs = new Set<string>()
  const answer = Promise.resolve().then(async () => {
    batch = null
    const { dead } = await callApi(findDeadLinks, { hrefs: [...hrefs].join(' ') })
    return new Set(dead)
  })
  return { hrefs, answer }
}
