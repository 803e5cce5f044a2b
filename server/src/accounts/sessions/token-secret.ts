import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * What signs tokens and codes: the configured secret, else one that is made at the first start and
 * kept under DATA_DIR, so that people stay signed in over restarts (docs/operating.md#configure).
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
  // A link is made whole or not at all, and never over a secret that is there already.
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  return await readFile(path, 'utf8')
}
