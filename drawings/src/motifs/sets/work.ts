import {
  around,
  bar,
  both,
  disc,
  each,
  gleam,
  gleamLine,
  line,
  type MotifSet,
  oval,
  put,
  ring,
  shade,
  shadeLine,
  shape,
  starPath,
  tones,
} from '../pen.ts'

const { madder, orange, marigold, gold, straw, cream, leaf, teal, sky, blue, navy } = tones
const { rose, clay, tan, brown, grey, mist, ink, white } = tones

const stethoscope = [
  line('M-52,-92C-64,-92 -70,-86 -70,-74V-34C-70,6 2,6 2,-34V-74C2,-86 -4,-92 -16,-92', navy, 10),
  disc(-50, -92, 7, grey) + disc(-18, -92, 7, grey),
  line('M-34,-4V34C-34,106 70,106 70,40V16', navy, 10),
  disc(70, -8, 28, grey) + disc(70, -8, 18, mist) + disc(70, -8, 7, madder),
].join('')

const scales = [
  bar(-5, -84, 10, 164, marigold, 3),
  disc(0, -90, 10, marigold),
  line('M-80,-62C-50,-76 50,-76 80,-62', marigold, 8),
  both(
    line('M80,-62L50,10M80,-62L110,10', marigold, 3.4) +
      shape('M44,8H116C112,40 96,48 80,48C64,48 48,40 44,8Z', marigold) +
      shade('M88,8H116C112,40 96,48 80,48C92,38 92,20 88,8Z', 0.12),
  ),
  shape('M-46,96C-46,80 -14,76 -8,66H8C14,76 46,80 46,96Z', marigold),
  bar(-54, 92, 108, 12, brown, 4),
].join('')

const camera = [
  bar(-44, -72, 88, 36, ink, 10),
  bar(-104, -50, 208, 128, ink, 16),
  bar(-104, -18, 208, 64, teal),
  bar(-84, -62, 30, 14, marigold, 4),
  disc(0, 14, 56, mist) + disc(0, 14, 46, ink) + disc(0, 14, 32, navy) + disc(0, 14, 15, ink),
  gleam('M-24,2C-20,-10 -10,-16 0,-18C-8,-10 -14,-2 -14,8Z', 0.6) + disc(12, 26, 5, white),
  bar(66, -40, 24, 13, gold, 3),
  disc(-80, -34, 6, madder),
].join('')

const laptop = [
  bar(-80, -68, 160, 110, ink, 10),
  bar(-70, -58, 140, 90, navy, 4),
  line('M-22,-30L-44,-12L-22,6M22,-30L44,-12L22,6M8,-38L-8,14', gold, 7),
  shape('M-112,42H112L104,60C102,66 98,68 92,68H-92C-98,68 -102,66 -104,60Z', mist),
  shape('M-26,42H26L22,52H-22Z', grey),
].join('')

const chefHat = [
  shape('M-58,18C-104,10 -108,-54 -62,-60C-58,-100 50,-108 60,-60C108,-56 104,12 58,18Z', cream),
  shadeLine(
    'M-58,18C-80,14 -92,0 -92,-18M-30,6C-34,-10 -34,-24 -30,-36M30,6C34,-10 34,-24 30,-36',
    3.4,
    0.16,
  ),
  shape('M-58,12H58L54,84H-54Z', cream),
  shade('M-58,12H58L57,28H-57ZM20,28H57L54,84H20Z', 0.08),
  shape('M-57,44H57L55,66H-55Z', madder),
  put(shape(starPath(5, 9, 3.8), gold), 0, 55) +
    put(shape(starPath(5, 7, 3), gold), -28, 55) +
    put(shape(starPath(5, 7, 3), gold), 28, 55),
].join('')

const gradCap = [
  shape('M-56,-6H56V38C40,62 -40,62 -56,38Z', navy),
  shade('M-56,-6H56V14L0,34L-56,14Z', 0.3),
  shape('M0,-64L112,-18L0,28L-112,-18Z', navy),
  gleam('M0,-64L-112,-18L-92,-10L0,-48Z', 0.16),
  line('M0,-18C40,-10 76,-4 84,6V40', marigold, 5),
  disc(0, -18, 6, marigold),
  shape('M76,40H92L98,80H70Z', marigold) + disc(84, 38, 9, marigold),
].join('')

