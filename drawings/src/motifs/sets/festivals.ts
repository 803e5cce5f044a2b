import {
  around,
  at,
  bar,
  blade,
  bloom,
  both,
  disc,
  each,
  flame,
  gleam,
  gleamLine,
  line,
  type MotifSet,
  oval,
  put,
  ring,
  roundPetal,
  scallops,
  shade,
  shadeLine,
  shape,
  starPath,
  tassel,
  tones,
} from '../pen.ts'

const { madder, rust, orange, marigold, gold, straw, cream, leaf, moss, teal, sky, blue, navy } =
  tones
const { plum, rose, pink, clay, tan, brown, ink, white } = tones

const brassLamp = [
  shape('M-54,104C-54,90 -20,90 -13,74H13C20,90 54,90 54,104Z', marigold),
  bar(-58, 102, 116, 9, marigold, 4),
  bar(-7, -24, 14, 100, marigold),
  ...[62, 34, 6].map(
    (y) => oval(0, y, 17, 8, marigold) + shadeLine(`M-15,${y + 3}Q0,${y + 10} 15,${y + 3}`, 2.4),
  ),
  shape('M-66,-36C-52,-12 -22,-10 0,-10C22,-10 52,-12 66,-36Z', marigold),
  shade('M0,-10C22,-10 52,-12 66,-36H40C32,-20 16,-14 0,-10Z'),
  oval(0, -36, 66, 9, gold),
  ...[-56, -28, 28, 56].map((x) => flame(x, -36, 0.72)),
  shape('M-8,-36C-4,-52 -12,-58 0,-74C12,-58 4,-52 8,-36Z', marigold),
  flame(0, -76, 0.86),
  gleamLine('M-3,-4V60', 2.6),
  both(gleamLine('M-44,101C-36,95 -24,94 -18,86', 2.4)),
].join('')

const kandil = [
  line('M0,-112V-84', ink, 3),
  ring(0, -114, 5, ink, 3),
  ...[-36, -18, 0, 18, 36].map((x, n) =>
    put(
      shape('M-7,0H7V62L0,54L-7,62Z', n % 2 ? marigold : rose) + shade('M-7,0H7V6H-7Z', 0.2),
      x,
      40,
    ),
  ),
  shape('M0,-86L50,-46V4L0,44L-50,4V-46Z', rose),
  shape('M0,-86L50,-46H-50Z', marigold),
  shape('M0,44L50,4H-50Z', marigold),
  shade('M0,-86L50,-46H22Z M0,44L50,4H22Z', 0.12),
  shape(starPath(8, 19, 9), cream).replace('<path', '<path transform="translate(0 -21)"'),
  both(
    disc(36, -21, 5, cream) +
      shape('M50,-46L70,-21L50,4Z', teal) +
      tassel(70, -17, teal, 28) +
      line('M50,-46V4', cream, 2.4),
  ),
  line('M-50,-46H50M-50,4H50', cream, 3),
].join('')

const burst = (n: number, r: number, color: string, spark: string): string =>
  around(
    n,
    shape(`M0,${-r * 0.34}L3.4,${-r * 0.82}L0,${-r * 0.9}L-3.4,${-r * 0.82}Z`, color) +
      disc(0, -r, 4.4, spark),
  ) +
  around(n, disc(0, -r * 0.66, 3, spark) + disc(0, -r * 0.32, 2.4, spark), 180 / n) +
  disc(0, 0, 4, spark)

const fireworks = [
  put(burst(10, 74, rose, gold), -18, -26),
  put(burst(8, 46, teal, gold), 66, 34),
  put(burst(6, 34, orange, rose), -66, 66),
  ...[
    [58, -64],
    [0, 70],
    [92, -24],
    [-92, 16],
  ].map(([x, y]) => put(shape(starPath(4, 9, 2.6), gold), x!, y!)),
].join('')

const sparkler = [
  line('M-78,92L26,-30', brown, 4.4),
  line('M-18,22L26,-30', ink, 6.4),
  put(
    around(8, shape('M0,-16L3,-44L0,-74L-3,-44Z', orange)) +
      around(8, shape('M0,-14L2.4,-32L0,-50L-2.4,-32Z', gold), 22.5) +
      around(16, disc(0, -60, 2.8, gold), 11.25) +
      around(8, put(shape(starPath(4, 8, 2.2), rose), 0, -84), 22.5) +
      disc(0, 0, 15, straw) +
      disc(0, 0, 8, white),
    28,
    -32,
  ),
].join('')

