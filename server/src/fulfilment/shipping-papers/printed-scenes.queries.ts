import { inArray } from 'drizzle-orm'
import type { Blank } from '@tohfa/print-engine/scene/blanks'
import type { Scene } from '@tohfa/print-engine/scene/scene'
import type { Database } from '#platform/database/connect.ts'
import { proofs } from '#platform/database/schema/proof.tables.ts'

/** The printed scenes and their material, by the hashes of their proofs. */
export async function printedScenes(
  db: Database,
  hashes: readonly string[],
): Promise<Map<string, { scene: Scene; blank: Blank }>> {
  if (hashes.length === 0) return new Map()
  const rows = await db
    .select({ hash: proofs.hash, scene: proofs.scene, blank: proofs.blank })
    .from(proofs)
    .where(inArray(proofs.hash, [...hashes]))
  return new Map(rows.map(({ hash, ...print }) => [hash, print]))
}
