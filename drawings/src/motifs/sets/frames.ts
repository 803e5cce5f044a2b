import {
  around,
  at,
  bar,
  blade,
  bloom,
  both,
  disc,
  each,
  line,
  type MotifSet,
  put,
  ring,
  roundPetal,
  scallops,
  shade,
  shape,
  smooth,
  starPath,
  tones,
} from '../pen.ts'

const { madder, marigold, gold, cream, leaf, moss, teal, navy, rose, pink, ink } = tones

const flower = (size: number, petal: string, heart: string): string =>
  put(bloom(6, roundPetal(20, 8), petal) + disc(0, 0, 6, heart), 0, 0, size)
const quarters = (corner: string): string =>
  `<g>${corner}</g><g transform="scale(-1 1)">${corner}</g><g transform="scale(1 -1)">${corner}</g><g transform="scale(-1 -1)">${corner}</g>`

const scallopFrame = [
  `<path d="${scallops(24, 96)}" fill="none" stroke="${madder}" stroke-width="5"/>`,
  ring(0, 0, 88, marigold, 3),
  around(24, disc(0, -101, 3.4, marigold), 7.5),
].join('')

const floralRing = [
  ring(0, 0, 88, leaf, 3.4),
  around(
    14,
    put(shape(blade(26, 8), leaf), 0, -88, 1, 62) + put(shape(blade(22, 7), moss), 0, -88, 1, 118),
    6,
  ),
  ...[140, 165, 190, 215].map((turn, n) => {
    const [x, y] = at(88, turn)
    return put(flower(n % 3 ? 1.4 : 1.05, n % 2 ? pink : rose, gold), x, y)
  }),
  ...[-8, 12].map((turn, n) => {
    const [x, y] = at(88, turn)
    return put(flower(n ? 0.8 : 1.1, n ? pink : rose, gold), x, y)
  }),
].join('')

const dottedRing = [
  around(36, disc(0, -94, 4.4, madder)),
  ring(0, 0, 82, madder, 3.4),
  around(4, put(shape(starPath(4, 15, 5), marigold), 0, -94), 0),
].join('')

const laurelLeaf = (n: number): string => {
  const [x, y] = at(88, 196 + n * 17.5)
  return (
    put(shape(blade(34, 10), leaf), x, y, 1, 196 + n * 17.5 + 62) +
    put(shape(blade(30, 9), leaf), x, y, 1, 196 + n * 17.5 + 124)
  )
}
const laurel = [
  both(
    each(8, laurelLeaf) +
      line(
        smooth(
          [186, 210, 240, 270, 300, 320].map((turn) => at(88, turn)),
          false,
        ),
        leaf,
        3.6,
      ),
  ),
  shape(
    'M0,84C-12,74 -20,78 -18,86C-16,94 -8,92 0,86C8,92 16,94 18,86C20,78 12,74 0,84Z',
    marigold,
  ),
].join('')

const cornerFloral = [
  line('M-96,20C-98,-20 -98,-60 -92,-84C-84,-96 -60,-100 20,-96', leaf, 3.6),
  ...[
    [-97, 0, -60],
    [-97, -26, 50],
    [-96, -50, -50],
    [0, -97, 30],
    [-26, -98, 150],
    [-50, -97, 30],
  ].map(([x, y, turn]) => put(shape(blade(30, 10), leaf), x!, y!, 1, turn)),
  put(shape(blade(22, 8), moss), -96, 20, 1, 180) + put(shape(blade(22, 8), moss), 20, -96, 1, 90),
  put(flower(1.7, rose, gold), -76, -76),
  put(flower(1, pink, gold), -84, -26) + put(flower(1, pink, gold), -26, -84),
  disc(-88, 6, 4.6, marigold) +
    disc(6, -88, 4.6, marigold) +
    disc(-48, -76, 4, marigold) +
    disc(-76, -48, 4, marigold),
].join('')

const ornateCorner =
  line('M-100,100V-72C-100,-92 -92,-100 -72,-100H100', madder, 5) +
  line('M-86,86V-70C-86,-80 -80,-86 -70,-86H86', marigold, 3) +
  line(
    'M-86,-20C-54,-22 -44,-40 -54,-52C-62,-60 -74,-54 -70,-44M-20,-86C-22,-54 -40,-44 -52,-54C-60,-62 -54,-74 -44,-70',
    madder,
    4,
  ) +
  put(shape(blade(34, 11), madder), -52, -52, 1, 135) +
  put(shape(blade(20, 8), marigold), -58, -60, 1, -20) +
  put(shape(blade(20, 8), marigold), -60, -58, 1, -70) +
  disc(-72, -72, 5, madder)
const ornateCornerMotif = ornateCorner

const rectCorner =
  line('M0,-70H-84C-84,-60 -90,-54 -100,-54V0', madder, 4.4) +
  line('M0,-60H-76C-78,-52 -84,-46 -90,-46V0', marigold, 2.8) +
  put(flower(0.62, madder, marigold), -92, -64)
