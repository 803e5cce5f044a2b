import fc, { type Arbitrary } from 'fast-check'
import {
  contentTypes,
  hostileBodies,
  hostileValues,
  hostileWords,
  nonsenseTokens,
  oddHeaders,
  tokens,
} from './hostile.ts'

type Schema = {
  type?: string | string[]
  enum?: readonly unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  required?: readonly string[]
  items?: Schema
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
}
type Parameter = { name: string; in: string; schema?: Schema }
type Operation = {
  parameters?: readonly Parameter[]
  requestBody?: { content?: Record<string, { schema?: Schema }> }
}
export type ApiDocument = { paths: Record<string, Record<string, Operation>> }

/** A request with placeholders such as `{product}` for ids, which no seed can know. */
export type GeneratedRequest = {
  method: string
  path: string
  as: (typeof tokens)[number]
  headers: Record<string, string>
  body: string | undefined
}

/** Values that fit a field by its name, so that a request reaches the rules behind the schema. */
const fitting: Record<string, readonly unknown[]> = {
  email: ['asha@example.com', 'nobody@example.com'],
  password: ['Kesar2026'],
  phone: ['9876543210'],
  pinCode: ['302003', '900001'],
  product_id: ['{product}'],
  productId: ['{product}', '{customizable}'],
  user_id: ['{user}', '{other}'],
  userId: ['{user}', '{other}'],
  id: ['{product}', '{order}', '{line}', '{user}', '{photo}'],
  color: ['White'],
  state: ['Rajasthan'],
  category: ['Classic'],
  productType: ['coffee-mug', 't-shirts'],
  city: ['Jaipur'],
  comment: ['Kept its colour, and came in two days.'],
  message: ['Where is my parcel?'],
  description: ['A mug for the first rain of June, printed on both sides and safe in the oven.'],
  highlights: ['Printed on both sides|Holds 330 ml of tea|Safe in the microwave oven'],
  price: [499],
  discount: [10],
  images: [['/images/mug-1/720.webp']],
  otp: ['123456'],
  size: ['S', 'M'],
  rating: [4],
}

const someWords = 'Some words that a person might write'
const word = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...hostileWords) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
)
const anyValue: Arbitrary<unknown> = fc.oneof(
  word,
  fc.constantFrom(...hostileValues),
  fc.integer(),
  fc.double(),
)

/** A value for a schema; when it may harm, mostly one that fits and sometimes one that does not. */
function valueOf(schema: Schema, name: string, harm: boolean): Arbitrary<unknown> {
  const good = goodValueOf(schema, name, harm)
  if (!harm) return good
  return fc.oneof({ weight: 6, arbitrary: good }, { weight: 1, arbitrary: anyValue })
}

function goodValueOf(schema: Schema, name: string, harm: boolean): Arbitrary<unknown> {
  const fits = fitting[name]
  if (fits) return fc.constantFrom(...fits)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => valueOf(choice, name, harm)))
  const [type = 'string'] = [schema.type].flat()
  switch (type) {
    case 'object':
      return recordOf(schema, harm)
    case 'array':
      return fc.array(valueOf(schema.items ?? {}, name, harm), { minLength: 1, maxLength: 3 })
    case 'integer':
      return fc.integer({ min: 1, max: 5 })
    case 'number':
      return harm ? fc.double({ min: 0, max: 1_000 }) : fc.integer({ min: 1, max: 500 })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return harm ? fc.oneof(fc.constant(someWords), word) : fc.constant(someWords)
  }
}

/** An object with all that is required, or when it may harm with some of it missing. */
function recordOf({ properties = {}, required = [] }: Schema, harm: boolean) {
  const model = Object.fromEntries(
    Object.entries(properties).map(([key, inner]) => [key, valueOf(inner, key, harm)]),
  )
  const requiredKeys = required.filter((key) => key in model)
  const whole = fc.record(model, { requiredKeys })
  if (!harm) return whole
  return fc.oneof(
    { weight: 3, arbitrary: whole },
    { weight: 1, arbitrary: fc.record(model, { requiredKeys: [] }) },
  )
}