const kolam = [
  around(4, line('M0,0C-44,-30 -44,-84 0,-84C44,-84 44,-30 0,0Z', madder, 4.6)),
  around(4, line('M0,-20C-30,-50 -60,-80 -74,-74C-88,-68 -50,-30 -20,0', madder, 4.6)),
  ring(0, 0, 96, madder, 4.6),
  around(8, disc(0, -108, 4.4, marigold), 22.5),
  around(4, disc(0, -56, 6, marigold) + put(disc(0, -56, 5, marigold), 0, 0, 1, 45)),
  around(4, shape('M0,-96L9,-110L0,-124L-9,-110Z', madder)),
  disc(0, 0, 7, marigold),
].join('')

const pichkari = put(
  [
    bar(-104, -10, 12, 20, navy, 4),
    bar(-94, -4, 46, 8, tones.grey),
    bar(-52, -19, 104, 38, teal, 7),
    bar(-52, -19, 18, 38, marigold, 5),
    bar(-8, -19, 10, 38, marigold),
    bar(12, -19, 10, 38, marigold),
    shape('M52,-15L74,-7V7L52,15Z', marigold),
    bar(72, -5, 14, 10, navy, 2),
    gleam('M-30,-13H46V-8H-30Z', 0.45),
    shade('M-30,11H46V17H-30Z', 0.16),
    shape(
      'M92,-4C112,-22 128,-22 146,-34C138,-16 152,-12 160,0C146,2 146,16 132,22C118,12 104,14 92,4Z',
      rose,
    ),
    disc(160, -30, 6, rose),
    disc(168, 14, 5, marigold),
    disc(140, 34, 6, marigold),
    disc(150, -48, 4.4, teal),
  ].join(''),
  -20,
  20,
  0.8,
  -28,
)

const heap = (x: number, y: number, color: string, size = 1): string =>
  put(
    shape('M-36,0C-26,-12 -12,-44 0,-44C12,-44 26,-12 36,0C20,8 -20,8 -36,0Z', color) +
      shade('M0,-44C12,-44 26,-12 36,0C28,5 16,6 6,6C12,-10 8,-30 0,-44Z', 0.12) +
      gleam('M-14,-16C-10,-26 -6,-34 -2,-36C-4,-26 -6,-18 -8,-12Z', 0.4),
    x,
    y,
    size,
  )
const gulal = [
  ...[
    [-64, -52, 5, rose],
    [-30, -66, 4, marigold],
    [6, -74, 5.4, teal],
    [44, -60, 4, rose],
    [72, -42, 5, marigold],
    [-86, -26, 3.6, teal],
    [24, -92, 3.6, rose],
    [90, -18, 3.6, teal],
  ].map(([x, y, r, color]) => disc(x as number, y as number, r as number, color as string)),
  oval(0, 20, 104, 28, gold),
  oval(0, 17, 92, 22, marigold),
  heap(0, 8, teal, 1.1),
  heap(-46, 20, rose),
  heap(46, 20, marigold),
  heap(2, 28, plum, 0.8),
  shape(
    'M-104,20C-100,54 -60,62 0,62C60,62 100,54 104,20C92,44 50,48 0,48C-50,48 -92,44 -104,20Z',
    gold,
  ),
  shade(
    'M-60,57C-20,64 40,62 70,52C98,44 102,34 104,20C92,44 50,48 0,48C-24,48 -44,47 -60,44Z',
    0.12,
  ),
].join('')

const moonAndStar = [
  shape('M26,-92A94,94 0 1 0 84,52A76,76 0 1 1 26,-92Z', gold),
  gleam('M-30,-76C-84,-48 -90,20 -60,54C-74,14 -66,-42 -30,-76Z', 0.3),
  put(shape(starPath(5, 34, 14), gold), 42, -22, 1, 12),
  put(shape(starPath(4, 11, 3.4), gold), 84, -62),
  put(shape(starPath(4, 8, 2.6), gold), 92, 8),
].join('')

