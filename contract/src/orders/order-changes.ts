import * as zm from 'zod/mini'
import { text } from '#shared/fields.ts'

/** The new print of a line: the hash of an approved proof. */
export const otherPrint = zm.object({ proof: text(64) })
