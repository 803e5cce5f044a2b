import {
  around,
  at,
  bar,
  blade,
  disc,
  gleam,
  gleamLine,
  line,
  type MotifSet,
  oval,
  put,
  ring,
  scallops,
  shade,
  shadeLine,
  shape,
  smooth,
  tones,
} from '../pen.ts'

const { madder, rust, orange, marigold, gold, straw, cream, leaf, moss, teal } = tones
const { rose, pink, clay, tan, brown, grey, mist, ink, white } = tones

const steam = (x: number, y: number, color: string = grey): string =>
  line(`M${x},${y}c-10,-12 10,-20 0,-34`, color, 4.6)

const kulhad = [
  steam(-20, -66) + steam(4, -74) + steam(28, -66),
  shape('M-62,-46H62C56,-4 46,44 38,84C30,94 -30,94 -38,84C-46,44 -56,-4 -62,-46Z', clay),
  shade('M20,-46H62C56,-4 46,44 38,84C34,90 18,92 4,92C22,50 26,0 20,-46Z', 0.14),
  oval(0, -46, 62, 14, clay),
  gleam('M-62,-46A62,14 0 0 1 62,-46A62,11 0 0 0 -62,-46Z', 0.3),
  oval(0, -44, 52, 10, brown),
  oval(-6, -44, 34, 6, tan),
  gleamLine('M-54,-16Q0,2 54,-16M-50,0Q0,18 50,0M-40,52Q0,66 40,52', 3, 0.34),
].join('')

const kettle = [
  steam(-14, -92) + steam(10, -96),
  line('M-46,-52C-44,-112 44,-112 46,-52', ink, 8),
  shape('M48,6C74,4 80,-22 88,-50L106,-44C100,0 88,38 46,46Z', grey),
  shape('M-42,-46H42C72,-30 84,30 66,72C60,84 -60,84 -66,72C-84,30 -72,-30 -42,-46Z', grey),
  shade('M16,-46H42C72,-30 84,30 66,72C62,80 38,82 10,82C46,50 44,0 16,-46Z', 0.14),
  shape('M-46,-46C-44,-64 44,-64 46,-46Z', grey) + shadeLine('M-44,-46H44', 4, 0.26),
  disc(0, -66, 8, ink),
  gleam('M-54,20C-54,-8 -44,-26 -32,-32C-38,-14 -40,4 -38,24Z', 0.45),
  bar(-64, 78, 128, 9, ink, 4),
  line('M-62,46Q0,62 62,46', madder, 5),
].join('')

const samosaOne =
  shape(
    'M0,-70C6,-70 10,-64 14,-58L62,34C70,50 62,56 48,58C16,62 -16,62 -48,58C-62,56 -70,50 -62,34L-14,-58C-10,-64 -6,-70 0,-70Z',
    marigold,
  ) +
  shade(
    'M0,-70C6,-70 10,-64 14,-58L62,34C70,50 62,56 48,58C36,60 24,60 12,61C28,20 18,-30 0,-70Z',
    0.12,
  ) +
  line('M-54,40C-20,50 20,50 54,40', orange, 4) +
  [
    [-14, -8],
    [8, 20],
    [-26, 22],
    [0, -34],
    [24, 6],
  ]
    .map(([x, y]) => disc(x!, y!, 3, orange))
    .join('')
const samosa = [
  put(samosaOne, 34, -16, 0.86, 12),
  put(samosaOne, -26, 4, 0.96, -8),
  shape('M14,54C14,40 84,40 84,54C82,78 70,84 49,84C28,84 16,78 14,54Z', mist),
  oval(49, 53, 35, 9, leaf) + oval(44, 52, 18, 4, moss),
].join('')

const jalebiCoil =
  'M0,0C10,-12 24,4 10,18C-10,32 -36,14 -30,-14C-22,-46 26,-50 44,-16C58,18 26,54 -10,52C-50,50 -70,8 -56,-30C-40,-70 20,-84 58,-54C86,-30 88,12 74,42'
const jalebi = [
  line(jalebiCoil, orange, 17),
  shadeLine('M74,42C70,52 66,58 60,64', 17, 0),
  gleamLine(
    'M-24,-18C-14,-40 20,-44 38,-18M-50,-30C-34,-66 20,-78 54,-50M-24,36C-34,32 -42,24 -46,14',
    4,
    0.5,
  ),
  line('M58,62C68,58 72,50 74,42', orange, 17),
].join('')

