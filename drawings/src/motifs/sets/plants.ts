import {
  around,
  blade,
  bloom,
  both,
  disc,
  each,
  gleamLine,
  line,
  type MotifSet,
  oval,
  put,
  roundPetal,
  scallops,
  shade,
  shadeLine,
  shape,
  tones,
  bar,
} from '../pen.ts'

const { madder, orange, marigold, gold, cream, leaf, moss, plum, rose, pink, blush } = tones
const { clay, brown, white } = tones

/** A leaf with its middle rib, from the origin up. */
const leafOf = (length: number, width: number, color: string): string =>
  shape(blade(length, width), color) + gleamLine(`M0,-4V${-length * 0.8}`, 2.4, 0.4)

const rose1 = [
  line('M0,-6C4,40 -6,70 2,112', leaf, 6),
  put(leafOf(54, 20, leaf), 0, 62, 1, 62),
  put(leafOf(48, 18, leaf), -1, 78, 1, -64),
  both(shape('M0,8C18,12 34,4 40,-6C30,16 14,22 0,18Z', leaf)),
  shape(
    'M0,14C-46,14 -62,-22 -54,-62C-44,-52 -36,-56 -30,-70C-16,-62 -6,-70 0,-84C6,-70 16,-62 30,-70C36,-56 44,-52 54,-62C62,-22 46,14 0,14Z',
    rose,
  ),
  shape('M-54,-62C-56,-24 -36,0 0,14C-46,14 -62,-22 -54,-62Z', pink),
  shape('M54,-62C40,-48 14,-36 0,14C46,14 62,-22 54,-62Z', pink),
  shade('M54,-62C40,-48 14,-36 0,14C46,14 62,-22 54,-62Z', 0.06),
  shape(
    'M-30,-70C-40,-40 -24,-10 0,14C14,-36 40,-48 54,-62C44,-52 36,-56 30,-70C16,-62 6,-70 0,-84C-6,-70 -16,-62 -30,-70Z',
    rose,
  ),
  shade('M-30,-70C-22,-44 22,-44 30,-70C16,-62 6,-70 0,-84C-6,-70 -16,-62 -30,-70Z', 0.2),
  gleamLine('M-20,-52C-20,-30 -12,-14 -4,-4', 3, 0.35),
].join('')

const tulip = [
  line('M0,0C2,40 -2,80 0,114', leaf, 7),
  shape('M0,112C-10,70 -30,40 -58,26C-56,66 -36,100 0,112Z', moss),
  shape('M0,112C6,60 26,20 50,4C54,50 36,96 0,112Z', leaf),
  shape(
    'M0,4C-40,4 -48,-40 -40,-92C-28,-84 -20,-76 -14,-66C-8,-82 -4,-92 0,-100C4,-92 8,-82 14,-66C20,-76 28,-84 40,-92C48,-40 40,4 0,4Z',
    rose,
  ),
  both(shape('M40,-92C48,-40 40,4 0,4C18,-20 22,-56 40,-92Z', pink)),
  gleamLine('M-8,-62C-14,-44 -14,-28 -10,-16', 3, 0.4),
].join('')

const sunflower = [
  bloom(16, blade(100, 20, 0.5), orange, 11.25),
  bloom(16, blade(96, 18, 0.5), marigold),
  disc(0, 0, 42, brown),
  around(16, disc(0, -35, 3.6, clay)),
  around(11, disc(0, -24, 3.4, clay), 10),
  around(6, disc(0, -12, 3.2, clay)),
  disc(0, 0, 3.4, clay),
].join('')

const jasmineFlower = (size: number): string =>
  put(
    bloom(5, roundPetal(46, 20), cream) +
      around(5, shadeLine('M0,-12V-30', 2.4, 0.16)) +
      disc(0, 0, 8, gold),
    0,
    0,
    size,
  )