const minaret = [
  bar(70, -44, 22, 124, cream),
  shade('M84,-44H92V80H84Z', 0.08),
  bar(66, -50, 30, 8, teal, 2),
  bar(66, 10, 30, 7, teal, 2),
  shape('M70,-50C66,-66 74,-70 81,-84C88,-70 96,-66 92,-50Z', teal),
  line('M81,-84V-96', marigold, 3),
  disc(81, -98, 4, marigold),
  shape('M76,-18C76,-28 81,-30 81,-34C81,-30 86,-28 86,-18V-4H76Z', navy),
].join('')
const archWindow = (x: number, y: number, size: number, color: string): string =>
  put(shape('M-10,24V-6C-10,-16 -4,-18 0,-26C4,-18 10,-16 10,-6V24Z', color), x, y, size)
const mosque = [
  both(minaret),
  bar(-62, 6, 124, 74, cream),
  shape('M-46,6C-66,-30 -30,-52 0,-82C30,-52 66,-30 46,6Z', teal),
  gleam('M-36,0C-48,-24 -26,-42 -10,-58C-18,-38 -26,-20 -24,0Z', 0.25),
  bar(-50, 2, 100, 9, marigold, 3),
  line('M0,-82V-96', marigold, 3.4),
  shape('M4,-112A9,9 0 1 0 9,-99A7.4,7.4 0 1 1 4,-112Z', marigold),
  archWindow(0, 54, 1.2, navy),
  both(archWindow(36, 48, 0.9, navy)),
  bar(-100, 78, 200, 12, marigold, 3),
].join('')

const tier = (y: number, wide: number, tall: number): string =>
  shape(
    `M0,${y - tall}C${wide * 0.3},${y - tall * 0.5} ${wide * 0.6},${y - tall * 0.2} ${wide},${y}C${wide * 0.6},${y + 9} ${wide * 0.3},${y + 2} 0,${y + 8}C${-wide * 0.3},${y + 2} ${-wide * 0.6},${y + 9} ${-wide},${y}C${-wide * 0.6},${y - tall * 0.2} ${-wide * 0.3},${y - tall * 0.5} 0,${y - tall}Z`,
    leaf,
  ) +
  shade(
    `M${-wide * 0.56},${y + 5}C${-wide * 0.3},${y + 2} ${-wide * 0.1},${y + 6} 0,${y + 8}C${wide * 0.3},${y + 2} ${wide * 0.6},${y + 9} ${wide},${y}C${wide * 0.4},${y + 1} 0,${y - 2} ${-wide * 0.56},${y + 5}Z`,
    0.16,
  )
const christmasTree = [
  bar(-11, 78, 22, 26, brown, 2),
  tier(82, 76, 64),
  tier(38, 60, 58),
  tier(-6, 44, 62),
  line('M-30,0C-12,14 16,12 34,2M-42,46C-16,60 20,58 46,44', gold, 3.4),
  ...[
    [-16, -20],
    [12, -2],
    [-30, 30],
    [2, 28],
    [34, 30],
    [-48, 74],
    [-12, 72],
    [24, 74],
    [54, 74],
  ].map(([x, y], n) => disc(x!, y!, 5.6, n % 2 ? gold : madder)),
  put(shape(starPath(5, 18, 7.6), gold), 0, -72),
].join('')

const bauble = [
  line('M0,-112V-84', marigold, 3),
  ring(0, -80, 9, marigold, 4),
  bar(-15, -74, 30, 17, marigold, 3),
  disc(0, 14, 72, madder),
  shape(
    'M-70,-2C-40,10 40,10 70,-2C73,10 73,20 70,32C40,44 -40,44 -70,32C-73,20 -73,10 -70,-2Z',
    cream,
  ),
  ...[-48, -24, 0, 24, 48].map((x) => put(shape(starPath(6, 11, 4), leaf), x, 22 - (x * x) / 420)),
  gleam('M-44,-22C-36,-38 -22,-46 -10,-48C-22,-38 -32,-26 -34,-16Z', 0.5),
  shade('M20,83C56,72 74,40 72,10C72,2 70,-6 66,-14C62,34 48,64 20,83Z', 0.14),
].join('')