const laddooBall = (x: number, y: number): string =>
  put(
    disc(0, 0, 38, marigold) +
      shade('M-22,31A38,38 0 0 0 38,-4A44,44 0 0 1 -22,31Z', 0.12) +
      [
        [-16, -16],
        [4, -22],
        [18, -8],
        [-22, 4],
        [-4, -2],
        [12, 10],
        [-10, 20],
        [26, 12],
      ]
        .map(([a, b]) => disc(a!, b!, 4.4, orange))
        .join('') +
      put(shape(blade(16, 5), leaf), -4, -24, 1, 40),
    x,
    y,
  )
const laddoo = [
  laddooBall(0, -42),
  laddooBall(-40, 18),
  laddooBall(40, 18),
  shape('M-104,36C-70,54 70,54 104,36C98,74 52,86 0,86C-52,86 -98,74 -104,36Z', mist),
  shade('M30,84C74,78 100,66 104,36C86,46 58,50 30,51Z', 0.12),
  gleamLine('M-88,52C-56,64 0,66 40,64', 3.4, 0.7),
].join('')

const iceCream = [
  shape('M-44,8L0,112L44,8Z', tan),
  shadeLine(
    'M-32,16L12,84M-6,14L24,58M20,14L34,34M32,16L-12,84M6,14L-24,58M-20,14L-34,34',
    2.8,
    0.26,
  ),
  disc(-22, -22, 34, pink),
  disc(24, -22, 34, straw),
  disc(0, -58, 36, rose),
  shape(
    'M-58,-6C-52,16 -38,12 -32,4C-24,18 -8,16 -2,6C6,18 22,16 28,4C36,14 52,14 58,-8C30,6 -30,6 -58,-6Z',
    pink,
  ),
  gleam('M-22,-74C-18,-84 -8,-88 0,-88C-8,-80 -14,-72 -14,-64Z', 0.5),
  disc(4, -98, 9, madder) + line('M6,-106Q10,-116 20,-116', leaf, 3.4),
  ...[
    [-12, -50, 30],
    [16, -64, -20],
    [8, -38, 60],
    [-34, -30, 10],
    [34, -30, -40],
    [18, -12, 20],
  ].map(([x, y, turn]) => put(bar(-6, -2, 12, 4, x! % 4 ? white : teal, 2), x!, y!, 1, turn)),
].join('')

const cupcake = [
  shape('M-52,22L-36,98H36L52,22Z', rose),
  shadeLine('M-32,26L-22,96M-10,26L-7,96M10,26L7,96M32,26L22,96', 3.6, 0.2),
  shape(
    'M-64,26C-80,4 -56,-20 -40,-18C-44,-44 -20,-56 -8,-52C-12,-70 2,-80 8,-90C20,-76 26,-66 22,-52C40,-50 50,-34 42,-18C62,-18 78,6 64,26C40,36 -40,36 -64,26Z',
    cream,
  ),
  shadeLine('M-46,6C-20,18 24,14 44,-10M-22,-24C-4,-16 18,-20 28,-38', 5, 0.12),
  disc(6, -88, 12, madder) + gleam('M0,-92C2,-97 6,-98 9,-97C6,-95 3,-92 3,-89Z', 0.5),
  ...[
    [-40, 4, 20],
    [-14, -4, -30],
    [14, 12, 60],
    [40, 4, -20],
    [-20, -34, 30],
    [20, -34, -40],
  ].map(([x, y, turn], n) =>
    put(bar(-6, -2.2, 12, 4.4, n % 2 ? teal : marigold, 2), x!, y!, 1, turn),
  ),
].join('')

const mango = [
  shape(
    'M14,-78C64,-84 98,-34 86,18C74,70 24,98 -30,88C-80,76 -104,38 -84,14C-66,-6 -50,-16 -36,-42C-26,-62 -10,-76 14,-78Z',
    marigold,
  ),
  shape(
    'M14,-78C64,-84 98,-34 86,18C82,36 74,50 62,62C68,10 56,-44 -10,-72C-2,-76 6,-77 14,-78Z',
    orange,
  ),
  gleam('M-66,34C-60,14 -40,0 -28,-18C-26,2 -38,18 -48,40C-54,48 -66,46 -66,34Z', 0.4),
  line('M14,-76Q12,-92 22,-102', brown, 6),
  put(shape(blade(70, 20), leaf) + gleamLine('M0,-6V-56', 2.6, 0.4), 18, -84, 1, 74),
].join('')

