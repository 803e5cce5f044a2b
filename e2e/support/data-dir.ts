import { cpSync, constants } from 'node:fs'
import { makeMemoryDir } from '@tohfa/embedded-db/memory-dir.fixture'

/** Set by the global setup, for it and the workers: what a shop's data begin as. */
const TEMPLATE = 'SHOP_DATA_TEMPLATE'

export function beginDataAs(template: string): void {
  process.env[TEMPLATE] = template
}

/** The data of a new shop: a copy of the template's, else empty. */
export function makeDataDir(): string {
  const dataDir = makeMemoryDir('tohfa_e2e')
  const template = process.env[TEMPLATE]
  if (template) cpSync(template, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE })
  return dataDir
}
