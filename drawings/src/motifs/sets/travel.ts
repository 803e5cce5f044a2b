import {
  around,
  bar,
  both,
  disc,
  each,
  gleam,
  line,
  type MotifSet,
  put,
  ring,
  roundPetal,
  shade,
  shape,
  starPath,
  tones,
} from '../pen.ts'

const { madder, rust, orange, marigold, gold, cream, leaf, moss, teal, sky, blue, navy } = tones
const { rose, tan, brown, grey, mist, ink, white } = tones

const wheel = (x: number, y: number, r: number): string =>
  disc(x, y, r, ink) + disc(x, y, r * 0.56, mist) + disc(x, y, r * 0.2, ink)

const scooter = [
  line('M58,-72L76,44', ink, 9),
  line('M40,-84L70,-74', ink, 9),
  disc(40, -84, 7, ink),
  shape(
    'M-104,18C-104,-14 -78,-26 -42,-26H-14C-8,-26 -4,-22 -2,-16C4,8 14,22 34,22H44L52,-30C52,-50 60,-66 72,-70C78,-50 82,-24 84,10C86,26 78,42 60,44H-100Z',
    teal,
  ),
  shade('M-100,44H60C70,43 78,38 82,28H-103C-103,36 -102,40 -100,44Z', 0.16),
  shape('M-90,-26C-92,-44 -84,-46 -76,-46H-20C-8,-46 -6,-36 -10,-26Z', brown),
  disc(74, -62, 12, marigold) + disc(77, -62, 6, cream),
  shape('M60,20C84,16 108,28 110,48L60,44Z', teal),
  line('M-88,8C-80,-10 -60,-14 -38,-14', cream, 4.4),
  wheel(-68, 52, 29),
  wheel(86, 54, 26),
].join('')

const motorbike = [
  line('M70,-58L90,44M36,-64L74,-56', grey, 8),
  shape('M-64,40L-28,-10H34L62,40Z', grey) + shade('M-64,40L-50,20H50L62,40Z', 0.2),
  shape('M-10,-44C10,-56 44,-52 58,-36C58,-18 44,-6 26,-6H-16C-24,-20 -20,-36 -10,-44Z', madder),
  gleam('M-2,-38C10,-46 26,-46 38,-40C24,-36 10,-34 -2,-30Z', 0.4),
  shape('M-98,-34C-70,-26 -40,-30 -16,-34L-12,-10H-66C-80,-14 -92,-22 -98,-34Z', brown),
  line('M-28,36H-84', mist, 9),
  disc(84, -40, 14, marigold) + disc(87, -40, 7, cream),
  disc(36, -68, 6, ink),
  ring(0, 18, 14, ink, 6),
  disc(-74, 46, 37, ink) +
    disc(-74, 46, 26, mist) +
    around(6, line('M0,0V-24', grey, 3)).replace(/^/, '<g transform="translate(-74 46)">') +
    '</g>' +
    disc(-74, 46, 7, ink),
  disc(86, 46, 37, ink) +
    disc(86, 46, 26, mist) +
    around(6, line('M0,0V-24', grey, 3)).replace(/^/, '<g transform="translate(86 46)">') +
    '</g>' +
    disc(86, 46, 7, ink),
  line('M62,6C80,-2 104,6 116,26', madder, 8),
].join('')

const bicycle = [
  ...[-64, 64].map(
    (x) =>
      ring(x, 34, 44, ink, 7) +
      put(around(8, line('M0,0V-40', mist, 2.6)), x, 34) +
      disc(x, 34, 6, ink),
  ),
  line('M-64,34L-30,-28H42L0,34H-64M0,34L-36,-42M64,34L38,-46', madder, 7),
  line('M38,-46C36,-60 52,-64 62,-58', ink, 7),
  bar(-56, -52, 40, 11, brown, 5),
  disc(0, 34, 11, marigold) + line('M0,34L12,50M6,52H20', ink, 5),
  shape('M42,-38H92L84,-8H50Z', tan) + line('M44,-28H90M47,-18H87', brown, 2.6),
  ...[
    [52, -46, rose],
    [66, -52, marigold],
    [80, -46, rose],
  ].map(([x, y, c]) =>
    put(
      around(5, shape(roundPetal(12, 5), c as string)) + disc(0, 0, 3.4, cream),
      x as number,
      y as number,
    ),
  ),
].join('')

