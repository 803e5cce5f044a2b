import { TYPE, type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser'

/** How a gap of a message is read in the module: the code of a value, by the gap's name. */
type Gaps = ReadonlyMap<string, string>
type Setting = { gaps: Gaps; language: string; plural?: string | undefined }

/** @throws Error when the message is not ICU MessageFormat, or has a kind of gap that no text has */
export const readMessage = (message: string): MessageFormatElement[] =>
  parse(message, { ignoreTag: true, requiresOtherClause: true })

/**
 * A message as an expression of JavaScript, so that the browser needs no reader of messages.
 *
 * @throws Error when the message is broken, or has a gap that the sentence in English cannot fill
 */
export const codeOfMessage = (message: string, gaps: Gaps, language: string): string =>
  codeOf(readMessage(message), { gaps, language })

function codeOf(message: readonly MessageFormatElement[], setting: Setting): string {
  const [only] = message
  if (message.every(({ type }) => type === TYPE.literal))
    return JSON.stringify(message.map((one) => ('value' in one ? one.value : '')).join(''))
  if (message.length === 1 && only && (only.type === TYPE.plural || only.type === TYPE.select))
    return gapCode(only, setting)
  const parts = message.map((element) =>
    element.type === TYPE.literal
      ? element.value.replaceAll(/[`\\]|\$(?=\{)/g, '\\$&')
      : `\${${gapCode(element, setting)}}`,
  )
  return `\`${parts.join('')}\``
}

function gapCode(element: MessageFormatElement, setting: Setting): string {
  if (element.type === TYPE.pound && setting.plural !== undefined) return setting.plural
  if (element.type === TYPE.argument) return valueOf(element.value, setting)
  if (element.type === TYPE.number && element.style == null)
    return `grouped(${valueOf(element.value, setting)})`
  if (element.type === TYPE.select) return selectCode(element, setting)
  if (element.type === TYPE.plural && element.pluralType === 'cardinal' && element.offset === 0)
    return pluralCode(element, setting)
  throw new Error('A text has gaps, numbers, plurals and choices, and no other kind of gap')
}

function valueOf(name: string, { gaps }: Setting): string {
  const value = gaps.get(name)
  if (value === undefined) throw new Error(`The sentence in English has no {${name}}`)
  return value
}

type Choice = Extract<MessageFormatElement, { type: TYPE.plural | TYPE.select }>

/** The cases in their order, each with the code of its words; the last of them is `other`. */
function casesOf({ options }: Choice, setting: Setting): [when: string, then: string][] {
  const cases = Object.entries(options).map(([when, { value }]): [string, string] => [
    when,
    codeOf(value, setting),
  ])
  return [
    ...cases.filter(([when]) => when !== 'other'),
    ...cases.filter(([when]) => when === 'other'),
  ]
}

/** `none` is the case of a value that is empty or not there; `true` that of a condition which holds. */
function selectCode(element: Choice, setting: Setting): string {
  const value = valueOf(element.value, setting)
  const cases = casesOf(element, setting)
  const [none] = cases
  if (cases.length === 2 && none?.[0] === 'none')
    return `(${value} ? ${cases[1]?.[1]} : ${none[1]})`
  const code = cases.reduceRight(
    (rest, [when, then]) => (when === 'other' ? then : `${holds(value, when)} ? ${then} : ${rest}`),
    '',
  )
  return `(${code})`
}

const holds = (value: string, when: string): string =>
  when === 'none' ? `!${value}` : when === 'true' ? value : `${value} === ${JSON.stringify(when)}`

/** What a language calls one, two or few is known by the browser. */
function pluralCode(element: Choice, setting: Setting): string {
  const value = valueOf(element.value, setting)
  const cases = casesOf(element, { ...setting, plural: value })
  const category = `new Intl.PluralRules("${setting.language}").select(${value})`
  const code = cases.reduceRight((rest, [when, then]) => {
    if (when === 'other') return then
    const test = when.startsWith('=')
      ? `${value} === ${when.slice(1)}`
      : `${category} === ${JSON.stringify(when)}`
    return `${test} ? ${then} : ${rest}`
  }, '')
  return `(${code})`
}
