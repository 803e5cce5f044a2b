import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { runSql, siblingUrl } from './test-server.ts'

/**
 * A migrated database that no other test sees.
 *
 * @returns its URL, and `drop`, which also cuts connections that are still open
 */
export async function createTestDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const { url, template } = inject('testServer')
  const name = `${template}_${randomBytes(5).toString('hex')}`
  // Copying its files takes a fifth of what writing each page to the log does.
  await runSql(url, `create database ${name} template ${template} strategy file_copy`)
  return {
    url: siblingUrl(url, name),
    drop: () => runSql(url, `drop database if exists ${name} with (force)`),
  }
}