const pizza = [
  shape('M0,104L-72,-58C-30,-82 30,-82 72,-58Z', gold),
  shape(
    'M-80,-56C-84,-74 -70,-80 -60,-84C-24,-100 24,-100 60,-84C70,-80 84,-74 80,-56C78,-46 70,-46 62,-50C26,-66 -26,-66 -62,-50C-70,-46 -78,-46 -80,-56Z',
    tan,
  ),
  shade(
    'M30,37L0,104L-30,37C-22,42 -20,54 -12,54C-4,54 -4,42 4,44C12,46 14,56 20,54C26,52 26,42 30,37Z',
    0.08,
  ),
  ...[
    [-26, -26, 17],
    [24, -14, 17],
    [-2, 34, 14],
  ].map(
    ([x, y, r]) =>
      disc(x!, y!, r!, madder) +
      gleam(
        `M${x! - r! * 0.6},${y! - 2}C${x! - r! * 0.4},${y! - r! * 0.7} ${x!},${y! - r! * 0.8} ${x! + 4},${y! - r! * 0.7}C${x! - 4},${y! - 8} ${x! - 8},${y! - 4} ${x! - r! * 0.6},${y! - 2}Z`,
        0.3,
      ),
  ),
  ...[
    [0, -44, 30],
    [42, -44, 80],
    [-6, 6, -40],
    [18, 26, 10],
  ].map(([x, y, turn]) => put(shape(blade(16, 6), leaf), x!, y!, 1, turn)),
].join('')

const coffee = [
  steam(-18, -50) + steam(8, -54) + steam(32, -50),
  line('M58,-4C96,-10 96,48 46,44', teal, 11),
  shape('M-66,-24H66C68,34 48,72 20,76H-20C-48,72 -68,34 -66,-24Z', teal),
  shade('M22,-24H66C68,34 48,72 20,76H0C30,50 30,10 22,-24Z', 0.14),
  oval(0, -24, 66, 13, teal) + gleam('M-66,-24A66,13 0 0 1 66,-24A66,10 0 0 0 -66,-24Z', 0.35),
  oval(0, -22, 56, 9.4, brown),
  put(
    shape(
      'M0,28C-42,2 -34,-28 -15,-28C-6,-28 0,-21 0,-14C0,-21 6,-28 15,-28C34,-28 42,2 0,28Z',
      cream,
    ),
    -4,
    26,
    0.7,
  ),
  oval(0, 84, 88, 11, teal) + shade('M-88,84A88,11 0 0 0 88,84A88,8 0 0 1 -88,84Z', 0.2),
].join('')

const coconut = [
  shape(
    'M-70,-20C-86,30 -50,92 6,92C62,92 92,40 76,-12C66,-48 30,-66 0,-66C-34,-66 -60,-50 -70,-20Z',
    leaf,
  ),
  shade('M76,-12C92,40 62,92 6,92C40,70 56,20 34,-56C54,-48 70,-32 76,-12Z', 0.16),
  oval(0, -44, 52, 25, cream, -4),
  oval(0, -42, 39, 17, mist, -4),
  line('M8,-42L44,-110', rose, 9) + gleamLine('M14,-48L40,-100', 2.6, 0.5),
  put(
    around(5, shape('M0,0C-16,-10 -16,-30 0,-32C16,-30 16,-10 0,0Z', pink)) + disc(0, 0, 7, gold),
    -44,
    -44,
    0.9,
  ),
  gleam('M-58,14C-56,-2 -50,-14 -42,-22C-42,-4 -40,14 -34,34C-44,40 -56,32 -58,14Z', 0.2),
].join('')

const banana = [
  shape(
    'M-78,-58C-76,-66 -62,-70 -56,-60C-48,-6 4,44 82,40C92,44 96,58 84,66C10,96 -84,40 -78,-58Z',
    gold,
  ),
  shape(
    'M-78,-58C-84,40 10,96 84,66C88,63 90,60 90,56C20,72 -58,26 -68,-66C-74,-66 -77,-62 -78,-58Z',
    marigold,
  ),
  shape(
    'M-78,-58C-80,-72 -80,-82 -84,-92L-66,-96C-64,-84 -60,-74 -56,-60C-62,-68 -74,-68 -78,-58Z',
    brown,
  ),
  shape('M82,40C92,44 96,58 84,66L78,54Z', brown),
].join('')

