import { flat, type KitPlaces } from '#mockup/kit-place.ts'

const card = (file: string) =>
  flat(file, [0.0323, 0.0006], [0.9986, 0.0794], [0.9677, 0.9978], [0.0014, 0.919])
const either = { usual: card('card'), rounded: card('card-rounded') }

export const cardPlaces = { front: either, back: either } as const satisfies KitPlaces<'card'>