const car = [
  shape(
    'M-106,14C-108,-6 -96,-12 -78,-14L-52,-48C-46,-56 -40,-58 -30,-58H24C34,-58 40,-56 48,-48L78,-16C100,-12 110,-2 108,18V32H-106Z',
    blue,
  ),
  shape(
    'M-62,-16L-42,-42C-40,-46 -36,-48 -30,-48H-8V-16ZM4,-16V-48H22C28,-48 32,-46 36,-42L60,-16Z',
    sky,
  ),
  gleam('M-50,-18L-32,-44H-22L-40,-18Z', 0.5),
  shade('M-106,18H108V32H-106Z', 0.2),
  disc(98, 6, 7, gold) + bar(-108, -2, 12, 14, madder, 4),
  line('M-2,-12V26M12,-2H26', navy, 3.4),
  wheel(-58, 34, 25),
  wheel(62, 34, 25),
].join('')

const bus = [
  bar(-108, -62, 216, 112, madder, 14),
  bar(-108, -2, 216, 20, marigold),
  each(
    4,
    (n) =>
      bar(-94 + n * 44, -48, 36, 38, sky, 5) +
      gleam(`M${-88 + n * 44},-14L${-74 + n * 44},-46H${-66 + n * 44}L${-80 + n * 44},-14Z`, 0.5),
  ),
  bar(82, -48, 26, 56, sky, 4),
  shade('M-108,34H108V40C108,46 104,50 98,50H-98C-104,50 -108,46 -108,40Z', 0.2),
  disc(102, 30, 6, gold),
  bar(-70, -74, 120, 12, brown, 4) +
    [-54, -26, 4, 30]
      .map((x, n) => bar(x - 12, -88, 24, 15, [tan, leaf, teal, tan][n]!, 3))
      .join(''),
  wheel(-60, 52, 24),
  wheel(62, 52, 24),
].join('')

const truck = [
  bar(-112, -54, 136, 92, orange, 4),
  bar(-104, -46, 120, 14, madder),
  each(6, (n) => shape(`M${-104 + n * 20},-32h20l-10,12Z`, n % 2 ? teal : gold)),
  put(around(8, shape(roundPetal(22, 8), rose)) + disc(0, 0, 8, gold), -44, 6),
  put(shape(starPath(5, 12, 5), cream), -88, 4) + put(shape(starPath(5, 12, 5), cream), 0, 4),
  shape('M28,-72H74C90,-72 98,-40 104,-10C110,-8 112,-2 112,6V38H28Z', madder),
  shape('M40,-56H70C80,-56 86,-36 90,-14H40Z', sky) + gleam('M46,-18L58,-52H68L56,-18Z', 0.5),
  bar(26, -86, 54, 15, gold, 4) + each(3, (n) => disc(38 + n * 15, -78.5, 3.6, madder)),
  line('M34,8H104', gold, 4.4),
  disc(104, 18, 6, gold),
  bar(-112, 34, 224, 12, navy, 4),
  wheel(-78, 52, 24) + wheel(-26, 52, 24) + wheel(72, 52, 24),
].join('')

const plane = put(
  [
    shape(
      'M-12,-104C-12,-116 12,-116 12,-104V-56L106,6V26L12,-2V58L38,80V94L0,82L-38,94V80L-12,58V-2L-106,26V6L-12,-56Z',
      blue,
    ),
    shade('M0,-113C8,-112 12,-110 12,-104V-56L106,6V26L12,-2V58L38,80V94L0,82Z', 0.14),
    shape('M-9,-88C-8,-98 8,-98 9,-88Z', sky),
    both(bar(44, -24, 11, 22, madder, 4) + line('M22,-28L96,20', white, 3)),
  ].join(''),
  0,
  0,
  1,
  42,
)

