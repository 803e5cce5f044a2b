import { braceletPlaces } from '#blanks/bracelet/places.ts'
import { capPlaces } from '#blanks/cap/places.ts'
import { cardPlaces } from '#blanks/card/places.ts'
import { framePlaces } from '#blanks/frame/places.ts'
import { keychainPlaces } from '#blanks/keychain/places.ts'
import { mousepadPlaces } from '#blanks/mousepad/places.ts'
import { mugPlaces } from '#blanks/mug/places.ts'
import { pillowPlaces } from '#blanks/pillow/places.ts'
import { teePlaces } from '#blanks/tee/places.ts'
import type { BlankId } from '#scene/blanks.ts'
import type { KitPlaces } from './kit-place.ts'

export const kitPlaces: { [Id in BlankId]: KitPlaces<Id> } = {
  tee: teePlaces,
  cap: capPlaces,
  mug: mugPlaces,
  pillow: pillowPlaces,
  mousepad: mousepadPlaces,
  keychain: keychainPlaces,
  frame: framePlaces,
  card: cardPlaces,
  bracelet: braceletPlaces,
}
