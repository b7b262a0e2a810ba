import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkTypes } from './buildRelease'
import { createRemote } from './createRemote'

let folder: string
beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'framewell-types-')), 'warranty')
  await createRemote(folder, 'mfe-warranty', { site: 'https://homes.example', version: '1.0.0' })
  await symlink(join(import.meta.dirname, '..', '..', 'node_modules'), join(folder, 'node_modules'), 'dir')
})
afterAll(() => rm(join(folder, '..'), { recursive: true, force: true }))

it('refuses in an outside team’s types what the host does not share, by its name, and nothing else', async () => {
  await writeFile(
    join(folder, 'used.tsx'),
    `import { keepPreviousData, type UseQueryResult, useQueries } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router-dom'
import styled, { createGlobalStyle, css } from 'styled-components'
export const Box = styled.p\`\${css\`margin: 0\`}\`
export const used = [useQueries, keepPreviousData, Link, useNavigate, createGlobalStyle]
export type Read = UseQueryResult<string>
`,
  )
  const refused = String(await checkTypes(folder).catch((error: unknown) => error))
  const errors = refused.split('\n').filter((line) => /error TS\d+/.test(line))
  const refusedNames = [...new Set(errors.map((line) => /^used\.tsx.*?'(\w+)'/.exec(line)?.[1]))]
  expect(refusedNames.sort(), refused).toEqual(['Link', 'createGlobalStyle', 'useQueries'])
})

it('says what the compiler’s words mean: the library, what it shares, and how an event is named', async () => {
  await writeFile(
    join(folder, 'used.tsx'),
    `import { defineRemoteEvent } from '@framewell/domain/releases/remoteEvents'
import { Link, useNavigate } from 'react-router-dom'
import * as Query from '@tanstack/react-query'
export const used = [Link, useNavigate, Query.useQueries, defineRemoteEvent('claim-filed', {})]
export const typo: string = used.lenght
`,
  )
  const refused = String(await checkTypes(folder).catch((error: unknown) => error))
  expect(refused.split('\n').filter((line) => !/error TS|^ {2}|:$/.test(line))).toEqual([
    "'Link' of 'react-router-dom' is not shared by the site. It shares createSearchParams, Navigate, useHref, useInRouterContext, useLocation, useNavigate, useParams, useSearchParams, MemoryRouter (in stories and tests).",
    expect.stringMatching(
      /^'useQueries' of '@tanstack\/react-query' is not shared by the site\. It shares CancelledError, .*useSuspenseQuery\.$/,
    ),
    "An event is named by its sender and what happened, for example 'mfe-warranty/claim-filed'; 'claim-filed' is not.",
  ])
})