const plaque =
  quarters(rectCorner) +
  both(put(shape('M0,-9L8,0L0,9L-8,0Z', madder), 96, 0)) +
  put(shape('M0,-9L8,0L0,9L-8,0Z', madder), 0, -66) +
  put(shape('M0,-9L8,0L0,9L-8,0Z', madder), 0, 66)

const jharokha = [
  both(
    bar(70, -20, 12, 106, madder, 2) +
      bar(64, -28, 24, 11, marigold, 3) +
      bar(62, 84, 28, 14, marigold, 3) +
      shape('M76,-6l6,8l-6,8l-6,-8ZM76,26l6,8l-6,8l-6,-8ZM76,58l6,8l-6,8l-6,-8Z', gold),
  ),
  line(
    'M-64,-28C-64,-44 -52,-42 -50,-54C-40,-52 -36,-64 -26,-64C-22,-76 -10,-78 0,-92C10,-78 22,-76 26,-64C36,-64 40,-52 50,-54C52,-42 64,-44 64,-28',
    madder,
    6,
  ),
  line('M-90,-32C-92,-76 -46,-92 0,-118C46,-92 92,-76 90,-32', marigold, 5),
  put(flower(0.8, madder, gold), -62, -68) + put(flower(0.8, madder, gold), 62, -68),
  disc(0, -122, 6, madder),
  bar(-96, 98, 192, 9, madder, 3),
].join('')

const ribbon = [
  shape('M-112,-14H-64V44H-112L-96,15Z', madder) + shape('M112,-14H64V44H112L96,15Z', madder),
  shade('M-112,-14H-64V44H-112L-96,15ZM112,-14H64V44H112L96,15Z', 0.2),
  shape('M-82,30L-64,44V30ZM82,30L64,44V30Z', madder) +
    shade('M-82,30L-64,44V30ZM82,30L64,44V30Z', 0.42),
  bar(-82, -30, 164, 60, madder),
  line('M-74,-22H74M-74,22H74', gold, 3),
].join('')

const curvedRibbon = [
  shape('M-108,10L-72,-6V52L-112,62L-96,36Z', rose) + shape('M108,10L72,-6V52L112,62L96,36Z', rose),
  shade('M-108,10L-72,-6V52L-112,62L-96,36ZM108,10L72,-6V52L112,62L96,36Z', 0.2),
  shape('M-84,-24C-30,-50 30,-50 84,-24V36C30,10 -30,10 -84,36Z', rose),
  shade('M-84,36L-72,31V52ZM84,36L72,31V52Z', 0.45),
  line('M-76,-18C-28,-40 28,-40 76,-18M-76,24C-28,2 28,2 76,24', cream, 3),
].join('')

const badge = [
  shape(starPath(24, 100, 88), marigold),
  disc(0, 0, 78, madder),
  ring(0, 0, 70, gold, 3),
  ...[-30, 0, 30].map((turn) => {
    const [x, y] = at(52, turn)
    return put(shape(starPath(5, 11, 4.6), gold), x, y, 1, turn)
  }),
  ...[150, 180, 210].map((turn) => {
    const [x, y] = at(52, turn)
    return put(shape(starPath(5, 11, 4.6), gold), x, y, 1, turn - 180)
  }),
].join('')

const tag = [
  shape('M-90,-40C-90,-48 -84,-54 -76,-54H46L104,0L46,54H-76C-84,54 -90,48 -90,40Z', cream),
  line('M-80,-40C-80,-42 -78,-44 -76,-44H42L90,0L42,44H-76C-78,44 -80,42 -80,40Z', madder, 3),
  disc(66, 0, 10, madder) + disc(66, 0, 5, cream),
  line('M66,0C90,-30 110,-20 114,-44', madder, 3.4),
].join('')

const polaroid = [
  bar(-80, -98, 160, 196, cream, 5),
  bar(-80, 92, 160, 6, cream, 3) +
    shade('M-80,90H80V93C80,96 78,98 75,98H-75C-78,98 -80,96 -80,93Z', 0.12),
  bar(-66, -84, 132, 132, tones.mist),
  line(
    'M-80,-93C-80,-96 -78,-98 -75,-98H75C78,-98 80,-96 80,-93V93C80,96 78,98 75,98H-75C-78,98 -80,96 -80,93Z',
    tones.grey,
    3,
  ),
  put(
    bar(-34, -10, 68, 20, marigold) + shade('M-34,-10H-22V10H-34ZM22,-10H34V10H22Z', 0.1),
    -54,
    -94,
    0.9,
    -34,
  ),
  put(
    '<path d="M0,28C-42,2 -34,-28 -15,-28C-6,-28 0,-21 0,-14C0,-21 6,-28 15,-28C34,-28 42,2 0,28Z" fill="#d1496f"/>',
    56,
    72,
    0.46,
    8,
  ),
].join('')

const film = [
  bar(-110, -64, 220, 128, ink, 5),
  ...[-68, 4].map((x) => bar(x - 34, -40, 66, 80, cream, 3)),
  bar(42 + 0, -40, 60, 80, cream, 3),
  each(
    10,
    (n) => bar(-103 + n * 21.6, -58, 11, 11, cream, 2) + bar(-103 + n * 21.6, 47, 11, 11, cream, 2),
  ),
].join('')

