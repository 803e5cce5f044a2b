import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The secret for tokens and codes: the configured one, or one that is generated at the first start
 * and stored under DATA_DIR, so that sessions survive restarts (docs/operating.md#configure).
 */
export async function tokenSecret(config: {
  tokenSecret: string | undefined
  dataDir: string
}): Promise<string> {
  if (config.tokenSecret) return config.tokenSecret
  await mkdir(config.dataDir, { recursive: true })
  const path = join(config.dataDir, 'token-secret')
  const draft = `${path}.${process.pid}`
  await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600 })
  // A hard link is created atomically, and never over an existing secret.
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  return await readFile(path, 'utf8')
}
