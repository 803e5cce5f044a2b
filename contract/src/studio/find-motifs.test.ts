import { expect, test } from 'vitest'
import { findMotifs } from './find-motifs.ts'

const motif = (en: string, hi: string, words: string) => ({
  name: { en, hi },
  words: words.split(' '),
})
const diya = motif('diya', 'दीया', 'deepak lamp diwali दीपक')
const brassLamp = motif('brass lamp', 'पीतल का दीपक', 'diya deepak onam')
const diamond = motif('diamond', 'हीरा', 'heera gem')
const elephant = motif('elephant', 'हाथी', 'gaj')
const lotus = motif('lotus', 'कमल', 'flower phool ❀')
const henna = motif('hand with mehndi', 'मेहँदी वाला हाथ', 'shaadi')
const all = [brassLamp, diamond, diya, elephant, lotus, henna]
const found = (search: string) => findMotifs(all, search).map(({ name }) => name.en)

test('a lamp is found in English, Hindi and Hindi in Latin letters, its own name first', () => {
  for (const word of ['diya', 'दीया', 'Diya ']) expect(found(word)[0], word).toBe('diya')
  for (const word of ['lamp', 'deepak', 'दीपक'])
    expect(found(word).toSorted(), word).toEqual(['brass lamp', 'diya'])
})

test('a word is found however people spell it', () => {
  for (const word of ['haathi', 'hathi', 'haathee', 'हाथि'])
    expect(found(word), word).toEqual(['elephant'])
  for (const word of ['kamal', 'kamla', 'phul', 'fool', 'LÓTUS'])
    expect(found(word), word).toEqual(['lotus'])
  for (const word of ['shadi', 'shaadee', 'mehendi', 'मेहंदी'])
    expect(found(word), word).toEqual(['hand with mehndi'])
})

test('the beginning of a word finds it, and every word must be found', () => {
  expect(found('ele')).toEqual(['elephant'])
  expect(found('brass dee')).toEqual(['brass lamp'])
  expect(found('brass elephant')).toEqual([])
})

test('one wrong letter is forgiven only where nothing else is found', () => {
  expect(found('elefant')).toEqual(['elephant'])
  expect(found('diamind')).toEqual(['diamond'])
  expect(found('xyz')).toEqual([])
})

test('a sign finds what is listed under it, and an empty search everything', () => {
  expect(found('❀')).toEqual(['lotus'])
  expect(found('  ')).toEqual(all.map(({ name }) => name.en))
})