const santaHat = [
  shape(
    'M-74,44C-70,-16 -34,-76 22,-76C66,-76 84,-46 88,6C76,-16 60,-20 50,-18C66,4 72,26 74,44Z',
    madder,
  ),
  shade(
    'M22,-76C66,-76 84,-46 88,6C76,-16 60,-20 50,-18C36,-44 22,-50 0,-50C10,-58 18,-66 22,-76Z',
    0.16,
  ),
  shape(
    'M-80,36C-60,24 60,24 80,36C92,42 92,66 80,72C60,80 -60,80 -80,72C-92,66 -92,42 -80,36Z',
    cream,
  ),
  shade('M-84,66C-40,72 40,72 88,60C86,68 84,70 80,72C60,80 -60,80 -80,72Z', 0.1),
  disc(90, 16, 19, cream),
  gleamLine('M-52,8C-46,-16 -34,-36 -18,-48', 5, 0.28),
].join('')

const snowflake =
  around(
    6,
    line('M0,0V-96M0,-30L18,-48M0,-30L-18,-48M0,-56L20,-76M0,-56L-20,-76', blue, 6) +
      disc(0, -96, 6, blue),
  ) + around(6, shape('M0,-12L9,-22L0,-34L-9,-22Z', sky), 30)

const candyCane = [
  line('M-20,100V-40C-20,-92 50,-92 50,-40V-24', cream, 27),
  line('M-20,100V-40C-20,-92 50,-92 50,-40V-24', cream, 26),
  ...[76, 44, 12, -20].map((y) =>
    shape(`M-33,${y + 8}L-7,${y - 12}V${y + 2}L-33,${y + 22}Z`, madder),
  ),
  shape('M-32,-50L-8,-36L-6,-50L-27,-66Z', madder),
  shape('M-14,-80L2,-60L13,-66L5,-91Z', madder),
  shape('M31,-88L23,-63L34,-56L50,-76Z', madder),
  shape('M62,-52L37,-42V-28L64,-40Z', madder),
  shape('M-20,22C-56,-2 -72,14 -66,30C-60,48 -36,40 -20,24Z', leaf),
  shape('M-20,22C16,-2 32,14 26,30C20,48 -4,40 -20,24Z', leaf),
  shape('M-24,24L-50,70L-36,68L-28,80L-18,28ZM-16,24L10,70L-4,68L-12,80L-22,28Z', leaf),
  disc(-20, 24, 10, madder),
].join('')

const bell = [
  shape(
    'M-58,54C-40,40 -44,0 -36,-30C-30,-54 -14,-62 0,-62C14,-62 30,-54 36,-30C44,0 40,40 58,54Z',
    marigold,
  ),
  shade('M12,-60C26,-54 32,-42 36,-30C44,0 40,40 58,54H28C34,10 26,-36 12,-60Z', 0.12),
  bar(-64, 50, 128, 14, marigold, 7),
  shade('M-60,60H62C64,60 64,64 57,64H-57C-62,64 -62,62 -60,60Z', 0.18),
  disc(0, 72, 13, brown),
  line('M-38,20Q0,32 38,20', madder, 4),
  gleamLine('M-22,6C-22,-18 -18,-36 -10,-46', 5, 0.5),
  ring(0, -72, 10, marigold, 6),
].join('')
const christmasBells = [
  put(bell, -40, 12, 0.74, 20),
  put(bell, 40, 12, 0.74, -20),
  both(
    shape('M0,-52C26,-84 66,-84 70,-62C74,-40 36,-36 0,-48Z', madder) +
      shade('M0,-52C22,-62 46,-66 58,-60C50,-48 24,-44 0,-48Z', 0.16) +
      shape('M2,-46L34,-8L24,-4L20,8L-2,-42Z', madder),
  ),
  disc(0, -50, 12, madder),
  gleam('M-6,-54C-4,-60 2,-60 4,-58C0,-58 -4,-56 -6,-54Z', 0.5),
].join('')

const pookalam = [
  disc(0, 0, 100, leaf),
  around(24, disc(0, -92, 11, marigold)),
  disc(0, 0, 84, rose),
  bloom(16, blade(84, 15, 0.55), orange),
  bloom(16, blade(70, 11, 0.55), straw, 11.25),
  disc(0, 0, 50, cream),
  shape(scallops(12, 46), plum),
  bloom(12, roundPetal(44, 11), marigold),
  disc(0, 0, 20, leaf),
  bloom(8, roundPetal(18, 7), cream),
  disc(0, 0, 6, orange),
].join('')

