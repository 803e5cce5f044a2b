import { petals, paint } from './ornament.ts'
import {
  babyPhoto,
  backwaterPhoto,
  coupleCasualPhoto,
  couplePhoto,
  dogPhoto,
  familyPhoto,
  fatherPhoto,
  friendPhoto,
  girlPhoto,
  grandfatherPhoto,
  grandparentsPhoto,
  hillPhoto,
  motherPhoto,
  type Photo,
  siblingsPhoto,
  sisterPhoto,
} from './photos.ts'
import { put } from '../scene.ts'

const numbered = (...photos: Photo[]): Record<string, Photo> =>
  Object.fromEntries(photos.map((photo, index) => [`photo-${index + 1}`, photo]))

/** A company's mark on no ground. */
const logo: Photo = (width, height) =>
  put(
    petals(6, 8, 86, 34, paint.fill('#D9912B')) + petals(6, 8, 60, 14, paint.fill('#FBF3E4')),
    width / 2,
    height / 2,
    height / 200,
  )

/** What stands in for a buyer's photos, by design and field. */
export const photosOf: Record<string, Record<string, Photo>> = {
  'birthday-collage-frame': numbered(
    babyPhoto,
    girlPhoto,
    sisterPhoto,
    siblingsPhoto,
    motherPhoto,
    friendPhoto,
  ),
  'bhai-behen-frame': { photo: siblingsPhoto },
  'architect-matte-cards': { plan: logo },
  'company-logo-polo': { logo },
  'family-collage-mousepad': numbered(motherPhoto, fatherPhoto, grandfatherPhoto, babyPhoto),
  'family-photo-pillow': { photo: familyPhoto },
  'first-birthday-frame': { photo: babyPhoto },
  'grandparents-frame': { photo: grandparentsPhoto },
  'hill-holiday-frame': { photo: hillPhoto },
  'holiday-photo-mousepad': { photo: backwaterPhoto },
  'instant-photo-key-chain': { photo: coupleCasualPhoto },
  'paw-print-frame': { photo: dogPhoto },
  'pet-portrait-pillow': { photo: dogPhoto },
  'photo-reveal-magic-mug': { photo: couplePhoto },
  'photographer-glossy-cards': { photo: hillPhoto },
  'rakhi-siblings-frame': { photo: siblingsPhoto },
  'round-photo-key-chain': { photo: grandfatherPhoto },
  'sixtieth-birthday-frame': { photo: fatherPhoto },
  'wedding-arch-frame': { photo: couplePhoto },
}