const jasmine = [
  put(leafOf(66, 26, leaf), -8, 10, 1, -112),
  put(leafOf(66, 26, leaf), 8, 10, 1, 112),
  put(leafOf(58, 22, moss), 0, 20, 1, 176),
  put(leafOf(58, 22, moss), 0, -10, 1, 14),
  line('M20,-20C44,-44 56,-52 66,-72M-26,-16C-50,-34 -56,-46 -62,-66', leaf, 4),
  put(shape(blade(36, 11, 0.5), cream) + shape('M-7,2Q0,-12 7,2Z', leaf), 66, -70, 1, 24),
  put(shape(blade(32, 10, 0.5), cream) + shape('M-7,2Q0,-12 7,2Z', leaf), -62, -64, 1, -24),
  put(jasmineFlower(1), -30, 8, 1, 10),
  put(jasmineFlower(0.92), 36, 14, 1, -24),
  put(jasmineFlower(0.78), 2, -38),
  put(jasmineFlower(0.7), 4, 52, 1, 30),
].join('')

const daisy = [
  bloom(14, roundPetal(92, 12), cream, 12.8),
  bloom(14, roundPetal(86, 11), cream),
  around(14, shadeLine('M0,-38V-66', 2.4, 0.14)),
  disc(0, 0, 30, marigold),
  shade('M-20,22A30,30 0 0 0 20,-22A34,34 0 0 1 -20,22Z', 0.12),
  around(8, disc(0, -17, 3, orange)),
  disc(0, 0, 3, orange),
].join('')

const lavenderSprig = (lean: number, tall: number): string =>
  line(`M0,104C${lean * 0.1},40 ${lean * 0.6},10 ${lean},${-tall + 10}`, leaf, 3.6) +
  each(6, (n) => {
    const t = n / 6
    const x = lean * (1 - t * 0.34)
    const y = -tall + n * 15
    return (
      put(shape(blade(18, 8, 0.6), plum), x, y + 8, 1, 46 + lean * 0.2) +
      put(shape(blade(18, 8, 0.6), plum), x, y + 8, 1, -46 + lean * 0.2) +
      put(shape(blade(17, 7, 0.6), '#a476b8'), x, y + 5, 1, lean * 0.2)
    )
  })
const lavender = [
  lavenderSprig(-52, 74),
  lavenderSprig(52, 74),
  lavenderSprig(0, 98),
  put(shape(blade(60, 9), moss), -4, 96, 1, -44) + put(shape(blade(60, 9), moss), 4, 96, 1, 44),
  bar(-16, 60, 32, 13, rose, 5),
  shape('M0,66C-26,48 -38,58 -34,68C-30,80 -12,74 0,66C12,74 30,80 34,68C38,58 26,48 0,66Z', rose),
  disc(0, 66, 6.4, plum),
].join('')

const frangipani = [
  put(leafOf(84, 28, leaf), 10, 10, 1, 128) + put(leafOf(84, 28, leaf), -10, 10, 1, -128),
  around(
    5,
    shape('M0,0C-34,-20 -44,-66 -14,-90C20,-96 38,-50 0,0Z', cream) +
      shadeLine('M-14,-88C-4,-60 0,-40 0,-18', 2.6, 0.1),
  ),
  around(5, shape('M0,0C-22,-16 -24,-44 -8,-56C12,-50 18,-26 0,0Z', marigold)),
  around(5, shape('M0,0C-10,-8 -12,-22 -4,-28C6,-24 8,-12 0,0Z', orange)),
].join('')

const sprigLeaves = (color: string): string =>
  both(
    each(4, (n) =>
      put(
        shape(blade(46 - n * 5, 15 - n * 1.6), color) + gleamLine(`M0,-6V${-34 + n * 5}`, 2.2, 0.4),
        1,
        70 - n * 38,
        1,
        52 - n * 3,
      ),
    ),
  ) + put(shape(blade(44, 13), color) + gleamLine('M0,-6V-32', 2.2, 0.4), 0, -64)
const sprig = line('M0,112V-70', leaf, 4.4) + sprigLeaves(leaf)

const miniRose = (color: string): string =>
  shape(scallops(7, 25), color) +
  shadeLine('M-14,-4C-14,-18 10,-22 14,-6C16,8 -4,14 -8,2C-10,-6 2,-10 6,-3', 3, 0.28)