const sailboat = [
  bar(-3.5, -104, 7, 144, brown, 3),
  shape('M8,-100C56,-60 76,-10 76,24H8Z', madder) + shape('M8,-40C40,-36 62,-24 70,-4H8Z', cream),
  shape('M-8,-84C-32,-50 -60,-10 -64,24H-8Z', cream),
  shade('M-8,-84C-20,-40 -26,-6 -28,24H-8Z', 0.08),
  shape('M-3,-104L-30,-96L-3,-88Z', marigold),
  shape('M-92,38H92C84,70 66,78 44,78H-48C-70,78 -86,66 -92,38Z', brown),
  line('M-88,50H88', gold, 4.4),
  ...[88, 104].map((y, n) =>
    line(
      `M${-104 + n * 20},${y}q13,-10 26,0t26,0t26,0t26,0t26,0t26,0${n ? '' : 't26,0t26,0'}`,
      teal,
      5,
    ),
  ),
].join('')

const houseboat = [
  shape('M-66,24V0C-66,-40 -28,-56 8,-56C44,-56 76,-38 76,0V24Z', tan),
  line(
    'M-66,0C-66,-40 -28,-56 8,-56M-48,24V-14C-48,-38 -20,-54 8,-56M-22,24V-20C-22,-40 -8,-52 8,-56M8,24V-56M36,24V-20C36,-40 24,-52 8,-56M58,24V-14C58,-38 34,-54 8,-56M-64,-6H74M-56,-28H66',
    brown,
    3,
  ),
  bar(-42, -8, 26, 26, cream, 3) +
    bar(28, -8, 26, 26, cream, 3) +
    shape('M-4,24V-2C-4,-10 20,-10 20,-2V24Z', brown),
  shape(
    'M-112,-2C-100,22 -80,26 -60,26H72C92,26 106,14 112,-10C114,28 96,58 60,60H-64C-96,58 -112,34 -112,-2Z',
    brown,
  ),
  line('M-100,32C-60,44 60,44 102,28', marigold, 4.4),
  ...[70, 86].map((y, n) =>
    line(
      `M${-104 + n * 20},${y}q13,-10 26,0t26,0t26,0t26,0t26,0t26,0${n ? '' : 't26,0t26,0'}`,
      teal,
      5,
    ),
  ),
  put(
    each(5, (n) =>
      shape('M0,0C22,-14 44,-12 58,4C40,0 20,4 0,0Z', leaf).replace(
        '<path',
        `<path transform="rotate(${-160 + n * 40})"`,
      ),
    ) + line('M0,0C-6,30 -2,54 -10,76', brown, 6),
    92,
    -82,
    0.8,
  ),
].join('')

const suitcase = [
  line('M-30,-58V-88H30V-58', ink, 9),
  bar(-92, -60, 184, 140, rust, 14),
  bar(-66, -60, 18, 140, brown) + bar(48, -60, 18, 140, brown),
  bar(-64, -12, 14, 18, gold, 3) + bar(50, -12, 14, 18, gold, 3),
  shade('M-92,58H92V66C92,74 86,80 78,80H-78C-86,80 -92,74 -92,66Z', 0.14),
  put(
    disc(0, 0, 21, teal) +
      shape(
        'M-4,-15C-4,-18 4,-18 4,-15V-5L17,4V8L4,4V11L9,15V18L0,15L-9,18V15L-4,11V4L-17,8V4L-4,-5Z',
        white,
      ),
    0,
    -24,
    1,
    30,
  ),
  put(
    '<path d="M0,28C-42,2 -34,-28 -15,-28C-6,-28 0,-21 0,-14C0,-21 6,-28 15,-28C34,-28 42,2 0,28Z" fill="#d1496f"/>',
    20,
    34,
    0.5,
    10,
  ),
  put(bar(-16, -10, 32, 20, cream, 3) + line('M-9,-3H9M-9,4H4', ink, 2.6), -18, 28, 1, -10),
  bar(-76, 78, 22, 12, ink, 3) + bar(54, 78, 22, 12, ink, 3),
].join('')

