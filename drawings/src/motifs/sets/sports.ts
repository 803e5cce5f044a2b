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

const { madder, orange, marigold, gold, straw, cream, leaf, teal, blue, navy } = tones
const { rose, clay, tan, brown, grey, mist, ink } = tones

const cricketBall = (size: number, x: number, y: number): string =>
  put(
    disc(0, 0, 30, madder) +
      shade('M-24,18A30,30 0 0 0 30,0A30,30 0 0 1 -24,18Z', 0.16) +
      line('M-15,-26C2,-10 2,10 -15,26M-5,-29C12,-12 12,12 -5,29', cream, 2.4) +
      gleam('M10,-20C16,-16 20,-10 21,-4C16,-8 12,-12 10,-20Z', 0.45),
    x,
    y,
    size,
    20,
  )

const stumps = [
  ...[-34, 0, 34].map(
    (x) =>
      bar(x - 7, -62, 14, 160, tan, 5) +
      gleam(`M${x - 4},-54H${x - 1}V92H${x - 4}Z`, 0.4) +
      bar(x - 7, 62, 14, 8, madder),
  ),
  ...[-17, 17].map((x, n) =>
    put(
      bar(-18, -5, 36, 9, brown, 4) + disc(-18, -0.5, 6, brown) + disc(18, -0.5, 6, brown),
      x,
      -70 - n * 12,
      1,
      n ? -16 : 8,
    ),
  ),
  cricketBall(0.9, 64, -56),
  line('M88,-86L104,-104M98,-68L118,-76M70,-92L74,-112', marigold, 5),
  bar(-72, 94, 144, 12, leaf, 5),
].join('')

const cricketBat =
  bar(-7, -112, 14, 54, ink, 6) +
  each(5, (n) => gleamLine(`M-6,${-102 + n * 9}L6,${-106 + n * 9}`, 2.4, 0.4)) +
  shape('M-9,-62C-20,-56 -24,-48 -24,-36V86C-24,102 24,102 24,86V-36C24,-48 20,-56 9,-62Z', straw) +
  shade('M4,-60V98C16,98 24,94 24,86V-36C24,-48 20,-56 9,-62Z', 0.08) +
  shape('M-16,-20L16,-20V16L0,28L-16,16Z', madder) +
  shape(starPath(5, 11, 4.6), straw)
const batAndBall = [
  put(cricketBat, -14, 0, 1, 32),
  `<g transform="scale(-1 1)">${put(cricketBat, -14, 0, 1, 32)}</g>`,
  cricketBall(1, 0, 84),
].join('')

const helmet = [
  shape('M-82,26C-90,-50 -38,-92 12,-88C62,-84 88,-44 84,8L72,34C40,16 -20,12 -82,26Z', navy),
  shade('M12,-88C62,-84 88,-44 84,8L72,34C62,28 50,24 36,22C52,-20 44,-60 12,-88Z', 0.2),
  gleam('M-56,-10C-54,-44 -32,-66 -10,-72C-26,-52 -36,-30 -36,-8Z', 0.22),
  shape('M34,12C64,14 96,24 112,40C96,44 66,40 40,32Z', navy),
  disc(12, -90, 7, marigold),
  shape('M-82,26C-60,18 -38,16 -22,17L-26,62C-46,66 -66,60 -74,50Z', navy),
  line('M-24,32H84M-26,52H80M-26,72H72M84,30C88,52 82,72 72,76M40,30V76M8,28V76', grey, 6),
  put(shape(starPath(5, 15, 6.4), marigold), -2, -30),
].join('')

const trophy = [
  both(line('M46,-76C86,-84 92,-34 44,-16', marigold, 10)),
  shape('M-54,-98H54C54,-40 42,-2 10,8V38H-10V8C-42,-2 -54,-40 -54,-98Z', marigold),
  shade('M16,-98H54C54,-40 42,-2 10,8V38H0C22,0 22,-50 16,-98Z', 0.12),
  oval(0, -98, 54, 9, gold),
  shape('M-30,56C-26,42 26,42 30,56Z', marigold),
  bar(-20, 32, 40, 10, marigold, 5),
  bar(-42, 54, 84, 44, brown, 5),
  bar(-24, 66, 48, 19, gold, 3),
  put(shape(starPath(5, 25, 10.6), cream), 0, -46),
  gleam('M-40,-86C-40,-60 -36,-38 -26,-22C-30,-44 -32,-64 -30,-86Z', 0.5),
].join('')