const palette = [
  shape(
    'M0,-84C62,-84 108,-48 108,-2C108,40 74,44 50,36C26,30 14,44 24,62C32,80 14,88 -6,86C-68,82 -108,44 -108,-2C-108,-48 -62,-84 0,-84Z',
    tan,
  ),
  disc(-66, 10, 17, madder) +
    disc(-54, -38, 17, marigold) +
    disc(-6, -56, 17, leaf) +
    disc(46, -42, 17, blue) +
    disc(72, 0, 15, rose),
  put(
    bar(-5, -18, 10, 100, brown, 4) +
      bar(-7, -34, 14, 22, mist, 2) +
      shape('M-8,-34C-10,-54 0,-58 2,-76C10,-60 12,-48 8,-34Z', rose),
    22,
    40,
    0.96,
    38,
  ),
].join('')

const scissors = [
  put(
    shape('M-6,10C-12,-30 -8,-70 0,-108C8,-70 10,-30 6,10Z', mist) +
      ring(0, 56, 25, madder, 12) +
      line('M0,8V30', madder, 13),
    0,
    0,
    1,
    24,
  ),
  put(
    shape('M-6,10C-12,-30 -8,-70 0,-108C8,-70 10,-30 6,10Z', grey) +
      ring(0, 56, 25, madder, 12) +
      line('M0,8V30', madder, 13),
    0,
    0,
    1,
    -24,
  ),
  disc(0, -2, 6.4, ink),
].join('')

const wrench = [
  put(
    bar(-9, -34, 18, 138, grey, 8) +
      shape('M-12,-40C-40,-54 -40,-98 -14,-108V-76L0,-66L14,-76V-108C40,-98 40,-54 12,-40Z', grey) +
      shade('M2,-38H9V96C9,102 4,104 2,104Z', 0.14),
    0,
    0,
    1,
    42,
  ),
  put(
    bar(-13, 14, 26, 92, madder, 10) +
      gleam('M-7,22H-2V98H-7Z', 0.35) +
      bar(-5.5, -72, 11, 90, mist) +
      shape('M-9,-72L-5,-104H5L9,-72Z', mist),
    0,
    0,
    1,
    -42,
  ),
].join('')

const mic = [
  put(
    shape('M-20,-30H20L13,94C12,104 -12,104 -13,94Z', ink) +
      bar(-4, 0, 8, 22, madder, 4) +
      gleamLine('M-12,-16L-8,84', 3, 0.3) +
      bar(-30, -40, 60, 17, marigold, 7) +
      shape('M-34,-40C-42,-112 42,-112 34,-40Z', grey) +
      shadeLine(
        'M-34,-56H34M-34,-72H34M-24,-88H24M-18,-42C-22,-64 -18,-82 -10,-92M0,-42V-94M18,-42C22,-64 18,-82 10,-92',
        3,
        0.3,
      ),
    0,
    0,
    1,
    34,
  ),
  line('M-62,-22V-66L-40,-72V-30', rose, 7) + disc(-70, -20, 10, rose) + disc(-48, -28, 10, rose),
  line('M-92,30V-2Q-80,2 -78,14', rose, 6) + disc(-99, 31, 8, rose),
].join('')

const guitar = put(
  [
    bar(-8, -104, 16, 110, brown, 3),
    shape('M-14,-118H14L11,-84H-11Z', ink) +
      [-112, -102, -92].map((y) => disc(-17, y, 3.6, mist) + disc(17, y, 3.6, mist)).join(''),
    shape(
      'M0,-16C24,-16 42,-4 38,18C36,30 40,36 48,46C68,76 40,106 0,106C-40,106 -68,76 -48,46C-40,36 -36,30 -38,18C-42,-4 -24,-16 0,-16Z',
      orange,
    ),
    shade(
      'M24,-10C38,-4 40,6 38,18C36,30 40,36 48,46C68,76 40,106 0,106C36,92 44,66 26,44C16,30 26,10 24,-10Z',
      0.14,
    ),
    disc(0, 34, 17, ink) + ring(0, 34, 20, straw, 2.8),
    bar(-20, 70, 40, 9, brown, 3),
    each(3, (n) => line(`M${-4 + n * 4},-96V72`, straw, 1.9)),
    each(5, (n) => line(`M-8,${-78 + n * 16}H8`, straw, 2.4)),
  ].join(''),
  0,
  0,
  1,
  28,
)