const rower = (x: number): string =>
  put(
    shape('M-13,32C-13,8 -10,-6 0,-6C10,-6 13,8 13,32Z', cream) +
      disc(0, -16, 10, clay) +
      shape('M-11,-17C-11,-32 11,-32 11,-17Z', madder) +
      line('M4,6L20,14', clay, 6),
    x,
    -8,
  )
const snakeBoat = [
  ...[-64, -32, 0, 32].map(rower),
  shape(
    'M-114,4C-74,22 40,26 80,0C98,-14 100,-44 90,-72C110,-58 120,-12 98,20C80,46 -30,50 -68,38C-92,30 -106,20 -114,4Z',
    brown,
  ),
  line('M-102,14C-60,30 44,32 86,6', marigold, 4.4),
  ...[-52, -24, 4, 32, 58].map((x) => disc(x, 35 - (x > 40 ? 6 : x < -40 ? 1 : 0), 4, marigold)),
  put(bloom(6, roundPetal(15, 6), marigold) + disc(0, 0, 5, madder), 90, -76),
  ...[-64, -32, 0, 32].map(
    (x) =>
      line(`M${x + 18},10L${x + 38},60`, tan, 4.4) +
      put(shape('M-5,-9L5,-9L6,12C3,16 -3,16 -6,12Z', tan), x + 40, 64, 1, -22),
  ),
  line(
    'M-112,84q14,-10 28,0t28,0t28,0t28,0t28,0t28,0t28,0t28,0M-84,102q14,-10 28,0t28,0t28,0t28,0t28,0t28,0',
    teal,
    5.4,
  ),
].join('')

const stick = (color: string, bands: string): string =>
  bar(-8, -104, 16, 208, color, 8) +
  each(7, (n) =>
    shape(`M-8,${-80 + n * 26}L8,${-90 + n * 26}V${-80 + n * 26}L-8,${-70 + n * 26}Z`, bands),
  ) +
  disc(0, -104, 10, bands) +
  disc(0, 104, 10, bands) +
  gleam('M-5,-96H-2V96H-5Z', 0.4)
const dandiya = [
  put(stick(madder, gold), 0, 0, 1, 34),
  put(stick(teal, gold), 0, 0, 1, -34),
  put(tassel(0, 0, rose, 40), -58, 92, 0.9, 12) + put(tassel(0, 0, rose, 40), 58, 92, 0.9, -12),
  bloom(8, roundPetal(24, 8), marigold),
  disc(0, 0, 8, madder),
].join('')

const garbaPot = [
  flame(0, -72, 1.1),
  shape('M-22,-72C-22,-64 22,-64 22,-72C18,-54 -18,-54 -22,-72Z', clay),
  shape('M-30,-56H30L24,-36H-24Z', madder),
  bar(-38, -62, 76, 12, madder, 6),
  shape('M-24,-38C-92,-24 -96,40 -66,70C-44,92 44,92 66,70C96,40 92,-24 24,-38Z', madder),
  shade('M24,-38C92,-24 96,40 66,70C44,92 -10,90 -34,84C30,80 66,40 24,-38Z', 0.14),
  ...[
    [-52, 4],
    [-18, 8],
    [18, 8],
    [52, 4],
  ].map(([x, y]) =>
    put(shape('M0,-18L13,0L0,18L-13,0Z', gold) + shape('M0,-9L6.4,0L0,9L-6.4,0Z', teal), x!, y!),
  ),
  line('M-78,-10Q0,8 78,-10M-80,28Q0,46 80,28', cream, 3.6),
  ...[-54, -27, 0, 27, 54].map((x) => put(shape('M-11,0H11L0,20Z', cream), x, 40 - (x * x) / 420)),
  both(disc(70, 14, 4, gold) + disc(35, 4, 4, gold)) + disc(0, 8, 4, gold),
  bar(-40, 82, 80, 10, madder, 4),
].join('')

