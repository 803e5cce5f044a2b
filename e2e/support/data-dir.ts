import { cpSync, constants } from 'node:fs'
import { makeMemoryDir } from '@tohfa/embedded-db/memory-dir.fixture'

/** The template folder of a shop's data, set by the global setup for it and the workers. */
const TEMPLATE = 'SHOP_DATA_TEMPLATE'

export function beginDataAs(template: string): void {
  process.env[TEMPLATE] = template
}

/** The data folder of a new shop: a copy of the template, else empty. */
export function makeDataDir(): string {
  const dataDir = makeMemoryDir('tohfa_e2e')
  const template = process.env[TEMPLATE]
  if (template) cpSync(template, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE })
  return dataDir
}