const medal = [
  shape('M-52,-110H-20L14,-20L-12,-8Z', madder),
  shape('M52,-110H20L-14,-20L12,-8Z', madder),
  shape('M-42,-110H-32L0,-24L-4,-16Z', cream) + shape('M42,-110H32L-2,-22L4,-16Z', cream),
  shade('M0,-56L-14,-20L12,-8L20,-30Z', 0.14),
  shape(starPath(20, 64, 58), marigold).replace('<path', '<path transform="translate(0 42)"'),
  disc(0, 42, 48, gold),
  ring(0, 42, 48, marigold, 4),
  put(shape(starPath(5, 32, 13.4), marigold), 0, 43),
  gleam('M-38,26C-32,10 -20,2 -8,0C-18,8 -26,18 -28,30Z', 0.5),
].join('')

const pentagon = starPath(5, 27, 21.85, 0)
const football = [
  disc(0, 0, 96, cream),
  shape(pentagon, ink),
  around(
    5,
    line('M0,-27V-58', ink, 4.6) +
      shape('M-20,-72L0,-58L20,-72L17,-94.5C6,-97 -6,-97 -17,-94.5Z', ink),
  ),
  around(5, line('M20,-72L48,-66M-20,-72L-48,-66', ink, 4.6)),
  ring(0, 0, 96, ink, 6),
  shade('M-50,80A95,95 0 0 0 80,-50A106,106 0 0 1 -50,80Z', 0.1),
].join('')

const basketball = [
  disc(0, 0, 96, orange),
  shade('M-50,82A96,96 0 0 0 82,-50A108,108 0 0 1 -50,82Z', 0.14),
  line('M0,-96V96M-96,0H96M-68,-68C-26,-34 -26,34 -68,68M68,-68C26,-34 26,34 68,68', ink, 5.4),
  gleam('M-66,-40C-56,-60 -40,-74 -24,-80C-40,-66 -50,-52 -54,-38Z', 0.35),
].join('')

const shuttle = [
  both(
    shape('M0,38L48,-82C38,-90 30,-92 22,-92L0,30Z', cream) +
      shape('M0,34L18,-96C12,-100 6,-100 0,-100Z', cream),
  ),
  shape('M-26,-94L0,36L26,-94C10,-102 -10,-102 -26,-94Z', cream),
  line('M-46,-84L-12,34M46,-84L12,34M-24,-94L-5,34M24,-94L5,34M0,-98V34', grey, 2.6),
  line('M-38,-38Q0,-54 38,-38M-28,-2Q0,-14 28,-2', teal, 4.4),
  shape('M-20,34C-22,20 22,20 20,34Z', teal),
  shape('M-22,38C-22,30 22,30 22,38C24,70 12,80 0,80C-12,80 -24,70 -22,38Z', cream),
  bar(-23, 32, 46, 12, teal, 5),
  shade('M6,44H22C22,68 12,80 0,80C8,70 8,58 6,44Z', 0.12),
].join('')
const racket = [
  bar(-8, 26, 16, 84, navy, 7),
  each(6, (n) => gleamLine(`M-7,${64 + n * 8}L7,${60 + n * 8}`, 2.4, 0.35)),
  line('M-22,-2L0,34L22,-2', teal, 7),
  line(
    'M-38,-20V-82M-19,-4V-104M0,4V-110M19,-4V-104M38,-20V-82M-48,-30H48M-54,-52H54M-52,-74H52M-38,-94H38M-34,-10H34',
    mist,
    2.6,
  ),
  `<ellipse cx="0" cy="-52" rx="56" ry="60" fill="none" stroke="${teal}" stroke-width="8"/>`,
].join('')
const badminton = put(racket, -18, 8, 0.96, -24) + put(shuttle, 64, 56, 0.5, 32)

const hockeyStick =
  line('M-50,-104L22,62C34,90 70,90 78,60', tan, 15) +
  line('M-50,-104L-28,-54', ink, 16) +
  line('M-20,-36L-14,-22', madder, 16)
const hockey = [
  put(hockeyStick, -14, 0),
  `<g transform="scale(-1 1)">${put(hockeyStick, -14, 0)}</g>`,
  disc(0, 96, 15, cream) + shadeLine('M-8,92Q0,100 9,94', 2.6, 0.2),
].join('')

const dumbbell = put(
  [
    bar(-60, -9, 120, 18, grey, 4),
    gleam('M-40,-5H40V-1H-40Z', 0.4),
    both(
      bar(52, -46, 24, 92, navy, 8) +
        bar(78, -34, 18, 68, madder, 7) +
        bar(96, -9, 14, 18, grey, 4) +
        gleam('M57,-38H62V38H57Z', 0.25),
    ),
  ].join(''),
  0,
  0,
  1,
  -28,
)