const skin = '#e9a06a'
const ganesha = [
  both(
    shape('M34,-26C62,-58 106,-46 104,-6C102,30 70,44 38,24Z', skin) +
      shape('M46,-18C66,-38 92,-30 90,-4C88,18 66,28 46,16Z', pink),
  ),
  shape(
    'M0,-58C44,-58 58,-26 50,4C46,22 34,34 22,40H-22C-34,34 -46,22 -50,4C-58,-26 -44,-58 0,-58Z',
    skin,
  ),
  shape(
    'M-28,18C-30,62 -22,100 14,104C42,108 58,88 50,70C44,58 28,62 30,74C32,82 22,84 16,78C4,66 20,48 28,18Z',
    skin,
  ),
  shadeLine('M-24,46Q-6,54 14,46M-22,62Q-6,70 8,62M-16,80Q-4,84 6,78', 2.6),
  shape(
    'M-26,30C-34,44 -48,48 -56,44C-52,42 -46,34 -44,24ZM26,30C32,40 40,44 46,42C42,36 42,30 42,24Z',
    cream,
  ),
  both(line('M18,-6Q28,-16 38,-6', ink, 4) + line('M17,-20Q28,-28 39,-20', ink, 2.6)),
  line('M-9,-40H9M-11,-33H11M-9,-26H9', cream, 2.6),
  disc(0, -33, 4.4, madder),
  shape(
    'M-50,-44C-34,-60 34,-60 50,-44L42,-72C32,-78 22,-96 0,-116C-22,-96 -32,-78 -42,-72Z',
    gold,
  ),
  line('M-44,-56C-30,-68 30,-68 44,-56', madder, 6),
  put(shape(blade(34, 14), madder) + shape(blade(20, 7), cream), 0, -74),
  both(put(shape(blade(22, 10), madder), 26, -70, 1, 14)),
  disc(0, -116, 6, madder),
  ...[-24, 0, 24].map((x) => disc(x, -60 + Math.abs(x) * 0.1, 3, cream)),
].join('')

const modakOne = [
  shape(
    'M0,-70C10,-48 58,-30 60,16C62,52 32,62 0,62C-32,62 -62,52 -60,16C-58,-30 -10,-48 0,-70Z',
    cream,
  ),
  shadeLine(
    'M0,-62V56M-4,-54C-28,-24 -34,20 -26,56M4,-54C28,-24 34,20 26,56M-6,-50C-42,-24 -56,8 -50,40M6,-50C42,-24 56,8 50,40',
    3,
    0.2,
  ),
].join('')
const modak = [
  put(modakOne, 0, -24, 0.78),
  put(modakOne, -48, 22, 0.78),
  put(modakOne, 48, 22, 0.78),
  put(shape(blade(26, 8), orange), -2, -74, 1, 10) +
    put(shape(blade(22, 6), orange), 2, -74, 1, -18),
  shape('M-108,56C-70,72 70,72 108,56C100,84 56,92 0,92C-56,92 -100,84 -108,56Z', marigold),
  shade('M20,92C66,90 100,82 108,56C84,68 52,72 20,74Z', 0.14),
  line('M-96,66C-60,78 60,78 96,66', madder, 3.4),
].join('')

const om = [
  line(
    'M-70,-44C-50,-78 6,-66 2,-32C0,-10 -26,-6 -38,-6C12,-8 20,42 -14,60C-40,72 -72,58 -78,28',
    madder,
    19,
  ),
  line('M-4,12C18,24 28,-18 54,-14C84,-8 82,52 50,56C38,57 30,50 30,40', madder, 16),
  shape('M8,-66C24,-34 66,-36 82,-76C66,-58 28,-50 8,-66Z', madder),
  shape('M46,-98L59,-84L46,-70L33,-84Z', marigold),
].join('')

const trishul = [
  bar(-5.5, -20, 11, 132, marigold, 4),
  shape('M0,-116L15,-84L8,-80V-24H-8V-80L-15,-84Z', marigold),
  both(
    shape('M62,-100L72,-62L62,-66C64,-28 40,-8 0,-8V-22C34,-24 48,-38 48,-66L40,-60Z', marigold) +
      shade('M62,-66C64,-28 40,-8 0,-8V-13C38,-16 54,-34 55,-63Z', 0.14),
  ),
  bar(-17, -10, 34, 12, madder, 5),
  bar(-12, 18, 24, 8, madder, 4),
  line('M-13,34L13,44M-13,50L13,60', madder, 5),
  put(
    shape('M-15,-20H15L3,0L15,20H-15L-3,0Z', clay) +
      line('M-15,-20H15M-15,20H15', madder, 5) +
      line('M-9,-16L9,16M9,-16L-9,16', cream, 1.8),
    0,
    14,
    1,
    90,
  ),
].join('')

