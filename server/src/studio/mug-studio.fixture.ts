/** A name as a template shows it before anybody fills in the field. */
export const nameItem = {
  id: 'name',
  kind: 'text',
  x: 40,
  y: 0,
  text: 'मीरा',
  font: 'baloo-2-700',
  size: 18,
  color: '#a8322a',
  field: 'name',
}

export const nameField = {
  id: 'name',
  label: 'Name',
  labelHi: 'नाम',
  kind: 'text',
  max: 8,
  required: true,
  sample: nameItem.text,
}

export const inkField = {
  id: 'ink',
  label: 'Colour',
  labelHi: 'रंग',
  kind: 'color',
  required: false,
  sample: nameItem.color,
}

/** A template around a mug, with two items of a choice. */
export const mugWrap = {
  id: 'wrap',
  background: '#ffffff',
  items: [
    { id: 'face', kind: 'photo', x: -50, y: 0, width: 60, height: 60, field: 'photo' },
    { ...nameItem, colorField: 'ink' },
    { id: 'dot', kind: 'shape', shape: 'ellipse', x: 40, y: 25, width: 6, height: 6 },
    { id: 'bar', kind: 'shape', shape: 'rect', x: 40, y: 25, width: 30, height: 2 },
  ],
}

/** A mug with a name, a photo, a colour and a choice of a motif, as staff send it. */
export const aMugStudio = {
  live: true,
  required: false,
  blank: 'mug',
  template: {
    v: 1,
    blank: 'mug',
    areas: [mugWrap],
  },
  fields: [
    nameField,
    { id: 'photo', label: 'Photo', labelHi: 'तस्वीर', kind: 'photo', required: false, sample: null },
    inkField,
    {
      id: 'mark',
      label: 'Mark',
      labelHi: 'निशान',
      kind: 'choice',
      required: false,
      sample: 'dot',
      choices: [
        { id: 'dot', label: 'Dot', labelHi: 'बिंदी', shows: ['dot'] },
        { id: 'bar', label: 'Bar', labelHi: 'रेखा', shows: ['bar'] },
      ],
    },
  ],
  surcharge: 120.5,
  extraArea: 40,
}
