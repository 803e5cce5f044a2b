import * as zm from 'zod/mini'
import { text } from '#shared/fields.ts'

/** What is printed on a line instead: the hash of an approved proof. */
export const otherPrint = zm.object({ proof: text(64) })