const strawberry = [
  shape(
    'M0,-52C30,-66 72,-48 70,-8C68,40 30,88 0,102C-30,88 -68,40 -70,-8C-72,-48 -30,-66 0,-52Z',
    madder,
  ),
  shade('M70,-8C68,40 30,88 0,102C20,60 44,10 36,-58C56,-54 71,-38 70,-8Z', 0.14),
  ...[
    [-40, -14],
    [-14, -22],
    [14, -22],
    [42, -12],
    [-28, 14],
    [0, 8],
    [28, 14],
    [-16, 42],
    [14, 40],
    [0, 68],
  ].map(([x, y]) => put(shape(blade(10, 4, 0.3), straw), x!, y! + 5, 1, 180)),
  ...[-74, -40, 0, 40, 74].map((turn) => put(shape(blade(44, 13), leaf), 0, -50, 1, turn)),
  line('M0,-52Q2,-84 16,-96', leaf, 6.4),
].join('')

const watermelon = [
  shape('M-104,-30H104C104,36 58,84 0,84C-58,84 -104,36 -104,-30Z', leaf),
  shape('M-92,-30H92C92,30 50,72 0,72C-50,72 -92,30 -92,-30Z', cream),
  shape('M-82,-30H82C82,22 44,62 0,62C-44,62 -82,22 -82,-30Z', rose),
  ...[
    [-52, -8],
    [-22, -6],
    [10, -8],
    [44, -6],
    [-36, 20],
    [-4, 22],
    [28, 20],
    [-14, 44],
    [14, 44],
  ].map(([x, y]) => put(shape(blade(14, 5, 0.3), ink), x!, y! + 7, 1, 180)),
  gleam('M-82,-30H82V-23H-82Z', 0.24),
].join('')

const pineapple = [
  ...[-56, -34, 34, 56].map((turn) => put(shape(blade(62, 13), moss), 0, -34, 1, turn)),
  ...[-18, 18].map((turn) => put(shape(blade(76, 13), leaf), 0, -34, 1, turn)),
  put(shape(blade(84, 13), leaf), 0, -32),
  shape(
    'M0,-38C40,-38 56,-6 54,32C52,76 30,108 0,108C-30,108 -52,76 -54,32C-56,-6 -40,-38 0,-38Z',
    marigold,
  ),
  line(
    'M-46,-8L40,78M-54,24L22,100M-24,-32L54,46M4,-36L52,14M46,-8L-40,78M54,24L-22,100M24,-32L-54,46M-4,-36L-52,14',
    orange,
    4,
  ),
  gleam('M-42,10C-40,-8 -30,-22 -18,-28C-26,-10 -30,8 -28,24Z', 0.3),
].join('')

const chilli = [
  shape(
    'M-62,-50C-40,-70 -6,-66 6,-40C24,0 58,38 104,52C44,70 -26,44 -54,0C-66,-18 -70,-36 -62,-50Z',
    madder,
  ),
  gleamLine('M-46,-30C-30,2 0,28 36,40', 6, 0.4),
  shape(
    'M-66,-42C-74,-58 -60,-74 -44,-74C-24,-76 -2,-62 4,-44C-8,-50 -16,-46 -22,-38C-32,-46 -42,-46 -48,-34C-54,-42 -60,-44 -66,-42Z',
    leaf,
  ),
  line('M-44,-70C-56,-84 -74,-90 -90,-84', leaf, 8),
].join('')

const popcorn = [
  ...[
    [-48, -40],
    [-20, -58],
    [14, -62],
    [46, -42],
    [-2, -34],
    [-34, -20],
    [32, -20],
    [-66, -20],
    [66, -22],
  ].map(([x, y], n) =>
    put(
      shape(scallops(5, 21), n % 2 ? cream : straw) + shadeLine('M-7,-2Q0,-9 7,-2', 3, 0.2),
      x!,
      y!,
      1,
      n * 31,
    ),
  ),
  shape('M-72,-14H72L52,100H-52Z', madder),
  shape('M-44,-14H-16L-12,100H-32ZM16,-14H44L32,100H12Z', cream),
  shade('M-72,-14H72L70,-2H-70Z', 0.12),
  bar(-36, 26, 72, 32, marigold, 8),
  line('M-20,42H20', madder, 5),
].join('')

