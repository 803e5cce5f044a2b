import { blanks } from '@tohfa/print-engine/scene/blanks'
import { withBlank } from './change-areas.ts'
import { addItem, newItem, type ItemBegin } from './change-items.ts'
import { areasOf, roomOf, type DraftStep, type StudioDraft } from './studio-draft.ts'

// Texts for shoppers are in both languages, whatever language staff use.
const name = { id: 'name', label: 'Name', labelHi: 'नाम' }
const photo = { id: 'photo', label: 'Photo', labelHi: 'तस्वीर' }
const caption = { id: 'caption', label: 'Words beside the photo', labelHi: 'तस्वीर के साथ के शब्द' }

/** A template with one line of text for each shopper, across the first area. */
export const startWithWords: DraftStep = (draft) => {
  const fields = [{ ...name, kind: 'text' as const, max: 16, required: true, sample: 'Meera' }]
  return put({ ...emptied(draft), fields }, { kind: 'text', text: 'Meera', field: name.id })
}

/** A template with a photo and a line next to or below it, by the area's shape. */
export const startWithPhoto: DraftStep = (draft) => {
  const sample = 'Meera & Kabir'
  const fields = [
    { ...photo, kind: 'photo' as const, required: true, sample: null },
    { ...caption, kind: 'text' as const, max: 24, required: false, sample },
  ]
  const { frame, line } = besideEachOther(draft)
  return [
    { kind: 'photo' as const, field: photo.id, ...frame },
    { kind: 'text' as const, text: sample, field: caption.id, ...line },
  ].reduce(put, { ...emptied(draft), fields })
}

/** The template of another product, fitted to this product's blank. */
export function startLike(other: StudioDraft): DraftStep {
  return ({ blank, live }) => {
    const copy = { ...other, live }
    return copy.blank === blank ? copy : withBlank(blank)(copy)
  }
}

const emptied = (draft: StudioDraft): StudioDraft => ({
  ...draft,
  template: {
    ...draft.template,
    areas: draft.areas?.map(({ id }) => ({ id, background: null, items: [] })) ?? [],
  },
})

function put(draft: StudioDraft, begin: ItemBegin): StudioDraft {
  const first = areasOf(draft)[0]?.id ?? ''
  return addItem(first, newItem(draft, first, begin))(draft)
}

/** The layout of a frame and its line: side by side on a wide area, else one below the other. */
function besideEachOther(draft: StudioDraft) {
  const [area] = areasOf(draft)
  const { width, height } = area ? roomOf(blanks[draft.blank], area) : { width: 50, height: 50 }
  if (width > height * 1.4) {
    const side = tenth(Math.min(height * 0.9, width * 0.45))
    const rest = width - side
    return {
      frame: { x: tenth((side - width) / 2), width: side, height: side },
      line: {
        x: tenth(side / 2 + rest * 0.03),
        width: tenth(rest * 0.85),
        size: tenth(height * 0.18),
      },
    }
  }
  const side = tenth(Math.min(width * 0.9, height * 0.68))
  return {
    frame: { y: tenth((side - height) / 2 + height * 0.03), width: side, height: side },
    line: { y: tenth(height * 0.38), width: tenth(width * 0.9), size: tenth(height * 0.1) },
  }
}

const tenth = (length: number) => Math.max(-600, Math.min(200, Math.round(length * 10) / 10))