const arch = (x: number, y: number, size: number, color: string): string =>
  put(shape('M-10,20V-6C-10,-16 -4,-18 0,-26C4,-18 10,-16 10,-6V20Z', color), x, y, size)
const taj = [
  both(
    bar(86, -46, 15, 112, cream, 2) +
      shade('M95,-46H101V66H95Z', 0.08) +
      shape('M84,-46C80,-58 88,-64 93.5,-74C99,-64 107,-58 103,-46Z', cream) +
      line('M93.5,-72V-82', marigold, 3) +
      bar(83, -48, 21, 5, marigold) +
      bar(83, -8, 21, 5, marigold) +
      bar(83, 28, 21, 5, marigold),
  ),
  both(
    bar(36, -14, 36, 80, cream) +
      shape('M42,-14C38,-28 48,-34 54,-44C60,-34 70,-28 66,-14Z', cream) +
      line('M54,-44V-54', marigold, 3) +
      arch(54, 12, 0.8, sky) +
      arch(54, 48, 0.8, sky),
  ),
  bar(-36, -26, 72, 92, cream),
  shape('M-28,-28C-48,-56 -20,-76 0,-100C20,-76 48,-56 28,-28Z', cream),
  shade('M0,-100C20,-76 48,-56 28,-28H8C20,-52 12,-78 0,-100Z', 0.1),
  bar(-32, -32, 64, 7, marigold, 2),
  line('M0,-98V-114', marigold, 3.4) + disc(0, -114, 4, marigold),
  arch(0, 38, 1.7, sky),
  line('M-34,-22H34V64M-34,-22V64', marigold, 2.8),
  bar(-112, 64, 224, 13, marigold, 3),
  bar(-96, 77, 192, 12, sky, 3),
].join('')

const gate = [
  bar(-74, -40, 148, 136, tan),
  bar(-84, -56, 168, 20, tan, 2) + shade('M-84,-40H84V-36H-84Z', 0.2),
  bar(-62, -76, 124, 20, tan) +
    bar(-42, -90, 84, 16, tan, 2) +
    shade('M-62,-58H62V-54H-62ZM-42,-76H42V-73H-42Z', 0.16),
  shape('M-28,96V10C-28,-20 28,-20 28,10V96Z', navy),
  both(shape('M44,96V34C44,22 62,22 62,34V96Z', navy) + bar(44, -10, 18, 18, brown, 2)),
  line('M-34,96V10C-34,-28 34,-28 34,10V96', brown, 3.4),
  bar(-84, 92, 168, 13, brown, 2),
  line('M-84,-26H84', brown, 3),
].join('')

const globe = [
  line('M54,-88C110,-50 112,40 44,82', brown, 9),
  disc(-12, -12, 76, sky),
  shape(
    'M-68,-60C-40,-76 -16,-66 -20,-48C-28,-34 -50,-30 -46,-10C-42,8 -58,12 -70,0C-86,-20 -84,-44 -68,-60Z',
    moss,
  ),
  shape(
    'M4,-50C24,-64 48,-50 58,-28C64,-8 54,14 40,34C26,48 14,34 18,18C22,2 2,0 -4,-16C-8,-32 -4,-44 4,-50Z',
    moss,
  ),
  shape('M-50,30C-34,24 -18,32 -18,48C-22,60 -36,62 -50,52C-58,44 -58,36 -50,30Z', moss),
  gleam('M-70,-40C-60,-62 -42,-76 -24,-82C-40,-66 -50,-52 -54,-34Z', 0.4),
  disc(46, -92, 7, marigold) + disc(36, 84, 7, marigold),
  bar(6, 78, 13, 20, brown) + bar(-38, 94, 100, 13, brown, 6),
].join('')