const bouquet = [
  ...[-58, -30, 30, 58].map((turn) => put(leafOf(88, 18, turn % 4 ? moss : leaf), 0, 6, 1, turn)),
  put(leafOf(96, 18, leaf), 0, 0),
  shape('M-52,2L0,112L52,2C30,22 -30,22 -52,2Z', blush),
  shade('M52,2L0,112L10,18C28,18 42,12 52,2Z', 0.08),
  put(miniRose(pink), -38, -20),
  put(miniRose(marigold), 38, -20),
  put(miniRose(marigold), -20, -56, 0.86),
  put(miniRose(pink), 24, -58, 0.86),
  put(miniRose(rose), 0, -16, 1.2),
  ...[
    [-66, -34],
    [64, -38],
    [2, -86],
    [-48, -74],
    [54, -74],
  ].map(([x, y]) => disc(x!, y!, 5, cream)),
  bar(-20, 62, 40, 13, rose, 5),
  both(
    shape('M0,68C22,48 46,50 44,68C42,84 18,80 0,68Z', rose) +
      shape('M0,68L26,104L14,102L8,112L-4,72Z', rose),
  ),
  disc(0, 68, 7.6, plum),
].join('')

const frond = (turn: number, length: number): string =>
  put(
    shape(
      `M0,0C${length * 0.3},-26 ${length * 0.8},-24 ${length},14C${length * 0.86},2 ${length * 0.78},4 ${length * 0.72},12C${length * 0.66},-2 ${length * 0.56},-2 ${length * 0.5},8C${length * 0.42},-6 ${length * 0.32},-6 ${length * 0.26},4C${length * 0.18},-4 ${length * 0.1},-2 0,0Z`,
      leaf,
    ),
    0,
    -50,
    1,
    turn,
  )
const palm = [
  shape('M-60,104C-40,84 40,84 64,104Z', gold),
  shape('M-8,98C-12,50 -12,0 -4,-50H8C4,0 6,50 14,98Z', brown),
  ...[-20, 4, 28, 52, 76].map((y) => gleamLine(`M-8,${y}Q0,${y + 6} 9,${y - 1}`, 2.6, 0.28)),
  frond(4, 88),
  frond(-34, 84),
  frond(44, 70),
  `<g transform="scale(-1 1)">${frond(4, 84)}${frond(-34, 80)}${frond(44, 68)}</g>`,
  frond(-72, 58),
  disc(-6, -40, 9, clay) + disc(9, -38, 9, clay) + disc(2, -30, 8.4, brown),
].join('')

const cactus = [
  shape('M-44,44H44L34,104H-34Z', clay),
  bar(-50, 34, 100, 18, clay, 4),
  shade('M-44,52H44L42,62H-42Z', 0.16),
  line('M-24,4C-60,8 -58,-16 -56,-34', moss, 21),
  line('M24,-18C56,-14 56,-34 54,-54', moss, 21),
  shape('M-28,36V-66C-28,-104 28,-104 28,-66V36Z', moss),
  gleamLine('M-12,26V-66M12,26V-66M0,26V-76', 2.6, 0.4),
  put(bloom(5, roundPetal(18, 8), rose) + disc(0, 0, 4, gold), 0, -94),
  put(bloom(5, roundPetal(12, 6), rose) + disc(0, 0, 3, gold), 54, -66),
  line('M-32,76Q-16,66 0,76T32,76', cream, 3.4),
].join('')

const monstera = [
  line('M0,40C2,70 -4,92 -18,112', leaf, 6.4),
  shape(
    'M0,46C-34,58 -84,40 -88,-14C-84,-6 -70,-4 -56,-8L-84,-34C-78,-58 -64,-76 -46,-86C-52,-70 -46,-58 -36,-48C-34,-64 -30,-82 -18,-96C-12,-100 -6,-102 0,-102C6,-102 12,-100 18,-96C30,-82 34,-64 36,-48C46,-58 52,-70 46,-86C64,-76 78,-58 84,-34L56,-8C70,-4 84,-6 88,-14C84,40 34,58 0,46Z',
    leaf,
  ),
  gleamLine(
    'M0,44V-92M0,24C-22,22 -44,22 -66,12M0,24C22,22 44,22 66,12M0,-8C-16,-18 -40,-26 -60,-36M0,-8C16,-18 40,-26 60,-36M0,-40C-8,-54 -18,-66 -28,-76M0,-40C8,-54 18,-66 28,-76',
    3,
    0.34,
  ),
  both(oval(26, 4, 10, 3.6, white, -8) + oval(24, -30, 8, 3.2, white, 30)),
].join('')