const tabla = [
  shape('M-106,-28C-112,40 -94,78 -56,80C-18,78 0,40 -6,-28Z', grey) +
    shade('M-44,-28H-6C0,40 -18,78 -56,80C-36,50 -36,10 -44,-28Z', 0.16),
  oval(-56, -28, 52, 21, cream) +
    oval(-50, -26, 24, 9, ink) +
    line('M-108,-28A52,21 0 0 0 -4,-28', clay, 7),
  shape('M16,-44C10,20 20,66 26,80H86C92,66 102,20 96,-44Z', clay) +
    shade('M66,-44H96C102,20 92,66 86,80H58C72,50 74,0 66,-44Z', 0.16),
  line('M16,-38L32,76L48,-30L56,80L66,-30L80,76L96,-38', straw, 3.4),
  [
    [28, 20],
    [56, 24],
    [84, 20],
  ]
    .map(([x, y]) => bar(x! - 5, y! - 12, 10, 24, madder, 4))
    .join(''),
  oval(56, -44, 42, 17, cream) +
    oval(56, -43, 20, 8, ink) +
    line('M14,-44A42,17 0 0 0 98,-44', brown, 7),
  bar(-92, 76, 72, 15, madder, 7) + bar(18, 76, 76, 15, madder, 7),
].join('')

const sitar = put(
  [
    bar(-8, -96, 16, 150, brown, 4),
    shape('M0,16C44,20 56,52 44,82C34,104 -34,104 -44,82C-56,52 -44,20 0,16Z', orange) +
      shade('M0,16C44,20 56,52 44,82C38,96 20,100 0,100C36,80 34,40 0,16Z', 0.14),
    shape('M-8,-100C-14,-112 0,-120 8,-112L8,-96H-8Z', brown),
    each(8, (n) => line(`M-10,${-80 + n * 13}H10`, gold, 3)),
    each(3, (n) => line(`M${-4 + n * 4},-96V76`, straw, 1.9)),
    bar(-18, 66, 36, 8, cream, 3),
    each(4, (n) => line(`M8,${-88 + n * 20}H20`, brown, 4) + disc(23, -88 + n * 20, 4.6, cream)),
    both(put(shape('M0,0C8,-6 10,-14 0,-20C-10,-14 -8,-6 0,0Z', cream), 26, 62, 1, 20)),
  ].join(''),
  0,
  0,
  1,
  30,
)

const gamepad = [
  shape(
    'M-60,-46H60C96,-46 110,10 110,48C110,76 84,82 66,62L48,42H-48L-66,62C-84,82 -110,76 -110,48C-110,10 -96,-46 -60,-46Z',
    navy,
  ),
  gleam('M-60,-46H60C72,-46 80,-40 88,-30C60,-38 -60,-38 -88,-30C-80,-40 -72,-46 -60,-46Z', 0.18),
  bar(-74, -10, 42, 14, mist, 4) + bar(-60, -24, 14, 42, mist, 4),
  disc(54, -22, 9, rose) +
    disc(54, 16, 9, marigold) +
    disc(35, -3, 9, teal) +
    disc(73, -3, 9, leaf),
  bar(-14, -14, 12, 6, mist, 3) + bar(4, -14, 12, 6, mist, 3),
].join('')

const headphones = [
  line('M-78,30C-86,-110 86,-110 78,30', ink, 13),
  line('M-62,-38C-44,-84 44,-84 62,-38', marigold, 5),
  both(
    bar(54, 8, 34, 76, madder, 15) + bar(82, 18, 18, 56, ink, 9) + gleam('M62,20H67V72H62Z', 0.35),
  ),
].join('')

const books = [
  bar(-90, 56, 180, 36, teal, 6) +
    bar(-74, 63, 164, 22, cream, 3) +
    bar(-90, 56, 26, 36, teal, 5) +
    line('M-54,74H84', mist, 2.6),
  bar(-76, 18, 164, 36, madder, 6) +
    bar(-76, 25, 150, 22, cream, 3) +
    bar(62, 18, 26, 36, madder, 5) +
    line('M-70,36H54', mist, 2.6),
  bar(-84, -20, 150, 36, marigold, 6) +
    bar(-68, -13, 134, 22, cream, 3) +
    bar(-84, -20, 26, 36, marigold, 5) +
    line('M-50,-2H60', mist, 2.6),
  shape(
    'M0,-30C-34,-24 -44,-52 -36,-74C-28,-92 -10,-90 0,-82C10,-90 28,-92 36,-74C44,-52 34,-24 0,-30Z',
    rose,
  ) +
    line('M0,-80Q2,-96 10,-104', brown, 5) +
    shape('M4,-92C14,-110 32,-108 38,-102C30,-90 16,-86 4,-92Z', leaf) +
    gleam('M-28,-52C-30,-66 -24,-76 -16,-78C-20,-70 -22,-62 -20,-52Z', 0.5),
].join('')

