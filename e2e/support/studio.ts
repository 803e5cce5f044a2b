import type { Page } from '@playwright/test'
import {
  aMugStudio,
  inkField,
  mugWrap,
  nameField,
  nameItem,
} from '../../server/src/studio/mug-studio.fixture.ts'
import { aMug } from './admin.ts'
import { admin } from './running-shop.ts'
import { answered } from './by-call.ts'

const name = { ...nameItem, x: 0, y: -8, size: 26, width: 150 }
const line = { ...name, id: 'line', y: 24, size: 12, text: 'चाय', font: 'kalam-400', field: 'line' }

/** A template for a mug with a name, a line below it and a colour, as staff send it. */
export const namedStudio = {
  ...aMugStudio,
  required: true,
  template: {
    ...aMugStudio.template,
    areas: [{ ...mugWrap, items: [{ ...name, colorField: 'ink' }, line] }],
  },
  fields: [
    nameField,
    { id: 'line', label: 'Line', labelHi: 'लाइन', kind: 'text', max: 20, sample: line.text },
    { ...inkField, label: 'Ink', labelHi: 'स्याही' },
  ],
  surcharge: 49,
  extraArea: 0,
}

const [wrap] = namedStudio.template.areas
/** The same with the name on both sides of the mug. */
export const nameTwice = {
  template: {
    ...namedStudio.template,
    areas: wrap && [{ ...wrap, items: [...wrap.items, { ...wrap.items[0], id: 'again', y: 20 }] }],
  },
}

/** The same with the name at the handle too, which is behind at first. */
export const nameBehind = {
  template: {
    ...namedStudio.template,
    areas: wrap && [
      {
        ...wrap,
        items: [...wrap.items, { ...wrap.items[0], id: 'behind', x: 80, y: 20, width: 40 }],
      },
    ],
  },
}

/** The same with a place of 50 mm for the name, to which long ones shrink. */
export const narrowName = {
  template: {
    ...namedStudio.template,
    areas: wrap && [
      {
        ...wrap,
        items: wrap.items.map((one) => (one.id === 'name' ? { ...one, width: 50 } : one)),
      },
    ],
  },
}

/** A pair of mugs, each with the name. */
export const mugPair = {
  areas: ['wrap', 'second'].map((id) => ({
    id,
    label: id === 'wrap' ? 'First mug' : 'Second mug',
    width: 205,
    height: 95,
    bleed: 3,
    safe: 4,
    shape: 'mug-pair',
  })),
  template: {
    ...namedStudio.template,
    areas: wrap && ['wrap', 'second'].map((id) => ({ ...wrap, id })),
  },
}

const onCard = { ...name, size: 6, width: 70, colorField: 'ink' }
/** Cards with the name on both sides. */
export const namedOnBothSides = {
  blank: 'card',
  template: {
    v: 1,
    blank: 'card',
    areas: ['front', 'back'].map((id) => ({
      id,
      background: '#ffffff',
      items: [onCard, { ...line, size: 4, width: 70, y: 12 }],
    })),
  },
}

const photo = {
  id: 'face',
  kind: 'photo',
  x: 0,
  y: 0,
  width: 80,
  height: 80,
  field: 'face',
}

/** The same with only a photo. */
export const withPhoto = {
  template: { v: 1, blank: 'mug', areas: [{ id: 'wrap', items: [photo] }] },
  fields: [{ id: 'face', label: 'Face', labelHi: 'चेहरा', kind: 'photo', required: true }],
}

const asStaff = (page: Page) =>
  answered<{ token: string }>(page.request, 'POST', '/auth/login', { data: admin })

/** Creates a mug with this studio by calls. */
export async function aMugWith(page: Page, studio: object): Promise<{ id: string; title: string }> {
  const { token } = await asStaff(page)
  const mug = await aMug(page, token)
  await answered(page.request, 'PUT', `/admin-product/${mug.id}/studio`, { token, data: studio })
  return mug
}

/** Creates a customizable mug; returns the path of its page. */
export async function aNamedMug(page: Page, studio: object = {}): Promise<string> {
  const { id } = await aMugWith(page, { ...namedStudio, ...studio })
  return `/product-detail/${id}`
}

/** Changes the studio of such a mug while its page is open. */
export async function changeNamedMug(page: Page, path: string, changes: object): Promise<void> {
  const { token } = await asStaff(page)
  const data = { ...namedStudio, ...changes }
  const id = path.split('/').at(-1)
  await answered(page.request, 'PUT', `/admin-product/${id}/studio`, { token, data })
}

/** The fields of a named mug, with a maximum length of the name. */
export const withShorterName = (max: number) => ({
  fields: namedStudio.fields.map((field) => (field.id === 'name' ? { ...field, max } : field)),
})

/** A name and a photo on one mug. */
export const nameAndPhoto = {
  template: {
    v: 1,
    blank: 'mug',
    areas: wrap && [{ ...wrap, items: [photo, ...wrap.items] }],
  },
  fields: [...namedStudio.fields, ...withPhoto.fields],
}