const tulsi = [
  line('M0,20V-84M0,0C-22,-20 -30,-30 -34,-56M0,0C22,-20 30,-30 34,-56', moss, 4.4),
  ...[
    [0, -72, 0],
    [-34, -50, -10],
    [34, -50, 10],
  ].map(([x, y, turn]) =>
    put(
      both(
        put(shape(blade(36, 15), leaf) + gleamLine('M0,-4V-26', 2, 0.4), 0, 16, 1, 66) +
          put(shape(blade(30, 12), leaf), 0, 0, 1, 44),
      ) + each(4, (n) => disc(0, -6 - n * 9, 4.6 - n * 0.6, plum)),
      x!,
      y!,
      1,
      turn,
    ),
  ),
  both(put(shape(blade(32, 13), leaf) + gleamLine('M0,-4V-22', 2, 0.4), 2, 4, 1, 74)),
  shape('M-52,22H52V38H-52Z', madder),
  shape('M-42,38H42V78H-42Z', marigold),
  shape('M-12,78V60C-12,50 -5,48 0,42C5,48 12,50 12,60V78Z', madder),
  both(put(shape('M0,-9L7,0L0,9L-7,0Z', madder), 28, 58)),
  shape('M-56,78H56V92H-56ZM-66,92H66V106H-66Z', madder),
  shade('M-42,38H42V44H-42ZM-56,92H56V96H-56Z', 0.16),
].join('')

const lilyPad = [
  oval(0, 44, 106, 26, leaf),
  gleamLine('M0,44L-86,36M0,44L-50,60M0,44L60,60M0,44L92,38', 2.4, 0.3),
  ...[-64, 64].map((turn) => put(shape(blade(86, 26, 0.55), pink), 0, 46, 1, turn)),
  ...[-40, 40].map((turn) => put(shape(blade(92, 27, 0.55), blush), 0, 46, 1, turn)),
  ...[-18, 18].map((turn) => put(shape(blade(98, 27, 0.55), pink), 0, 46, 1, turn)),
  put(shape(blade(102, 27, 0.55), blush), 0, 46),
  shape('M-44,44C-30,30 30,30 44,44C30,58 -30,58 -44,44Z', pink),
  shade('M-44,44C-30,52 30,52 44,44C30,58 -30,58 -44,44Z', 0.1),
].join('')

const cherry = [
  line('M-100,84C-50,62 -20,30 14,-6C38,-32 64,-52 96,-70', brown, 8),
  line('M-40,48C-44,20 -36,0 -40,-26M20,-12C40,0 58,4 82,2', brown, 5),
  ...[
    [-40, -30, 1.1],
    [20, -16, 1.2],
    [84, 0, 0.9],
    [84, -68, 1],
    [-52, 56, 0.9],
    [-6, 24, 0.8],
  ].map(([x, y, size]) =>
    put(
      around(5, shape('M0,0C-18,-8 -18,-28 -6,-30L0,-25L6,-30C18,-28 18,-8 0,0Z', pink)) +
        around(5, disc(0, -10, 2.2, rose)) +
        disc(0, 0, 5, rose),
      x!,
      y!,
      size,
      x! * 2,
    ),
  ),
  ...[
    [-16, -44],
    [50, -46],
    [58, 24],
    [-84, 52],
  ].map(([x, y]) => disc(x!, y!, 6, rose)),
].join('')

export const plants = {
  rose: [rose1, rose, pink, leaf],
  tulip: [tulip, rose, pink, leaf, moss],
  sunflower: [sunflower, marigold, orange, brown],
  jasmine: [jasmine, cream, leaf, moss, gold],
  daisy: [daisy, cream, marigold],
  lavender: [lavender, plum, '#a476b8', leaf, rose],
  frangipani: [frangipani, cream, marigold, orange, leaf],
  'cherry-blossom': [cherry, pink, rose, brown],
  'water-lily': [lilyPad, pink, blush, leaf],
  sprig: [sprig, leaf],
  bouquet: [bouquet, rose, pink, marigold, blush],
  'palm-tree': [palm, leaf, brown, gold],
  cactus: [cactus, moss, clay, rose],
  monstera: [monstera, leaf],
  tulsi: [tulsi, leaf, madder, marigold, plum],
} satisfies MotifSet