const tractor = [
  shape('M-70,-84H10L20,-12H-78Z', sky) +
    line('M-70,-84H10L20,-12M-70,-84L-78,-12M-34,-84V-14', ink, 7),
  bar(-84, -94, 108, 13, madder, 5),
  shape('M-98,26C-98,-10 -80,-18 -60,-18H84C98,-18 104,-8 104,6V44H-98Z', madder),
  shade('M-98,26H104V44H-98Z', 0.16),
  bar(52, -58, 10, 42, ink, 3) + bar(48, -64, 18, 9, ink, 3),
  line('M44,-4H88M44,8H88', marigold, 4),
  disc(-46, 40, 58, ink) +
    around(12, bar(-6, -60, 12, 12, ink, 2)).replace(/^/, '<g transform="translate(-46 40)">') +
    '</g>' +
    disc(-46, 40, 34, marigold) +
    disc(-46, 40, 13, madder),
  disc(72, 62, 36, ink) + disc(72, 62, 20, marigold) + disc(72, 62, 8, madder),
].join('')

const yarn = [
  disc(0, 12, 74, rose),
  shadeLine(
    'M-62,-26C-20,-40 34,-24 68,14M-70,-2C-28,-18 30,2 58,46M-70,26C-36,10 8,30 30,72M-10,-60C-40,-20 -50,30 -38,72M20,-58C-10,-30 -26,10 -24,50',
    4,
    0.22,
  ),
  put(bar(-4.4, -110, 8.8, 170, tan, 4) + disc(0, -110, 9, madder), 0, 0, 1, 40),
  put(bar(-4.4, -110, 8.8, 170, tan, 4) + disc(0, -110, 9, madder), 0, 0, 1, -40),
  shape('M-64,-26A74,74 0 0 1 64,-26C34,-6 -34,-6 -64,-26Z', rose) +
    shadeLine('M-50,-36C-20,-22 20,-22 50,-36M-36,-52C-14,-42 14,-42 36,-52', 4, 0.22),
  line('M60,62C90,84 100,60 84,54', rose, 5),
].join('')

const coin = [
  disc(0, 0, 98, marigold) + ring(0, 0, 84, gold, 6),
  line('M-34,-46H36M-34,-18H36M-34,-46H-6C36,-46 36,10 -6,10H-32L24,60', brown, 12),
  gleam('M-82,-30C-72,-56 -52,-74 -32,-82C-50,-66 -60,-50 -66,-28Z', 0.5),
].join('')

const pram = [
  shape('M-12,10V-86C52,-86 88,-44 88,10Z', rose) +
    shade('M-12,10V-86C0,-86 10,-84 20,-82C16,-50 16,-20 20,10Z', 0.14) +
    line('M-12,10L36,-76M-12,10L74,-46', cream, 3.4),
  shape('M-88,10H88C88,58 54,74 6,74C-48,74 -88,58 -88,10Z', teal),
  shade('M-88,10H88V22H-88Z', 0.14),
  line('M-86,12C-92,-14 -102,-22 -112,-22', brown, 8),
  line('M-42,66L-52,84M54,66L62,84', brown, 7),
  ...[-52, 62].map((x) => ring(x, 92, 20, brown, 8) + disc(x, 92, 6, marigold)),
  put(
    '<path d="M0,28C-42,2 -34,-28 -15,-28C-6,-28 0,-21 0,-14C0,-21 6,-28 15,-28C34,-28 42,2 0,28Z" fill="#fbf1de"/>',
    0,
    46,
    0.56,
  ),
].join('')

const bottle = put(
  [
    shape(
      'M-10,-84C-14,-96 -8,-112 0,-112C8,-112 14,-96 10,-84C26,-80 34,-72 36,-62H-36C-34,-72 -26,-80 -10,-84Z',
      tan,
    ),
    bar(-42, -64, 84, 24, rose, 8),
    shape(
      'M-34,-40H34C46,-30 50,-20 50,-4V80C50,98 40,106 26,106H-26C-40,106 -50,98 -50,80V-4C-50,-20 -46,-30 -34,-40Z',
      mist,
    ),
    shape('M-42,6H42V78C42,92 36,98 24,98H-24C-36,98 -42,92 -42,78Z', cream),
    line('M22,24H42M30,42H42M22,60H42M30,78H42', teal, 4.4),
    gleam('M-36,-14C-34,-24 -30,-28 -26,-30V84H-36Z', 0.6),
    gleam('M-30,-56H-22V-46H-30ZM-10,-56H-2V-46H-10ZM10,-56H18V-46H10Z', 0.4),
  ].join(''),
  0,
  0,
  1,
  16,
)