const balloonHot = [
  shape(
    'M0,-112C56,-112 92,-76 88,-30C84,6 44,36 24,58H-24C-44,36 -84,6 -88,-30C-92,-76 -56,-112 0,-112Z',
    madder,
  ),
  shape(
    'M0,-112C28,-112 46,-76 44,-30C42,6 22,36 12,58H-12C-22,36 -42,6 -44,-30C-46,-76 -28,-112 0,-112Z',
    marigold,
  ),
  shape(
    'M0,-112C9,-112 16,-76 15,-30C14,6 7,36 4,58H-4C-7,36 -14,6 -15,-30C-16,-76 -9,-112 0,-112Z',
    madder,
  ),
  shade('M0,-112C56,-112 92,-76 88,-30C84,6 44,36 24,58H10C46,20 60,-50 0,-112Z', 0.08),
  line('M-22,58L-16,80M22,58L16,80', brown, 3.4),
  bar(-20, 78, 40, 32, tan, 6) + line('M-18,90H18M-18,100H18', brown, 2.8),
  bar(-24, 54, 48, 8, brown, 3),
].join('')

const rocket = put(
  [
    flameOf(),
    shape('M28,12L62,60L28,54ZM-28,12L-62,60L-28,54Z', madder),
    shape('M0,-112C34,-84 44,-28 30,56H-30C-44,-28 -34,-84 0,-112Z', mist),
    shape('M0,-112C17,-98 28,-78 33,-54H-33C-28,-78 -17,-98 0,-112Z', madder),
    shade('M0,-112C34,-84 44,-28 30,56H6C26,-10 26,-70 0,-112Z', 0.12),
    disc(0, -20, 18, navy) +
      disc(0, -20, 12, sky) +
      gleam('M-9,-22C-8,-28 -3,-31 1,-31C-2,-27 -4,-24 -4,-20Z', 0.7),
    bar(-34, 50, 68, 12, navy, 4),
    bar(-4, 16, 8, 42, madder, 3),
  ].join(''),
  0,
  -6,
  1,
  36,
)
function flameOf(): string {
  return (
    shape('M-24,60H24C26,86 10,98 0,118C-10,98 -26,86 -24,60Z', orange) +
    shape('M-13,60H13C14,78 6,86 0,98C-6,86 -14,78 -13,60Z', gold)
  )
}

const tent = [
  shape('M0,-82L112,74H-112Z', orange),
  shade('M0,-82L112,74H40Z', 0.16),
  shape('M0,-62L36,74H-36Z', brown),
  shape('M0,-62L-36,74L-52,74C-30,40 -10,-10 0,-62ZM0,-62L36,74L52,74C30,40 10,-10 0,-62Z', cream),
  line('M0,-82L-12,-100M0,-82L12,-100', brown, 6),
  bar(-116, 72, 232, 10, leaf, 5),
  line('M-112,74L-120,80M112,74L120,80', brown, 3),
].join('')

export const travel = {
  scooter: [scooter, teal, brown, marigold],
  motorbike: [motorbike, madder, brown, marigold],
  bicycle: [bicycle, madder, tan, rose],
  car: [car, blue, sky],
  bus: [bus, madder, marigold, sky],
  truck: [truck, orange, madder, gold, teal],
  aeroplane: [plane, blue, madder],
  sailboat: [sailboat, madder, cream, brown, teal],
  houseboat: [houseboat, brown, tan, leaf, teal],
  suitcase: [suitcase, rust, brown, teal],
  'taj-mahal': [taj, cream, marigold, sky],
  'india-gate': [gate, tan, navy, brown],
  globe: [globe, sky, moss, brown],
  'hot-air-balloon': [balloonHot, madder, marigold, tan],
  'space-rocket': [rocket, madder, mist, navy, orange],
  tent: [tent, orange, brown, leaf],
} satisfies MotifSet