const donut = [
  disc(0, 0, 96, tan),
  shape(smooth(Array.from({ length: 20 }, (_, n) => at(n % 2 ? 80 : 91, n * 18))), rose),
  disc(0, 0, 33, tan),
  disc(0, 0, 25, cream),
  ring(0, 0, 27, brown, 3),
  ...Array.from({ length: 15 }, (_, n) => {
    const [x, y] = at(n % 2 ? 66 : 50, n * 24 + 8)
    return put(bar(-8, -2.6, 16, 5.2, [white, marigold, teal][n % 3]!, 2.6), x, y, 1, n * 67)
  }),
  gleam('M-72,-34C-62,-54 -46,-68 -30,-74C-42,-60 -52,-46 -58,-30Z', 0.35),
].join('')

const dosa = [
  oval(0, 40, 108, 34, leaf),
  gleamLine('M-100,40H100', 2.6, 0.3),
  shape(
    'M-94,8C-100,-14 -84,-30 -66,-28L80,-14C98,-12 102,24 84,30L-66,42C-84,42 -92,28 -94,8Z',
    marigold,
  ),
  shade('M-94,8C-92,28 -84,42 -66,42L84,30C94,26 97,16 96,6C40,24 -40,28 -94,8Z', 0.14),
  oval(86, 8, 10, 22, orange, -4) + oval(86, 8, 5, 13, brown, -4),
  gleamLine('M-70,-16L64,-4M-72,-2L40,8', 3.4, 0.4),
  shape('M-66,42C-66,32 -18,32 -18,42C-18,62 -28,66 -42,66C-56,66 -66,62 -66,42Z', mist) +
    oval(-42, 42, 24, 7, cream),
  shape('M14,48C14,38 62,38 62,48C62,68 52,72 38,72C24,72 14,68 14,48Z', mist) +
    oval(38, 48, 24, 7, rust),
].join('')

const thali = [
  disc(0, 0, 104, mist),
  ring(0, 0, 95, grey, 4),
  ...[
    [-70, 0, marigold],
    [-35, 0, leaf],
    [0, 0, rust],
    [35, 0, cream],
    [70, 0, orange],
  ].map(([turn, , color]) => {
    const [x, y] = at(67, turn as number)
    return disc(x, y, 20, grey) + disc(x, y, 15.6, color as string)
  }),
  shape('M-64,24C-40,8 -10,22 -4,46C-12,72 -50,70 -66,52C-70,42 -70,32 -64,24Z', cream),
  shadeLine('M-52,34l6,3M-36,30l6,4M-40,48l7,2M-22,42l5,5M-54,50l6,4M-26,58l7,0', 3, 0.2),
  disc(36, 44, 32, tan) +
    [
      [28, 36],
      [44, 34],
      [38, 52],
      [24, 50],
      [50, 50],
    ]
      .map(([x, y]) => disc(x!, y!, 4.4, brown))
      .join(''),
  oval(-2, 2, 22, 8, leaf, -20),
].join('')

export const food = {
  kulhad: [kulhad, clay, brown],
  'tea-kettle': [kettle, grey, madder],
  'coffee-cup': [coffee, teal, cream],
  samosa: [samosa, marigold, leaf],
  jalebi: [jalebi, orange],
  laddoo: [laddoo, marigold, orange, mist],
  dosa: [dosa, marigold, leaf, rust],
  thali: [thali, mist, marigold, leaf, rust],
  'ice-cream': [iceCream, rose, pink, straw, tan],
  cupcake: [cupcake, rose, cream, madder],
  donut: [donut, rose, tan],
  pizza: [pizza, gold, tan, madder],
  popcorn: [popcorn, madder, cream, marigold],
  mango: [mango, marigold, orange, leaf],
  banana: [banana, gold, marigold],
  strawberry: [strawberry, madder, leaf],
  watermelon: [watermelon, rose, leaf],
  pineapple: [pineapple, marigold, leaf],
  coconut: [coconut, leaf, rose, pink],
  chilli: [chilli, madder, leaf],
} satisfies MotifSet