const rattle = put(
  [
    bar(-7, -10, 14, 96, marigold, 6),
    ring(0, 92, 18, rose, 10),
    disc(0, -50, 52, teal),
    shape(
      'M-50,-64C-30,-52 30,-52 50,-64C54,-54 54,-44 50,-34C30,-22 -30,-22 -50,-34C-54,-44 -54,-54 -50,-64Z',
      cream,
    ),
    ...[-28, 0, 28].map((x) => put(shape(starPath(5, 11, 4.6), rose), x, -42 - Math.abs(x) * 0.1)),
    gleam('M-36,-72C-30,-86 -20,-92 -10,-94C-18,-86 -24,-78 -26,-68Z', 0.5),
    bar(-12, 0, 24, 12, rose, 5),
  ].join(''),
  0,
  0,
  1,
  30,
)

const pacifier = [
  ring(0, 66, 32, teal, 11),
  shape(
    'M-84,4C-84,-16 -50,-18 -30,-8C-12,-2 12,-2 30,-8C50,-18 84,-16 84,4C84,36 40,48 0,48C-40,48 -84,36 -84,4Z',
    rose,
  ),
  shade('M-80,20C-50,36 50,36 80,20C68,40 34,48 0,48C-34,48 -68,40 -80,20Z', 0.14),
  disc(0, 22, 17, cream),
  shape('M-18,-2C-16,-20 -38,-40 -34,-66C-30,-92 30,-92 34,-66C38,-40 16,-20 18,-2Z', straw) +
    gleam('M-24,-58C-24,-70 -16,-78 -6,-80C-12,-72 -14,-64 -14,-52Z', 0.6),
].join('')

const foot = (color: string): string =>
  shape(
    'M-6,-34C18,-38 30,-18 26,4C24,20 20,30 22,46C22,68 -12,72 -18,50C-24,30 -34,14 -34,-6C-34,-24 -22,-32 -6,-34Z',
    color,
  ) +
  [
    [-32, -44, 7],
    [-18, -54, 8],
    [-2, -58, 8.4],
    [14, -54, 9],
    [30, -46, 12],
  ]
    .map(([x, y, r]) => disc(x!, y!, r!, color))
    .join('')
const footprints =
  put(foot(rose), 46, -20, 0.94, 16) +
  `<g transform="scale(-1 1)">${put(foot(teal), 46, 20, 0.94, 16)}</g>`

const cradle = [
  both(line('M84,-92L104,92M84,-92L62,92', brown, 9)),
  line('M-92,-88H92', brown, 11),
  line('M-66,-84L-56,8M66,-84L56,8', marigold, 5),
  shape('M-70,2H70C70,52 36,66 0,66C-36,66 -70,52 -70,2Z', madder),
  shade('M24,2H70C70,52 36,66 0,66C22,48 28,24 24,2Z', 0.14),
  shape('M-70,2C-48,-22 48,-22 70,2Z', cream) +
    disc(-30, -10, 17, tan) +
    shape('M-46,-14C-46,-34 -14,-34 -14,-14C-24,-20 -36,-20 -46,-14Z', rose),
  line('M-36,-8Q-33,-5 -30,-8M-27,-8Q-24,-5 -21,-8', ink, 2.4),
  line('M-66,20Q0,36 66,20', gold, 4),
  ...[-40, -14, 14, 40].map((x) =>
    put(shape(starPath(5, 8, 3.4), gold), x, 42 - Math.abs(x) * 0.1),
  ),
  ...[-50, 0, 50].map(
    (x, n) =>
      line(`M${x},-84v${n === 1 ? 26 : 18}`, ink, 2.4) +
      put(shape(starPath(5, 12, 5), [rose, gold, teal][n]!), x, n === 1 ? -46 : -56),
  ),
].join('')