/** Requests to every call of the document, and to addresses that nobody declared. */
export function requestsOf(document: ApiDocument): Arbitrary<GeneratedRequest> {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => requestOf(method, path, operation)),
  )
  const stray = fc
    .record({
      method: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'),
      words: fc.array(fc.oneof(word, fc.constantFrom('product', 'user', 'order', 'cart')), {
        maxLength: 4,
      }),
    })
    .chain(({ method, words }) => requestOf(method, `/${words.map(inPath).join('/')}`, {}))
  return fc.oneof({ weight: 20, arbitrary: fc.oneof(...calls) }, { weight: 1, arbitrary: stray })
}

function requestOf(
  method: string,
  template: string,
  { parameters = [], requestBody }: Operation,
): Arbitrary<GeneratedRequest> {
  const named = (place: string) => parameters.filter((parameter) => parameter.in === place)
  const filled = fc.tuple(
    ...[...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) =>
      fc.oneof(
        fc.constantFrom(
          '{product}',
          '{user}',
          '{other}',
          '{order}',
          '{line}',
          '{photo}',
          '{customizable}',
          '{design}',
          '{othersDesign}',
          'current',
        ),
        word,
        goodValueOf({}, name, false).map(String),
      ),
    ),
  )
  const asked = fc.record(
    Object.fromEntries(
      named('query').map(({ name, schema }) => [name, valueOf(schema ?? {}, name, true)]),
    ),
    { requiredKeys: [] },
  )
  const schema = Object.values(requestBody?.content ?? {})[0]?.schema
  const body = fc.oneof(
    { weight: schema ? 6 : 0, arbitrary: valueOf(schema ?? {}, '', false).map(asJson) },
    { weight: schema ? 6 : 0, arbitrary: valueOf(schema ?? {}, '', true).map(asJson) },
    { weight: 1, arbitrary: fc.constantFrom(...hostileBodies) },
    { weight: 1, arbitrary: anyValue.map(asJson) },
  )
  return fc
    .record({
      filled,
      asked,
      stray: fc.option(fc.tuple(word, word), { freq: 8 }),
      as: fc.oneof(
        { weight: 5, arbitrary: fc.constantFrom('user' as const, 'admin' as const) },
        { weight: 1, arbitrary: fc.constantFrom(...tokens) },
      ),
      token: fc.constantFrom(...nonsenseTokens),
      body: fc.option(body, { freq: schema ? 20 : 1, nil: undefined }),
      type: fc.oneof(
        { weight: 12, arbitrary: fc.constant('application/json') },
        { weight: 1, arbitrary: fc.constantFrom(...contentTypes) },
      ),
      odd: fc.option(fc.constantFrom(...oddHeaders), { freq: 6, nil: {} }),
    })
    .map(({ filled: words, asked, stray, as, token, body: sent, type, odd }) => {
      const left = [...words]
      const hasBody = sent !== undefined && !/^(?:get|head|options)$/i.test(method)
      return {
        method: method.toUpperCase(),
        path:
          template.replaceAll(/\{\w+\}/g, () => inPath(left.shift() ?? '')) +
          queryOf([...Object.entries(asked as Record<string, unknown>), ...(stray ? [stray] : [])]),
        as,
        headers: {
          ...odd,
          ...(as === 'nonsense' && { authorization: token }),
          ...(hasBody && { 'content-type': type }),
        },
        body: hasBody ? sent : undefined,
      }
    })
}

/** The placeholder of an id that no seed can know. */
export const placeholders =
  /\{(product|user|other|order|line|photo|customizable|design|othersDesign)\}/g
const placeholder = new RegExp(`^${placeholders.source}$`)

function inPath(words: string): string {
  return placeholder.test(words) ? words : encodeURIComponent(words.toWellFormed())
}

function queryOf(pairs: readonly (readonly [string, unknown])[]): string {
  const written = pairs.flatMap(([name, value]) =>
    (Array.isArray(value) ? value.slice(0, 20) : [value]).map(
      (one) => `${inPath(name)}=${inPath(typeof one === 'string' ? one : asJson(one))}`,
    ),
  )
  return written.length > 0 ? `?${written.join('&')}` : ''
}

function asJson(value: unknown): string {
  return JSON.stringify(value) ?? 'null'
}