const flourish = [
  both(
    line(
      'M10,0C30,-26 58,-26 70,-6C78,8 66,22 54,16C44,10 48,-2 58,0M70,-6C82,6 96,8 112,0',
      madder,
      4,
    ) +
      put(shape(blade(26, 8), madder), 34, -18, 1, 30) +
      put(shape(blade(20, 7), madder), 88, 4, 1, 40) +
      disc(114, 0, 4, marigold),
  ),
  put(shape('M0,-16L12,0L0,16L-12,0Z', marigold) + shape('M0,-7L5,0L0,7L-5,0Z', madder), 0, 0),
].join('')

const lotusUnit =
  ['-50', '50', '-26', '26', '0']
    .map((turn) =>
      put(
        shape(blade(24, 8, 0.55), turn === '0' || turn === '26' || turn === '-26' ? rose : pink),
        0,
        8,
        1,
        Number(turn),
      ),
    )
    .join('') + shape('M-10,8H10L6,13H-6Z', leaf)
const lotusBorder = [
  bar(-240, -24, 480, 4, madder) + bar(-240, 22, 480, 4, madder),
  each(9, (n) => put(lotusUnit, -216 + n * 54, 4)),
  each(8, (n) => put(shape('M0,-8L6,0L0,8L-6,0Z', marigold), -189 + n * 54, 2)),
].join('')

const vine = [
  line('M-240,0' + each(8, (n) => `q30,${n % 2 ? 34 : -34} 60,0`), leaf, 4.4),
  each(8, (n) => {
    const up = n % 2 ? 1 : -1
    const x = -210 + n * 60
    return (
      put(shape(blade(28, 9), leaf), x - 14, up * 15, 1, up > 0 ? 20 : 160) +
      put(shape(blade(24, 8), moss), x + 12, up * 16, 1, up > 0 ? 158 : 22) +
      put(flower(0.8, rose, gold), x, up * -12)
    )
  }),
].join('')

const waves = [
  line('M-240,-12' + each(12, () => 'q10,-24 20,0t20,0').slice(0), teal, 5),
  line('M-240,8' + each(12, () => 'q10,-24 20,0t20,0'), navy, 5),
  line('M-240,28' + each(12, () => 'q10,-24 20,0t20,0'), teal, 5),
].join('')

const bunting = [
  line('M-240,-30C-120,20 120,20 240,-30', ink, 4),
  ...Array.from({ length: 9 }, (_, n) => {
    const x = -208 + n * 52
    const y = 7.5 - (x / 240) ** 2 * 37.5
    return put(
      shape('M-22,0H22L0,52Z', [madder, marigold, teal, rose][n % 4]!) +
        shade('M-22,0H22L18,8H-18Z', 0.12),
      x,
      Math.round(y),
      1,
      (-x / 240) * 17,
    )
  }),
].join('')

const paisleyBorderUnit =
  'M0,22C-20,22 -26,2 -12,-12C-2,-22 10,-20 12,-28C20,-16 18,-6 18,2C20,14 12,22 0,22Z'
const paisleyBorder = [
  bar(-240, -38, 480, 5, madder) + bar(-240, 33, 480, 5, madder),
  each(10, (n) =>
    put(
      shape(paisleyBorderUnit, n % 2 ? navy : madder) +
        put(shape(paisleyBorderUnit, marigold), 0, 3, 0.56) +
        disc(-1, 8, 3.6, n % 2 ? navy : madder),
      -214 + n * 48,
      2,
    ),
  ),
  each(9, (n) => disc(-190 + n * 48, 22, 3.6, marigold) + disc(-190 + n * 48, -22, 3.6, marigold)),
].join('')

export const frames = {
  'scallop-frame': [scallopFrame, madder, marigold],
  'floral-ring': [floralRing, leaf, rose, pink, gold],
  'dotted-ring': [dottedRing, madder, marigold],
  laurel: [laurel, leaf, marigold],
  'flower-corner': [cornerFloral, leaf, rose, pink, gold],
  'ornate-corner': [ornateCornerMotif, madder, marigold],
  plaque: [plaque, madder, marigold],
  jharokha: [jharokha, madder, marigold, gold],
  ribbon: [ribbon, madder, gold],
  'curved-ribbon': [curvedRibbon, rose, cream],
  badge: [badge, madder, marigold, gold],
  'gift-tag': [tag, cream, madder],
  polaroid: [polaroid, cream, marigold],
  'film-strip': [film, ink, cream],
  flourish: [flourish, madder, marigold],
  'lotus-border': [lotusBorder, rose, pink, madder, marigold],
  'vine-border': [vine, leaf, rose, moss],
  'wave-border': [waves, teal, navy],
  'paisley-border': [paisleyBorder, madder, navy, marigold],
  bunting: [bunting, madder, marigold, teal, rose],
} satisfies MotifSet
