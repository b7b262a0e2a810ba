import pg from 'pg'
import { env } from '../env'

/** Makes this test file's database. */
export async function createTestDatabase(): Promise<void> {
  await administer((client, name) => client.query(`create database ${client.escapeIdentifier(name)}`))
}

export async function dropTestDatabase(): Promise<void> {
  await administer((client, name) => client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`))
}

async function administer(work: (client: pg.Client, name: string) => Promise<unknown>): Promise<void> {
  const url = new URL(env.DATABASE_URL ?? '')
  const name = url.pathname.slice(1)
  url.pathname = '/postgres'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    await work(client, name)
  } finally {
    await client.end()
  }
}