const rocking = [
  line('M-100,74C-60,108 60,108 100,74', madder, 12),
  line('M-44,30L-58,88M44,30L58,88', tan, 15),
  shape('M-88,-20C-100,0 -98,30 -90,50C-80,36 -72,20 -64,8Z', orange),
  shape(
    'M-70,-14C-40,-26 0,-20 24,-38C30,-64 44,-88 62,-94L68,-112L80,-92C92,-80 104,-58 108,-48C110,-36 96,-32 86,-38L76,-42C76,-16 72,18 56,42C24,52 -36,52 -58,40C-76,26 -80,2 -70,-14Z',
    tan,
  ),
  shape(
    'M62,-94C42,-86 24,-62 20,-36C18,-28 10,-24 4,-24C22,-16 40,-22 48,-38C54,-58 58,-78 62,-94Z',
    orange,
  ),
  disc(82, -70, 5, ink),
  shape('M-42,-20C-20,-24 4,-24 16,-32L24,12C4,24 -26,22 -46,12Z', teal) +
    line('M-44,4C-24,14 4,14 22,2', gold, 4),
  line('M72,-88L92,-44', madder, 4.4),
  put(shape(starPath(5, 11, 4.6), gold), -12, -6),
].join('')

const blocks = [
  put(
    bar(-36, -36, 72, 72, teal, 8) +
      bar(-27, -27, 54, 54, cream, 4) +
      line('M-14,18L0,-18L14,18M-9,7H9', teal, 7),
    -42,
    50,
  ),
  put(
    bar(-36, -36, 72, 72, rose, 8) +
      bar(-27, -27, 54, 54, cream, 4) +
      line('M-10,-18V18H2C16,18 16,0 2,0H-10M2,0C14,0 12,-18 0,-18H-10', rose, 7),
    42,
    50,
  ),
  put(
    bar(-36, -36, 72, 72, marigold, 8) +
      bar(-27, -27, 54, 54, cream, 4) +
      put(
        '<path d="M0,28C-42,2 -34,-28 -15,-28C-6,-28 0,-21 0,-14C0,-21 6,-28 15,-28C34,-28 42,2 0,28Z" fill="#edae3c"/>',
        0,
        0,
        0.66,
      ),
    0,
    -28,
    1,
    -6,
  ),
].join('')

const onesie = [
  shape(
    'M-30,-84C-16,-66 16,-66 30,-84L62,-72L104,-26L76,0L58,-16V46C58,58 40,62 32,84H-32C-40,62 -58,58 -58,46V-16L-76,0L-104,-26L-62,-72Z',
    sky,
  ),
  shade('M-30,-84C-16,-66 16,-66 30,-84L38,-81C20,-54 -20,-54 -38,-81Z', 0.2),
  shade(
    'M58,46C58,58 40,62 32,84H20C30,56 44,44 58,40ZM-58,46C-58,58 -40,62 -32,84H-20C-30,56 -44,44 -58,40Z',
    0.12,
  ),
  line('M76,0L104,-26M-76,0L-104,-26', white, 5),
  ...[-16, 0, 16].map((x) => disc(x, 75, 3.6, white)),
  put(
    disc(0, 0, 23, marigold) +
      around(10, shape('M-4,-26L0,-36L4,-26Z', marigold)) +
      both(disc(8, -4, 3, ink)) +
      line('M-8,6Q0,14 8,6', ink, 3),
    0,
    2,
  ),
].join('')

export const work = {
  stethoscope: [stethoscope, navy, madder],
  scales: [scales, marigold, brown],
  camera: [camera, ink, teal, marigold],
  laptop: [laptop, ink, navy, gold],
  'chef-hat': [chefHat, cream, madder, gold],
  'graduation-cap': [gradCap, navy, marigold],
  palette: [palette, tan, madder, marigold, blue],
  scissors: [scissors, madder],
  tools: [wrench, madder, grey],
  microphone: [mic, ink, marigold, rose],
  guitar: [guitar, orange, brown],
  sitar: [sitar, orange, brown],
  tabla: [tabla, clay, madder],
  gamepad: [gamepad, navy, rose, marigold],
  headphones: [headphones, madder, marigold, ink],
  books: [books, teal, madder, marigold, rose],
  tractor: [tractor, madder, marigold],
  knitting: [yarn, rose, tan, madder],
  'rupee-coin': [coin, marigold, gold, brown],
} satisfies MotifSet

export const babies = {
  pram: [pram, rose, teal, marigold],
  'baby-bottle': [bottle, rose, teal],
  rattle: [rattle, teal, rose, marigold],
  pacifier: [pacifier, rose, teal],
  'baby-feet': [footprints, rose, teal],
  cradle: [cradle, madder, brown, gold],
  'rocking-horse': [rocking, tan, madder, teal, orange],
  'toy-blocks': [blocks, teal, rose, marigold],
  romper: [onesie, sky, marigold],
} satisfies MotifSet
