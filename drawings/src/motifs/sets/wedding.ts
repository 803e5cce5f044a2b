import {
  around,
  bar,
  blade,
  bloom,
  both,
  disc,
  each,
  flame,
  gleam,
  gleamLine,
  heartPath,
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

const { madder, orange, marigold, gold, straw, cream, leaf, teal, sky, navy } = tones
const { plum, rose, pink, clay, tan, brown, mist, ink, white } = tones

const kalash = [
  ...[-58, -30, 0, 30, 58].map((turn) =>
    put(shape(blade(78, 18), leaf) + gleamLine('M0,-8V-60', 2.4, 0.35), 0, -22, 1, turn),
  ),
  shape('M0,-104C22,-92 34,-66 30,-40H-30C-34,-66 -22,-92 0,-104Z', brown),
  shadeLine('M-6,-92C-16,-76 -18,-60 -16,-44M6,-92C16,-76 18,-60 16,-44', 2.6, 0.3),
  shape('M-36,-34H36L28,-8H-28Z', marigold),
  bar(-44, -40, 88, 13, marigold, 6),
  shape('M-28,-10C-88,2 -92,58 -56,86H56C92,58 88,2 28,-10Z', marigold),
  shade('M28,-10C88,2 92,58 56,86H14C60,56 58,12 8,-10Z', 0.12),
  bar(-46, 84, 92, 16, marigold, 5),
  shadeLine('M-46,88H46M-30,-8H30', 3, 0.22),
  put(bloom(8, roundPetal(24, 8), madder) + disc(0, 0, 8, cream), 0, 38),
  both(put(bloom(5, roundPetal(13, 6), madder) + disc(0, 0, 4, cream), 48, 40)),
  gleam('M-66,34C-66,16 -54,4 -42,0C-52,14 -56,30 -54,46Z', 0.45),
  line('M-38,-22H38', madder, 5),
].join('')

const garlandDots = (
  x: number,
  y: number,
  w: number,
  drop: number,
  n: number,
  colors: readonly string[],
): string =>
  each(n + 1, (index) => {
    const t = index / n
    return disc(
      Math.round(x + w * t),
      Math.round((y + Math.sin(Math.PI * t) * drop) * 10) / 10,
      5.4,
      colors[index % colors.length]!,
    )
  })
const mandap = [
  both(
    bar(74, -44, 15, 138, madder, 3) +
      each(5, (n) =>
        shape(`M74,${-26 + n * 24}L89,${-36 + n * 24}V${-28 + n * 24}L74,${-18 + n * 24}Z`, gold),
      ) +
      bar(66, 88, 31, 14, marigold, 3),
  ),
  shape(
    'M-104,-44C-70,-52 -40,-70 -22,-96C-14,-90 -6,-98 0,-112C6,-98 14,-90 22,-96C40,-70 70,-52 104,-44Z',
    madder,
  ),
  shade('M0,-112C6,-98 14,-90 22,-96C40,-70 70,-52 104,-44H40C20,-60 6,-84 0,-112Z', 0.14),
  bar(-104, -50, 208, 13, gold, 4),
  disc(0, -114, 6, gold),
  each(9, (n) => shape(`M${-99 + n * 22},-38h22l-11,16Z`, n % 2 ? orange : marigold)),
  garlandDots(-72, -18, 72, 24, 8, [marigold, orange]),
  garlandDots(0, -18, 72, 24, 8, [marigold, orange]),
  both(shape('M72,-20C70,24 62,56 44,84H74Z', cream) + shade('M72,-20C72,24 70,56 66,84H74Z', 0.1)),
  shape('M-26,84H26L18,62H-18Z', clay) + shadeLine('M-22,74H22', 2.6, 0.24),
  flame(-8, 60, 0.9) + flame(9, 60, 0.72) + flame(0, 62, 1.2),
  bar(-104, 98, 208, 10, marigold, 4),
].join('')

const dhol = put(
  [
    line('M-78,-34C-60,-104 60,-104 78,-34', madder, 8),
    shape(
      'M-72,-44C-30,-62 30,-62 72,-44C84,-16 84,16 72,44C30,62 -30,62 -72,44C-84,16 -84,-16 -72,-44Z',
      clay,
    ),
    shade(
      'M-78,18C-30,34 30,34 78,18C77,28 75,36 72,44C30,62 -30,62 -72,44C-75,36 -77,28 -78,18Z',
      0.18,
    ),
    line(
      'M-68,-44L-40,52L-14,-57L14,57L40,-53L68,44M-68,44L-40,-52L-14,57L14,-57L40,53L68,-44',
      cream,
      3,
    ),
    shape('M-68,-48C-84,-46 -92,-22 -92,0C-92,22 -84,46 -68,48C-76,30 -78,-30 -68,-48Z', marigold),
    shape('M68,-48C84,-46 92,-22 92,0C92,22 84,46 68,48C76,30 78,-30 68,-48Z', marigold),
    oval(82, 0, 11, 38, cream) + oval(83, 0, 6, 19, brown),
    tassel(-46, 52, rose, 36) + tassel(-34, 54, rose, 30),
  ].join(''),
  0,
  6,
  1,
  -10,
)

const shehnai = put(
  [
    shape('M-96,-5L40,-15V15L-96,5Z', brown),
    gleam('M-90,-4L36,-11V-7L-90,-2Z', 0.25),
    ...[-64, -42, -20, 2, 24].map((x) => disc(x, 0, 4, cream)),
    bar(-78, -8, 8, 16, marigold, 2),
    bar(34, -18, 12, 36, marigold, 3),
    shape('M44,-16C66,-18 84,-34 104,-48C112,-20 112,20 104,48C84,34 66,18 44,16Z', marigold),
    shade('M44,4C66,8 86,22 106,36C105,40 105,44 104,48C84,34 66,18 44,16Z', 0.16),
    oval(105, 0, 8, 48, gold),
    oval(106, 0, 4.4, 37, brown),
    bar(-112, -3.5, 18, 7, tan, 3),
    tassel(-30, 8, rose, 42) + tassel(-20, 8, madder, 34),
  ].join(''),
  0,
  0,
  1,
  -32,
)

const palki = [
  line('M-112,-2C-60,-18 60,-18 112,-2', brown, 9),
  both(disc(112, -2, 7, marigold)),
  shape('M-64,-32C-56,-70 -20,-78 0,-104C20,-78 56,-70 64,-32Z', madder),
  shade('M0,-104C20,-78 56,-70 64,-32H30C26,-60 8,-76 0,-104Z', 0.14),
  line('M-22,-36C-22,-62 -8,-78 0,-98M22,-36C22,-62 8,-78 0,-98', gold, 3),
  disc(0, -106, 6.4, marigold),
  shape('M-58,-32H58V48H-58Z', navy),
  both(
    bar(50, -32, 13, 80, marigold) +
      shape('M50,-28C50,8 40,26 20,48H50Z', rose) +
      gleamLine('M46,-14C46,10 40,26 30,44', 2.4, 0.4) +
      bar(36, 14, 16, 7, gold, 3),
  ),
  both(each(3, (n) => disc(8 + n * 16, -22 + (2 - n) * 3.4, 5, n % 2 ? orange : marigold))) +
    disc(0, -14, 5, orange),
  shape('M-72,46H72L62,76C24,84 -24,84 -62,76Z', madder),
  shade('M20,46H72L62,76C44,80 30,81 14,82Z', 0.14),
  line('M-64,58C-24,64 24,64 64,58', gold, 4),
  ...[-40, -20, 0, 20, 40].map((x) => disc(x, 70, 3.6, gold)),
  bar(-72, -38, 144, 11, gold, 4),
  both(shape('M46,76L54,92H40Z', marigold)),
].join('')

const rings = [
  ring(-30, 26, 50, marigold, 15),
  ring(32, 34, 50, gold, 15),
  line('M-4,68.5A50,50 0 0 0 19,18', marigold, 15),
  gleamLine('M-68,8A42,42 0 0 1 -42,-12M68,4A44,44 0 0 1 78,30', 4, 0.6),
  put(
    shape('M-22,-16H22L34,0L0,34L-34,0Z', sky) +
      shape('M-34,0H34L0,34Z', '#bfe0e8') +
      shape('M-12,0L0,-16L12,0L0,34Z', white) +
      line('M-22,-16H22L34,0L0,34L-34,0Z', teal, 2.6),
    -38,
    -54,
    0.92,
    -8,
  ),
  shape('M-52,-32L-42,-18H-28L-18,-34L-34,-24Z', marigold),
  ...[
    [6, -72],
    [-88, -78],
    [-80, -28],
  ].map(([x, y]) => put(shape(starPath(4, 11, 3), gold), x!, y!)),
].join('')

const hand = '#d99a6c'
const mehndi = [
  shape(
    'M-34,112C-36,84 -44,60 -46,34C-66,22 -84,2 -92,-16C-94,-28 -82,-34 -74,-26C-64,-12 -54,-2 -44,2C-46,-26 -50,-58 -50,-80C-48,-92 -34,-92 -32,-80L-24,-26C-22,-54 -20,-80 -16,-100C-12,-112 2,-112 4,-98L4,-28C10,-52 16,-74 22,-92C28,-102 42,-98 40,-86L30,-22C38,-38 48,-54 56,-66C64,-74 76,-68 72,-56C64,-28 54,-4 52,20C50,52 36,84 34,112Z',
    hand,
  ),
  put(
    bloom(10, roundPetal(28, 7), madder) +
      disc(0, 0, 13, hand) +
      bloom(6, roundPetal(11, 4), madder),
    2,
    30,
  ),
  ring(2, 30, 33, madder, 2.6),
  around(12, disc(0, -38, 2.4, madder)).replace(/^/, '<g transform="translate(2 30)">') + '</g>',
  ...[
    [-41, -70, -4],
    [-6, -88, 2],
    [31, -82, 14],
    [63, -58, 26],
    [-82, -18, -44],
  ].map(([x, y, turn]) =>
    put(shape('M-8,-10C-8,-22 8,-22 8,-10L7,8C2,4 -2,4 -7,8Z', madder), x!, y!, 0.94, turn),
  ),
  ...[
    [-38, -34],
    [-8, -44],
    [20, -38],
    [46, -22],
  ].map(([x, y]) =>
    put(shape(blade(20, 6), madder) + disc(0, 7, 2.6, madder), x!, y!, 1, x! * 0.3),
  ),
  line('M-37,84Q0,96 37,84M-36,98Q0,110 36,98', madder, 3),
  ...[-24, -8, 8, 24].map((x) =>
    put(shape('M-6,-6H6L0,5Z', madder), x, 79 + (30 - Math.abs(x)) * 0.1),
  ),
].join('')

const safa = [
  shape('M60,-18C104,-6 104,50 84,96L62,86C76,50 70,18 48,6Z', rose),
  shadeLine('M66,0C88,20 86,56 74,88', 3.4, 0.2),
  shape('M-86,34C-100,-30 -56,-84 0,-84C58,-84 98,-34 82,34C50,16 -50,16 -86,34Z', rose),
  shadeLine(
    'M-78,18C-74,-20 -36,-54 10,-56M-60,18C-50,-12 -20,-32 24,-32M80,18C74,-26 40,-62 -4,-80M62,14C52,-22 22,-48 -24,-64',
    4,
    0.18,
  ),
  shape(
    'M-88,30C-56,8 56,8 84,30C88,40 86,50 82,54C50,34 -50,34 -86,54C-92,48 -92,38 -88,30Z',
    marigold,
  ),
  each(9, (n) => disc(-72 + n * 17.6, 35 - Math.sin((n / 8) * Math.PI) * 13, 3.6, madder)),
  put(
    shape(
      'M0,-6C-10,-40 -26,-56 -16,-84C-8,-70 -4,-66 0,-74C6,-62 18,-50 12,-34C10,-22 4,-14 0,-6Z',
      cream,
    ) + shadeLine('M-2,-12C-4,-36 -10,-50 -12,-66', 2.6, 0.24),
    -28,
    -44,
  ),
  put(
    disc(0, 0, 17, gold) +
      around(8, disc(0, -15, 3.4, cream)) +
      disc(0, 0, 9, leaf) +
      gleam('M-5,-2C-4,-5 0,-6 3,-5C0,-4 -3,-1 -3,1Z', 0.6) +
      tassel(0, 20, gold, 20),
    -28,
    -34,
  ),
].join('')

const varmala = [
  ...Array.from({ length: 19 }, (_, n) => {
    const turn = ((n + 0.5) / 19) * 2 * Math.PI
    const [x, y] = [
      Math.sin(turn) * (60 + 14 * Math.cos(turn + Math.PI)),
      -Math.cos(turn) * 84 - 14,
    ]
    return put(
      shape(scallops(6, 14.6), n % 2 ? marigold : rose) + disc(0, 0, 5, n % 2 ? orange : plum),
      Math.round(x),
      Math.round(y),
    )
  }),
  ...[88, 104].map((y, n) =>
    put(
      shape(scallops(8, 13 - n * 2), n ? rose : marigold) + disc(0, 0, 4, n ? plum : orange),
      0,
      y,
    ),
  ),
  both(put(shape(blade(40, 11), leaf), 6, 74, 1, 148)),
  put(shape(scallops(9, 21), rose) + disc(0, 0, 8, plum), 0, 72),
].join('')

const jhumka = [
  put(
    bloom(8, roundPetal(24, 9), marigold) +
      disc(0, 0, 11, madder) +
      gleam('M-6,-3C-5,-6 0,-7 3,-6C0,-4 -3,-2 -3,1Z', 0.6),
    0,
    -84,
  ),
  line('M0,-60V-44', marigold, 4),
  disc(0, -40, 7, marigold),
  shape('M0,-42C44,-38 64,-4 66,40H-66C-64,-4 -44,-38 0,-42Z', marigold),
  shade('M0,-42C44,-38 64,-4 66,40H24C26,-4 16,-34 0,-42Z', 0.12),
  line('M-58,10Q0,26 58,10M-46,-14Q0,-2 46,-14', madder, 4),
  ...[-36, 0, 36].map((x) => put(shape('M0,-9L6,0L0,9L-6,0Z', leaf), x, 30 - Math.abs(x) * 0.08)),
  bar(-70, 36, 140, 11, gold, 5),
  each(
    7,
    (n) =>
      line(`M${-57 + n * 19},50V60`, marigold, 3) +
      disc(-57 + n * 19, 68, 7.4, n % 2 ? cream : rose),
  ),
].join('')

const bangle = (x: number, y: number, color: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="62" ry="50.8" fill="none" stroke="${color}" stroke-width="11"/>` +
  gleamLine(`M${x - 50},${y - 26}A62,50.8 0 0 1 ${x - 16},${y - 48}`, 3, 0.55)
const beads = (x: number, y: number): string =>
  each(9, (n) => {
    const turn = ((n - 4) / 9) * Math.PI * 0.9 + Math.PI / 2
    return disc(x + Math.round(Math.cos(turn) * 62), y + Math.round(Math.sin(turn) * 51), 3, straw)
  })
const bangles = [
  bangle(-26, 34, madder) + beads(-26, 34),
  bangle(-16, 16, gold),
  bangle(-6, -2, leaf) + beads(-6, -2),
  bangle(4, -20, gold),
  bangle(14, -38, madder) + beads(14, -38),
].join('')

const birdHalf = [
  shape('M6,60C0,74 -2,88 2,100C14,90 24,78 30,66Z', teal),
  shape('M12,6C14,-30 44,-44 62,-32C84,-18 84,44 40,74C18,70 4,40 12,6Z', teal),
  shape('M56,4C80,12 80,56 44,82C30,62 34,22 56,4Z', navy),
  shape('M10,14C6,34 12,58 26,68C40,52 36,24 24,8Z', cream),
  disc(26, -14, 5.6, ink) + disc(27.6, -15.8, 1.9, white),
  shape('M13,-14L1,-4L14,2Z', orange),
  oval(26, 2, 6, 4, pink),
].join('')
const loveBirds = [
  line('M-108,86C-50,76 50,94 108,80', brown, 8),
  both(birdHalf),
  put(shape(heartPath, rose), 0, -70, 0.86),
  put(shape(heartPath, rose), 40, -88, 0.34, 14),
  put(shape(heartPath, rose), -38, -84, 0.3, -14),
  put(shape(blade(30, 9), leaf), -86, 82, 1, -40) + put(shape(blade(30, 9), leaf), 84, 80, 1, 44),
].join('')

const couple = [
  shape('M-104,112C-104,66 -82,44 -52,44C-22,44 0,66 0,112Z', cream),
  shape('M0,112C0,64 20,44 52,44C82,44 104,66 104,112Z', madder),
  shape('M-66,44H-38L-52,86Z', madder),
  line('M-66,46C-64,76 -56,96 -52,112M-38,46C-40,76 -48,96 -52,112', marigold, 4),
  shape('M-62,28H-42V50C-46,56 -58,56 -62,50Z', clay) +
    shape('M42,28H62V50C58,56 46,56 42,50Z', clay),
  shape(
    'M14,44C2,-10 16,-64 52,-64C90,-64 104,-10 92,52C84,40 82,24 82,0H22C22,24 20,36 14,44Z',
    rose,
  ),
  disc(-52, -2, 34, hand) +
    shape(
      'M52,-40C76,-40 84,-20 80,2C78,24 64,38 52,38C40,38 26,24 24,2C20,-20 28,-40 52,-40Z',
      hand,
    ),
  shape(
    'M24,-6C24,-34 38,-46 52,-46C66,-46 80,-34 80,-6C74,-20 62,-28 52,-30C42,-28 30,-20 24,-6Z',
    ink,
  ),
  line('M52,-46V-28', gold, 3) + disc(52, -24, 5, gold) + disc(52, -12, 3, madder),
  shape('M-94,-10C-98,-46 -72,-68 -50,-66C-26,-66 -8,-44 -12,-10C-30,-22 -74,-22 -94,-10Z', rose),
  shadeLine('M-88,-20C-80,-44 -60,-54 -40,-54M-18,-20C-26,-40 -44,-48 -62,-58', 3.4, 0.2),
  line('M-92,-12C-70,-24 -34,-24 -14,-12', gold, 6),
  put(shape('M0,0C-8,-18 -4,-30 4,-40C14,-30 12,-12 0,0Z', cream) + disc(0, 2, 6, leaf), -52, -56),
  ...[
    [-64, 4],
    [-40, 4],
    [40, 4],
    [64, 4],
  ].map(([x, y]) => disc(x!, y!, 3.6, ink)),
  line('M-62,15C-58,20 -46,20 -42,15M42,18C46,23 58,23 62,18', ink, 2.8),
  line('M-60,11Q-56,7 -52,10Q-48,7 -44,11', ink, 3.4),
  ring(62, 12, 4.4, gold, 2.4),
  line('M26,58Q52,92 78,58M34,52Q52,74 70,52', gold, 4),
  disc(52, 76, 5, leaf),
].join('')

const ghodi = [
  ...[-54, -32, 34, 54].map(
    (x, n) =>
      shape(
        `M${x - 8},30L${x - 5 + (n % 2 ? 4 : -4)},108H${x + 8 + (n % 2 ? 4 : -4)}L${x + 12},30Z`,
        n % 2 ? cream : mist,
      ) + bar(x - 6 + (n % 2 ? 4 : -4), 100, 15, 9, brown, 2),
  ),
  shape('M-72,4C-92,14 -96,46 -88,78C-78,66 -70,50 -64,34Z', mist),
  shape(
    'M-70,34C-78,4 -60,-14 -24,-14C0,-14 18,-22 34,-46C40,-72 54,-92 68,-100L72,-112L82,-98C90,-92 106,-66 110,-56C112,-46 100,-42 92,-48L82,-54C80,-28 76,-4 66,34C30,46 -40,46 -70,34Z',
    cream,
  ),
  shape(
    'M66,-100C48,-92 34,-72 28,-44C26,-36 20,-28 14,-22C30,-22 42,-30 50,-44C56,-64 62,-84 66,-100Z',
    mist,
  ),
  disc(86, -80, 4, ink),
  line('M80,-94L92,-50M92,-62L72,-68', madder, 4),
  shape('M70,-106C66,-122 76,-126 84,-124C82,-116 82,-110 80,-102Z', rose),
  shape('M-46,-14C-20,-20 8,-18 24,-24L32,36C4,48 -34,46 -54,36Z', madder),
  line('M-53,24C-30,36 4,36 30,24M-48,-2C-24,-6 4,-6 25,-12', gold, 4.4),
  ...[-46, -28, -10, 8, 24].map((x) => disc(x, 44 - Math.abs(x + 11) * 0.12, 4.4, gold)),
  put(bloom(6, roundPetal(17, 6), gold) + disc(0, 0, 4.4, cream), -12, 8),
  line('M40,-20Q56,0 72,-8', marigold, 6),
].join('')

const toast = [
  both(
    put(
      shape('M-20,-62H20C24,-22 14,0 0,2C-14,0 -24,-22 -20,-62Z', mist) +
        shape('M-21,-34H21C19,-12 11,0 0,2C-11,0 -19,-12 -21,-34Z', gold) +
        bar(-3, 0, 6, 58, mist) +
        bar(-20, 56, 40, 7, mist, 3) +
        gleamLine('M-12,-54C-13,-34 -11,-22 -7,-14', 3.4, 0.8) +
        [
          [6, -22],
          [-2, -10],
          [4, -30],
        ]
          .map(([x, y]) => disc(x!, y!, 2.8, cream))
          .join(''),
      36,
      18,
      1.16,
      -14,
    ),
  ),
  put(shape(heartPath, rose), 0, -86, 0.5),
  line('M-26,-74L-36,-86M26,-74L36,-86M-22,-92L-26,-104M22,-92L26,-104', gold, 5),
].join('')

export const wedding = {
  kalash: [kalash, marigold, madder, leaf],
  mandap: [mandap, madder, gold, marigold, orange],
  dhol: [dhol, clay, marigold, madder, rose],
  shehnai: [shehnai, brown, marigold, rose],
  palki: [palki, madder, marigold, rose, navy],
  'bride-and-groom': [couple, rose, madder, cream, gold],
  'wedding-horse': [ghodi, cream, madder, gold],
  'wedding-rings': [rings, marigold, gold, sky],
  'mehndi-hand': [mehndi, hand, madder],
  safa: [safa, rose, marigold, gold, leaf],
  varmala: [varmala, marigold, rose, leaf],
  jhumka: [jhumka, marigold, madder, rose],
  bangles: [bangles, madder, leaf, gold],
  'love-birds': [loveBirds, teal, navy, rose],
  toast: [toast, gold, rose],
} satisfies MotifSet