const shoe = [
  shape(
    'M-100,-42C-84,-34 -62,-34 -44,-46L-26,-58C-6,-24 30,0 74,8C100,12 110,26 108,42H-100C-108,14 -106,-18 -100,-42Z',
    teal,
  ),
  shape('M-100,-42C-84,-34 -62,-34 -44,-46C-40,-24 -52,0 -104,4C-106,-12 -104,-28 -100,-42Z', navy),
  shape('M44,2C60,6 66,7 74,8C100,12 110,26 108,42H60C64,26 58,12 44,2Z', navy),
  shape('M-104,38H108C112,60 102,64 92,64H-84C-98,64 -104,54 -104,38Z', cream),
  shade('M-104,52H109C108,62 100,64 92,64H-84C-96,64 -102,60 -104,52Z', 0.14),
  line('M-30,-44L-6,-58M-16,-28L10,-42M2,-12L26,-26M22,0L44,-12', cream, 6.4),
  line('M-66,34C-44,30 -20,18 -8,0', marigold, 8),
  each(7, (n) => bar(-88 + n * 27, 62, 16, 8, navy, 3)),
].join('')

const carrom = [
  bar(-100, -100, 200, 200, brown, 12),
  bar(-84, -84, 168, 168, straw, 3),
  around(
    4,
    disc(-75, -75, 12, ink) +
      line('M-46,-64H46M-46,-52H46', madder, 2.8) +
      disc(-46, -58, 6, madder) +
      disc(46, -58, 6, madder) +
      line('M-56,-56L-34,-34', ink, 2.8),
  ),
  ring(0, 0, 30, ink, 2.8),
  disc(0, 0, 9, madder),
  around(6, disc(0, -19, 8.6, cream), 0),
  around(3, disc(0, -19, 8.6, ink), 0),
  disc(40, 22, 9, ink) + disc(-30, 44, 9, cream),
  disc(0, 60, 13, blue) + ring(0, 60, 7, cream, 2.6),
].join('')

const knight = [
  shape('M-58,104V88C-58,80 -44,78 -36,76H44C52,78 62,80 62,88V104Z', ink),
  shape(
    'M-34,74C-34,34 8,14 8,-20C-10,-4 -26,-2 -34,4C-44,12 -60,14 -66,0C-70,-12 -56,-30 -46,-44C-40,-54 -38,-70 -26,-78L-22,-104L-2,-86C48,-82 68,-30 46,74Z',
    ink,
  ),
  gleamLine('M14,-70C44,-48 48,-6 36,40', 5, 0.28),
  gleamLine('M-44,88H46', 4, 0.28),
  disc(-18, -58, 5.4, cream),
  line('M-56,-6Q-50,-12 -44,-10', cream, 4),
].join('')

const yoga = [
  disc(0, -84, 19, clay),
  shape('M-20,-92C-20,-112 20,-112 20,-92C12,-98 -12,-98 -20,-92Z', ink) + disc(0, -110, 8, ink),
  both(line('M14,-48C40,-34 56,-10 68,34', clay, 13)),
  shape(
    'M-20,-58C-10,-64 10,-64 20,-58C30,-50 30,-40 26,-24L22,34H-22L-26,-24C-30,-40 -30,-50 -20,-58Z',
    teal,
  ),
  shape(
    'M-22,26H22C50,30 86,42 98,58C102,74 88,80 72,78C44,74 22,66 0,56C-22,66 -44,74 -72,78C-88,80 -102,74 -98,58C-86,42 -50,30 -22,26Z',
    navy,
  ),
  both(disc(68, 36, 8.6, clay)),
  shape('M-40,70C-20,62 -8,58 0,56C8,58 20,62 40,70C26,82 -26,82 -40,70Z', clay),
  bar(-104, 82, 208, 11, rose, 5),
].join('')

export const sports = {
  stumps: [stumps, tan, madder, leaf],
  'bat-and-ball': [batAndBall, straw, madder],
  'cricket-helmet': [helmet, navy, marigold],
  trophy: [trophy, marigold, gold, brown],
  medal: [medal, madder, marigold, gold],
  football: [football, cream, ink],
  basketball: [basketball, orange],
  badminton: [badminton, teal, cream, navy],
  hockey: [hockey, tan, madder],
  dumbbell: [dumbbell, navy, madder],
  'running-shoe': [shoe, teal, navy, marigold],
  carrom: [carrom, straw, brown, madder],
  'chess-knight': [knight, ink],
  yoga: [yoga, teal, navy, rose],
} satisfies MotifSet
