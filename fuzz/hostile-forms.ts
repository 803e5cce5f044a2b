import fc, { type Arbitrary } from 'fast-check'
import { bomb, boundary } from '../server/src/platform/media/upload.fixture.ts'
import { hostileWords } from './hostile.ts'

/** A form that uploads something, as it goes over the wire. */
export type HostileForm = { contentType: string; framing: string; body: Buffer }

const line = '\r\n'
const megabyte = Buffer.alloc(1024 * 1024, 'x')
const contents = [
  bomb(1),
  bomb(20_000),
  bomb(1).subarray(0, 40),
  Buffer.alloc(0),
  Buffer.from('\xff\xd8\xff no JPEG at all', 'latin1'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
  Buffer.from(`--${boundary}`),
  Buffer.from(`${line}--${boundary}--${line}`),
  megabyte,
]
const tooLarge = Buffer.alloc(11 * 1024 * 1024)
const contentTypes = [
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=another',
  `multipart/form-data; boundary=${'b'.repeat(300)}`,
  `multipart/form-data; boundary="${boundary}"; charset=utf-16`,
  `multipart/mixed; boundary=${boundary}`,
  'application/x-www-form-urlencoded',
  'image/png',
  'nonsense',
]

const word = fc.oneof(
  fc.constantFrom('images', 'productType', 'photo.png', ...hostileWords),
  fc.string({ unit: 'binary', maxLength: 60 }),
)
const heads = fc.oneof(
  fc
    .tuple(word, word)
    .map(([name, file]) => [
      `Content-Disposition: form-data; name="${name}"; filename="${file}"`,
      'Content-Type: image/png',
    ]),
  word.map((name) => [`Content-Disposition: form-data; name="${name}"`]),
  fc.constantFrom(
    [],
    ['Content-Disposition: form-data'],
    ['Content-Disposition: attachment; filename="a.png"'],
    [`Content-Disposition: form-data; name="images"; filename="${'a'.repeat(100_000)}"`],
    ['Content-Disposition: form-data; name="a"', 'Content-Type: application/json'],
    ['Content-Disposition: form-data; name="images"; filename*=utf-8\'\'%ff%00.png'],
    ['Content-Disposition: form-data; name="images"', 'Content-Transfer-Encoding: base64'],
    Array.from({ length: 3_000 }, (_, n) => `X-${n}: ${n}`),
  ),
)
const content = fc.oneof(
  { weight: 40, arbitrary: fc.constantFrom(...contents) },
  { weight: 1, arbitrary: fc.constant(tooLarge) },
)
const part = fc
  .tuple(heads, content, fc.constantFrom(line + line, line, ''))
  .map(([head, content, gap]) =>
    Buffer.concat([
      Buffer.from(`--${boundary}${line}${head.join(line)}${gap}`),
      content,
      Buffer.from(line),
    ]),
  )
const parts = fc.oneof(
  { weight: 6, arbitrary: fc.array(part, { maxLength: 4 }) },
  { weight: 1, arbitrary: part.map((one) => Array<Buffer>(15).fill(one.subarray(0, 100_000))) },
)
const ends = fc.constantFrom(
  `--${boundary}--${line}`,
  `--${boundary}--${line}${megabyte.toString()}`,
  `--${boundary}--${line}--${boundary}--${line}`,
  `--${boundary}`,
  '',
)

/** Forms that no browser sends, all of them whole as HTTP has it. */
export const hostileForms: Arbitrary<HostileForm> = fc
  .record({
    contentType: fc.oneof(
      { weight: 6, arbitrary: fc.constant(`multipart/form-data; boundary=${boundary}`) },
      { weight: 1, arbitrary: fc.constantFrom(...contentTypes) },
    ),
    before: fc.oneof(
      { weight: 8, arbitrary: fc.constant('') },
      { weight: 1, arbitrary: fc.constantFrom(line, '--', megabyte.toString()) },
    ),
    parts,
    end: ends,
    kept: fc.oneof(
      { weight: 4, arbitrary: fc.constant(1) },
      { weight: 1, arbitrary: fc.double({ min: 0, max: 1, noNaN: true }) },
    ),
    isChunked: fc.boolean(),
  })
  .map(({ contentType, before, parts, end, kept, isChunked }) => {
    const whole = Buffer.concat([Buffer.from(before), ...parts, Buffer.from(end)])
    const form = whole.subarray(0, Math.floor(whole.length * kept))
    return isChunked
      ? { contentType, framing: 'Transfer-Encoding: chunked', body: inChunks(form) }
      : { contentType, framing: `Content-Length: ${form.length}`, body: form }
  })

/** The first bytes one by one, the rest in chunks that cut through its parts. */
function inChunks(form: Buffer): Buffer {
  const cuts = [...Array(20).keys()]
  for (let at = 20; at < form.length; at += 70_001) cuts.push(at)
  const chunks = cuts
    .map((at, index) => form.subarray(at, cuts[index + 1]))
    .filter(({ length }) => length > 0)
  return Buffer.concat([
    ...chunks.flatMap((chunk) => [
      Buffer.from(chunk.length.toString(16) + line),
      chunk,
      Buffer.from(line),
    ]),
    Buffer.from(`0${line}${line}`),
  ])
}