const shankh = [
  shape(
    'M-6,-104C-2,-92 6,-88 14,-78C64,-64 92,-14 66,34C52,60 26,70 14,104C2,92 -10,74 -16,54C-46,52 -66,30 -66,2C-66,-36 -38,-62 -14,-76C-16,-88 -12,-96 -6,-104Z',
    cream,
  ),
  shape(
    'M60,-22C78,6 70,40 44,58C30,70 22,84 14,104C4,94 -6,78 -12,62C8,62 16,48 20,30C26,4 40,-18 60,-22Z',
    pink,
  ),
  shape(
    'M58,-10C66,10 60,36 40,50C28,58 20,70 14,82C10,76 6,68 4,62C18,56 24,46 28,32C34,10 44,-4 58,-10Z',
    rose,
  ),
  shadeLine(
    'M-24,-68C2,-74 26,-66 40,-52M-46,-48C-14,-60 24,-48 46,-28M-62,-18C-34,-36 8,-32 32,-10M-66,10C-42,-8 -8,-6 18,14M-54,36C-36,18 -10,20 8,34',
    3.4,
    0.24,
  ),
  line('M-14,-80C-6,-76 6,-74 14,-78', marigold, 6),
].join('')

const kite = [
  line('M0,74C-18,92 30,96 8,118', ink, 2.6),
  shape('M0,-104L84,-14L0,76L-84,-14Z', rose),
  shape('M0,-104L84,-14H0Z', marigold),
  shape('M0,76L-84,-14H0Z', teal),
  line('M0,-104V76M-84,-14Q0,-56 84,-14', cream, 3),
  put(disc(0, 0, 17, cream) + disc(0, 0, 9, madder), 0, -14),
  shape('M0,74L24,98L0,90L-24,98Z', marigold),
].join('')

const eye = (size: number): string =>
  [
    shape('M0,40C-34,26 -40,-20 0,-48C40,-20 34,26 0,40Z', moss),
    shape('M0,32C-26,20 -28,-14 0,-36C28,-14 26,20 0,32Z', gold),
    shape('M0,26C-20,14 -20,-10 0,-24C20,-10 20,14 0,26Z', teal),
    shape('M0,22C-16,16 -14,-6 -6,-6C-2,-6 0,-2 0,2C0,-2 2,-6 6,-6C14,-6 16,16 0,22Z', navy),
  ]
    .map((part) => put(part, 0, 0, size))
    .join('')
const featherBarbs = [
  line('M0,-30C4,20 2,70 -16,112', leaf, 4),
  both(
    each(6, (n) =>
      line(
        `M0,${-14 + n * 16}C${18 - n},${-26 + n * 14} ${34 - n * 3},${-38 + n * 16} ${46 - n * 4},${-48 + n * 20}`,
        n % 2 ? moss : leaf,
        3.4,
      ),
    ),
  ),
].join('')
const peacockFeather = put(featherBarbs + put(eye(1.06), 0, -58), 0, 0, 1, 14)

const flute = [
  put(
    bar(-110, -8, 220, 16, tan, 8) +
      shade('M-104,2H104C106,2 106,8 102,8H-102C-108,8 -106,2 -104,2Z', 0.16) +
      [-104, -62, 60, 94].map((x) => bar(x, -9, 9, 18, madder, 2)).join('') +
      [-30, -8, 14, 36].map((x) => disc(x, -1, 4, ink)).join('') +
      disc(-82, -1, 5, ink),
    0,
    20,
    1,
    -24,
  ),
  put(featherBarbs + put(eye(1), 0, -58), 40, -26, 0.78, 26),
  put(tassel(0, 0, rose, 42), -86, 66),
  put(tassel(0, 0, rose, 34), -78, 60),
].join('')

const bonfire = [
  shape(
    'M0,-110C10,-66 64,-50 58,8C56,46 30,62 0,62C-30,62 -58,46 -58,10C-58,-18 -40,-30 -36,-56C-22,-46 -18,-34 -18,-24C-2,-46 -6,-84 0,-110Z',
    rust,
  ),
  shape(
    'M6,-52C12,-24 44,-18 38,20C36,46 18,58 0,58C-22,58 -40,42 -36,16C-34,2 -24,-4 -22,-18C-12,-12 -8,-4 -8,2C4,-10 8,-32 6,-52Z',
    orange,
  ),
  shape('M2,-4C8,12 24,16 22,34C20,50 10,58 0,58C-12,58 -22,48 -20,34C-18,22 -2,16 2,-4Z', straw),
  ...[-18, 18].map((turn) =>
    put(
      bar(-88, -11, 176, 22, brown, 11) +
        oval(turn < 0 ? 82 : -82, 0, 8, 11, tan) +
        gleam('M-60,-7H54V-3H-60Z', 0.2),
      0,
      70,
      1,
      turn,
    ),
  ),
  ...[
    [-70, -30],
    [74, -46],
    [58, -84],
    [-52, -84],
  ].map(([x, y], n) => disc(x!, y!, n % 2 ? 4 : 5, orange)),
].join('')

