import { createHash, randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { blanks } from '@tohfa/print-engine/scene/blanks'
import { describeScene } from '@tohfa/print-engine/scene/describe-scene'
import type { MotifId } from '@tohfa/print-engine/scene/motif-ids'
import type { Scene, SceneItem } from '@tohfa/print-engine/scene/scene'
import { type SharedDesign, type SharedStart, shareToken } from '@tohfa/contract/studio/shares'
import { describeTexts } from '@tohfa/print-engine/scene/studio.texts'
import type { Database } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import type { ShopAddress } from '#platform/http/shop-address.ts'
import { namesOf } from '#studio/motifs/motif-names.ts'
import { describeTextsHi } from './describe-in-hindi.ts'
import { type DesignRow, findDesigns } from '#studio/designs/designs.queries.ts'
import type { Previews } from './previews.service.ts'
import { sidesOf } from './sides-of.ts'
import { startOf } from './start-of.ts'
import { findShared, putShareToken } from './shares.queries.ts'

export type Shares = ReturnType<typeof createShares>
type Own = { id: string; userId: string }

/** Links under which people show their designs to others (docs/studio.md section 15). */
export function createShares({
  db,
  address,
  previews,
}: {
  db: Database
  address: Pick<ShopAddress, 'public'>
  previews: Pick<Previews, 'of'>
}) {
  async function put(own: Own, hash: string | null): Promise<void> {
    if (!(await putShareToken(db, own, hash))) throw new Failure('design_not_found')
  }

  const find = async (token: string) =>
    shareToken.test(token) ? findShared(db, hashOf(token)) : undefined

  async function found(token: string): Promise<DesignRow> {
    const design = await find(token)
    if (!design) throw new Failure('design_not_found')
    return design
  }

  return {
    /** A new link, which ends the one before. */
    async share(own: Own): Promise<{ url: string; token: string }> {
      const token = randomBytes(24).toString('base64url')
      await put(own, hashOf(token))
      return { url: `${address.public}/shared/${token}`, token }
    },

    end: (own: Own): Promise<void> => put(own, null),

    async read(token: string): Promise<SharedDesign> {
      return toSharedDesign(await found(token), token)
    },

    /** The same for the page; null where there is nothing. */
    async forPage(token: string): Promise<SharedDesign | null> {
      const design = await find(token)
      return design ? toSharedDesign(design, token) : null
    },

    /** What anybody may start a design of their own from (docs/studio.md 15.9). */
    async start(token: string): Promise<SharedStart> {
      const { productId, color, size, scene, isOffered } = await found(token)
      if (!isOffered) throw new Failure('not_customizable')
      return { productId, color, ...(size !== null && { size }), scene: startOf(scene) }
    },

    preview: async (token: string, gone: AbortSignal, side?: string): Promise<Buffer> =>
      previews.of(await found(token), { side, gone }),

    /** As JPEG, some 100 kB: WhatsApp shows no picture of more than 300. */
    previewJpeg: async (token: string, gone: AbortSignal): Promise<Buffer> =>
      sharp(await previews.of(await found(token), { gone }))
        .jpeg({ quality: 84 })
        .toBuffer(),

    /** For its owner. */
    async ownPreview(own: Own, gone: AbortSignal): Promise<Buffer> {
      const [design] = await findDesigns(db, own)
      if (!design) throw new Failure('design_not_found')
      return previews.of(design, { gone })
    },
  }
}

function toSharedDesign(design: DesignRow, token: string): SharedDesign {
  const { title, titleHi, productId, color, scene, isOffered } = design
  const path = `/v1/shared-designs/${token}`
  const preview = `${path}/preview.webp`
  const sides = sidesOf(scene).map((side, nth) => ({
    preview: nth === 0 ? preview : `${preview}?side=${side}`,
    ...inWords({ ...scene, areas: scene.areas.filter(({ id }) => id === side) }),
  }))
  return {
    title,
    ...(titleHi && { titleHi }),
    ...(isOffered && { productId }),
    color,
    ...inWords(scene),
    preview,
    previewJpeg: `${path}/preview.jpg`,
    sides,
  }
}

function inWords(scene: Scene): { description: string; descriptionHi: string } {
  const { areas } = blanks[scene.blank]
  const words = wordsAndPhotos(scene)
  return {
    description: describeScene(words, areas, describeTexts, namedIn('en')),
    descriptionHi: describeScene(words, areas, describeTextsHi, namedIn('hi')),
  }
}

const namedIn = (language: 'en' | 'hi') => (id: MotifId) => {
  const { name, many } = namesOf(id)
  return { one: name[language], many: many[language] }
}

/** The personal words of a design, without the template's own; all words if there are none. */
function wordsAndPhotos(scene: Scene): Scene {
  const isOwn = ({ kind }: SceneItem) => kind === 'text' || kind === 'photo'
  const areas = scene.areas
    .map((area) => ({ ...area, items: area.items.filter(isOwn) }))
    .filter(({ items }) => items.length > 0)
  return areas.length > 0 ? { ...scene, areas } : scene
}

/** A token of 192 random bits needs no salt and no slow hash. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
