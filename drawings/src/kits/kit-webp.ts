import { join } from 'node:path'
import sharp from 'sharp'
import { soften } from '../soften.ts'

export const engine = join(import.meta.dirname, '../../../print-engine')
export const folderOfKits = join(engine, 'kits')

/** A kit's picture as its file; 720 by 900 pixels, as `print-engine/src/mockup/kits.ts` says. */
export async function kitWebp(svg: string, quality = 84): Promise<Buffer> {
  return sharp(Buffer.from(await soften(svg)), { unlimited: true })
    .resize({ width: 720 })
    .flatten({ background: '#FBF8F2' })
    .webp({ quality, effort: 6, smartSubsample: true })
    .toBuffer()
}
