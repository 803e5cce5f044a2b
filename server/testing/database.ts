import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { siblingUrl } from './test-server.ts'

/** Shared by the tests of a process: each connection would start a process of PostgreSQL. */
let server: pg.Pool | undefined

function openServer(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 1, allowExitOnIdle: true })
  // The server may stop before this process does.
  pool.on('error', () => undefined)
  return pool
}

/**
 * A migrated database for one test.
 * @returns its URL, and `drop`, which also closes connections that are still open
 */
export async function createTestDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const { url, template } = inject('testServer')
  const pool = (server ??= openServer(url))
  const name = `${template}_${randomBytes(5).toString('hex')}`
  // Copying its files takes a fifth of the time of logging each page.
  await pool.query(`create database ${name} template ${template} strategy file_copy`)
  return {
    url: siblingUrl(url, name),
    drop: async () => void (await pool.query(`drop database if exists ${name} with (force)`)),
  }
}