const gift = [
  bar(-70, -16, 140, 112, madder, 5),
  shade('M-70,-16H70V0H-70Z', 0.16),
  bar(-80, -46, 160, 36, madder, 5),
  bar(-15, -46, 30, 142, gold),
  shade('M-15,-10H15V0H-15Z', 0.14),
  both(
    shape('M0,-48C14,-96 64,-108 68,-80C72,-58 34,-46 0,-46Z', gold) +
      shape('M10,-54C22,-78 48,-88 52,-76C56,-64 32,-56 10,-54Z', madder) +
      shade('M10,-54C22,-78 48,-88 52,-76C56,-64 32,-56 10,-54Z', 0.2),
  ),
  bar(-13, -64, 26, 22, gold, 8),
  ...[
    [-44, 24],
    [-44, 66],
    [44, 24],
    [44, 66],
  ].map(([x, y]) => put(shape(starPath(4, 10, 3), gold), x!, y!)),
].join('')

const deepavali = [
  ...[at(86, -66), at(86, -33), at(86, 0), at(86, 33), at(86, 66)].map(([x, y]) =>
    put(
      flame(0, -8, 0.7) +
        shape('M-22,-8C-12,-2 12,-2 22,-8C20,10 10,14 0,14C-10,14 -20,10 -22,-8Z', clay) +
        line('M-20,-4Q0,4 20,-4', gold, 2.4),
      x,
      y + 66,
    ),
  ),
  put(
    flame(0, -14, 1.3) +
      shape('M-52,-12C-30,-2 30,-2 52,-12C48,26 24,36 0,36C-24,36 -48,26 -52,-12Z', clay) +
      line('M-48,-2Q0,16 48,-2', gold, 4) +
      [-28, 0, 28]
        .map((x) => put(shape(starPath(4, 7, 3), gold), x, 18 - Math.abs(x) * 0.12))
        .join(''),
    0,
    62,
  ),
].join('')

export const festivals = {
  'brass-lamp': [brassLamp, marigold, orange],
  kandil: [kandil, rose, marigold, teal],
  fireworks: [fireworks, rose, teal, orange, gold],
  sparkler: [sparkler, orange, gold, rose],
  'five-diyas': [deepavali, clay, gold, orange],
  kolam: [kolam, madder, marigold],
  pichkari: [pichkari, teal, marigold, rose],
  gulal: [gulal, rose, teal, marigold, plum],
  'moon-and-star': [moonAndStar, gold],
  mosque: [mosque, teal, cream, marigold, navy],
  'christmas-tree': [christmasTree, leaf, madder, gold],
  bauble: [bauble, madder, cream, leaf],
  'santa-hat': [santaHat, madder, cream],
  snowflake: [snowflake, blue, sky],
  'candy-cane': [candyCane, madder, cream, leaf],
  bell: [bell, marigold, madder],
  'christmas-bells': [christmasBells, marigold, madder],
  pookalam: [pookalam, marigold, rose, orange, leaf],
  'snake-boat': [snakeBoat, brown, marigold, teal, madder],
  dandiya: [dandiya, madder, teal, gold, rose],
  'garba-pot': [garbaPot, madder, gold, teal],
  ganesha: [ganesha, skin, gold, madder],
  modak: [modak, cream, marigold],
  om: [om, madder, marigold],
  trishul: [trishul, marigold, madder],
  shankh: [shankh, cream, pink, rose],
  kite: [kite, rose, marigold, teal],
  'peacock-feather': [peacockFeather, moss, gold, teal, navy],
  flute: [flute, tan, madder, rose],
  bonfire: [bonfire, rust, orange, brown],
  gift: [gift, madder, gold],
} satisfies MotifSet
