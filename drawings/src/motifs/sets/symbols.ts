import {
  around,
  bar,
  both,
  disc,
  gleam,
  gleamLine,
  heartPath,
  line,
  type MotifSet,
  oval,
  put,
  ring,
  shade,
  shape,
  starPath,
  tones,
} from '../pen.ts'

const { madder, orange, marigold, gold, cream, leaf, moss, teal, sky, blue, navy } = tones
const { rose, pink, brown, mist, ink, white } = tones

const sparkle = starPath(4, 100, 26)

const heartArrow = [
  put(
    line('M-118,0H118', brown, 7) +
      shape('M112,-16L142,0L112,16L120,0Z', brown) +
      shape('M-118,0L-134,-16H-112L-96,0L-112,16H-134Z', gold),
    0,
    0,
    0.84,
    -28,
  ),
  put(
    shape(heartPath, rose) + gleam('M-24,-8C-24,-20 -16,-24 -10,-22C-16,-18 -19,-12 -19,-4Z', 0.45),
    0,
    -4,
    1.9,
  ),
  put(line('M30,0H118', brown, 7) + shape('M112,-16L142,0L112,16L120,0Z', brown), 0, 0, 0.84, -28),
].join('')
const twoHearts =
  put(shape(heartPath, rose), -30, -10, 1.7, -14) +
  put(shape(heartPath, pink), 48, 34, 1.1, 16) +
  gleamLine('M-68,-26C-70,-40 -62,-50 -52,-52', 5, 0.5)
const heartbeat =
  line('M-112,8H-72L-54,-38L-28,56L-4,-44L12,8H30', rose, 8) +
  put(shape(heartPath, rose), 60, 6, 1.06) +
  line('M92,8H112', rose, 8)
const arrowStraight = [
  line('M-104,0H78', ink, 9),
  shape('M62,-32L112,0L62,32L74,0Z', ink),
  line('M-104,0L-80,-22M-82,0L-58,-22M-104,0L-80,22M-82,0L-58,22', ink, 7),
].join('')
const arrowCurved =
  line('M-92,62C-70,-40 20,-80 78,-6', ink, 9) + shape('M96,34L46,8L100,-32Z', ink)

const crownLine =
  line('M-74,50L-86,-40L-40,4L0,-66L40,4L86,-40L74,50Z', marigold, 10) +
  line('M-70,72H70', marigold, 10) +
  disc(-87, -52, 10, marigold) +
  disc(0, -80, 10, marigold) +
  disc(87, -52, 10, marigold)

const musicNote = shape(
  'M-32,-84L76,-108V54C76,74 56,88 38,88C22,88 12,78 12,66C12,50 28,38 46,38C52,38 56,39 60,41V-56L-16,-40V78C-16,98 -36,110 -54,110C-70,110 -80,100 -80,88C-80,72 -64,60 -46,60C-40,60 -36,61 -32,63Z',
  navy,
)
const treble =
  line(
    'M14,72C14,98 -30,100 -28,74M14,74L-10,-62C-14,-92 -2,-116 10,-118C26,-106 24,-70 2,-44C-24,-18 -52,4 -50,34C-48,62 -22,74 4,70C34,66 46,34 28,16C10,2 -18,12 -16,34C-14,46 -6,50 2,52',
    navy,
    8,
  ) + disc(-22, 76, 11, navy)

const anchor = [
  ring(0, -86, 16, navy, 9),
  line('M0,-70V84M-40,-38H40', navy, 11),
  line('M-78,24C-70,66 -40,84 0,90C40,84 70,66 78,24', navy, 12),
  both(shape('M78,4L104,48L72,42L54,30Z', navy)),
  line('M-24,-96C-60,-80 -50,-44 0,-30C44,-18 44,14 0,22C-30,30 -32,52 -12,60', marigold, 6),
].join('')

const peace = ring(0, 0, 88, teal, 14) + line('M0,-84V84M0,0L-60,60M0,0L60,60', teal, 14)
const yin = [
  disc(0, 0, 96, ink),
  shape('M0,-90A90,90 0 0 1 0,90A45,45 0 0 1 0,0A45,45 0 0 0 0,-90Z', cream),
  disc(0, 45, 14, cream) + disc(0, -45, 14, ink),
].join('')
const smiley =
  disc(0, 0, 96, gold) +
  both(oval(32, -22, 11, 17, ink)) +
  line('M-54,20C-40,62 40,62 54,20', ink, 9) +
  both(oval(62, 16, 15, 10, orange)) +
  gleam('M-72,-30C-64,-54 -46,-70 -28,-76C-46,-62 -56,-46 -60,-28Z', 0.5)
const sun =
  around(12, shape('M-11,-68L0,-108L11,-68Z', orange)) +
  disc(0, 0, 58, marigold) +
  both(line('M14,-6Q23,-17 32,-6', ink, 4.6) + oval(36, 10, 9, 6, orange)) +
  line('M-20,14C-12,28 12,28 20,14', ink, 4.6)
const moon =
  shape('M28,-100A100,100 0 1 0 92,56A82,82 0 1 1 28,-100Z', gold) +
  gleam('M-60,-60C-98,-10 -84,60 -30,84C-62,44 -72,-14 -60,-60Z', 0.3) +
  line('M-34,6Q-24,16 -14,8', ink, 4.6) +
  oval(-40, 26, 8, 6, orange) +
  line('M-20,36Q-12,42 -6,36', ink, 4) +
  put(shape(starPath(5, 20, 8.4), gold), 58, -44, 1, 12) +
  put(shape(starPath(4, 11, 3.2), gold), 92, -4)
const cloud =
  shape(
    'M-70,52C-112,52 -116,-4 -76,-10C-78,-60 -14,-74 6,-38C32,-56 68,-38 64,-6C108,-10 112,52 68,52Z',
    sky,
  ) + gleam('M-58,-8C-56,-36 -34,-46 -18,-40C-34,-32 -42,-20 -42,-4Z', 0.5)
const rainbow = [
  ...[
    [96, rose],
    [78, marigold],
    [60, moss],
    [42, blue],
  ].map(
    ([r, color]) =>
      `<path d="M${-Number(r)},44A${r},${r} 0 0 1 ${r},44" fill="none" stroke="${color}" stroke-width="17"/>`,
  ),
  both(shape('M38,62C28,44 46,34 56,40C60,24 84,24 88,38C102,32 116,46 108,62Z', mist)),
].join('')
const bolt =
  shape('M24,-108L-58,16H-8L-30,108L62,-28H10L40,-108Z', marigold) +
  gleam('M24,-108L-58,16H-40L36,-96L40,-108Z', 0.35)
const drop =
  shape(
    'M0,-106C40,-50 64,-14 64,26C64,66 36,94 0,94C-36,94 -64,66 -64,26C-64,-14 -40,-50 0,-106Z',
    blue,
  ) + gleam('M-42,30C-42,8 -30,-14 -16,-32C-20,-6 -26,10 -24,36C-26,48 -42,46 -42,30Z', 0.4)
const sparkles =
  put(shape(sparkle, gold), -22, 8, 0.82) +
  put(shape(sparkle, gold), 62, -58, 0.4) +
  put(shape(sparkle, gold), 58, 72, 0.3)
const diamond = [
  shape('M-60,-66H60L104,-14L0,96L-104,-14Z', sky),
  shape('M-60,-66L-46,-14H-104ZM60,-66L46,-14H104Z', '#bfe0e8'),
  shape('M0,-66L-46,-14H46Z', white),
  shape('M-46,-14L0,96L46,-14Z', '#bfe0e8'),
  line(
    'M-60,-66H60L104,-14L0,96L-104,-14ZM-104,-14H104M-60,-66L-46,-14L0,96L46,-14L60,-66M0,-66L-46,-14M0,-66L46,-14',
    teal,
    4,
  ),
].join('')
const key = put(
  ring(-62, 0, 32, marigold, 15) +
    bar(-32, -8, 136, 16, marigold, 6) +
    bar(60, 0, 14, 34, marigold, 4) +
    bar(84, 0, 14, 26, marigold, 4) +
    put(shape(heartPath, madder), -62, 1, 0.46, 40),
  0,
  0,
  1,
  -40,
)
const pin =
  shape(
    'M0,108C-30,60 -66,20 -66,-36C-66,-78 -36,-104 0,-104C36,-104 66,-78 66,-36C66,20 30,60 0,108Z',
    madder,
  ) +
  shade('M0,108C30,60 66,20 66,-36C66,-78 36,-104 0,-104C40,-70 44,10 0,108Z', 0.12) +
  put(shape(heartPath, cream), 0, -36, 1.1)
const bubble =
  shape(
    'M-70,-80H70C92,-80 104,-66 104,-46V18C104,38 92,52 70,52H-2L-46,92L-42,52H-70C-92,52 -104,38 -104,18V-46C-104,-66 -92,-80 -70,-80Z',
    teal,
  ) + [-46, 0, 46].map((x) => disc(x, -14, 12, cream)).join('')
const evilEye =
  disc(0, 0, 100, blue) +
  shade('M-40,92A100,100 0 0 0 92,-40A112,112 0 0 1 -40,92Z', 0.18) +
  disc(0, 0, 68, white) +
  disc(0, 0, 50, sky) +
  disc(0, 0, 26, ink) +
  gleam('M-80,-30C-70,-58 -50,-74 -30,-82C-50,-66 -60,-50 -66,-28Z', 0.5) +
  disc(-9, -9, 7, white)
const cloverLeaf =
  'M0,-6C-40,-24 -48,-64 -28,-74C-14,-80 -4,-70 0,-58C4,-70 14,-80 28,-74C48,-64 40,-24 0,-6Z'
const clover =
  line('M4,20C10,50 22,74 40,96', leaf, 8) +
  around(4, shape(cloverLeaf, moss) + gleamLine('M0,-14V-46', 3, 0.35), 0) +
  disc(0, 0, 9, moss)
const compass =
  ring(0, 0, 94, navy, 9) +
  around(8, bar(-2.5, -84, 5, 12, navy, 2)) +
  around(4, shape('M0,-74L16,-16L0,0Z', madder) + shape('M0,-74L-16,-16L0,0Z', navy)) +
  disc(0, 0, 10, gold)
const thumb =
  shape(
    'M-30,-6C-8,-20 6,-54 6,-86C8,-104 40,-104 40,-74C40,-56 36,-44 30,-28H76C92,-28 98,-10 88,0C98,8 96,24 86,30C92,40 88,54 78,58C80,72 72,82 58,82H-4C-16,82 -24,76 -30,74Z',
    gold,
  ) +
  bar(-84, -18, 50, 104, blue, 9) +
  line('M50,0H86M46,30H84M42,58H76', brown, 3.4)
const fire =
  shape(
    'M6,-108C16,-64 74,-44 68,24C64,72 34,98 0,98C-38,98 -70,72 -68,28C-66,-8 -42,-22 -40,-54C-22,-44 -18,-30 -18,-16C0,-40 -4,-78 6,-108Z',
    orange,
  ) +
  shape(
    'M6,-22C12,8 40,20 36,54C32,80 16,94 0,94C-20,94 -38,80 -36,54C-32,36 -22,30 -20,14C-12,20 -8,26 -8,34C4,20 8,-4 6,-22Z',
    gold,
  )
const crossChristian =
  shape('M-17,-108H17V-46H70V-12H17V108H-17V-12H-70V-46H-17Z', madder) +
  line('M0,-94V94M-56,-29H56', gold, 4)
const butterflyBow =
  both(
    shape('M8,-4C30,-52 92,-62 102,-34C112,-4 112,32 100,42C84,54 30,36 8,12Z', rose) +
      shade('M8,-4C40,-16 74,-18 90,-10C70,0 36,4 8,6Z', 0.18),
  ) +
  shape('M-12,10L-48,92L-30,86L-18,104L6,16ZM12,10L48,92L30,86L18,104L-6,16Z', rose) +
  shade('M-12,10L-48,92L-30,86L-18,104L6,16ZM12,10L48,92L30,86L18,104L-6,16Z', 0.1) +
  bar(-17, -16, 34, 36, rose, 12) +
  shade('M-17,4H17V8C17,15 12,20 5,20H-5C-12,20 -17,15 -17,8Z', 0.18)

export const symbols = {
  'heart-outline': [
    put(`<path d="${heartPath}" fill="none" stroke="${rose}" stroke-width="5"/>`, 0, 0, 3),
    rose,
  ],
  'two-hearts': [twoHearts, rose, pink],
  'heart-arrow': [heartArrow, rose, brown, gold],
  heartbeat: [heartbeat, rose],
  'five-point-star': [
    `<path d="${starPath(5, 96, 40)}" fill="${gold}" stroke="${gold}" stroke-width="8"/>`,
    gold,
  ],
  'star-outline': [
    `<path d="${starPath(5, 96, 42)}" fill="none" stroke="${marigold}" stroke-width="11"/>`,
    marigold,
  ],
  sparkles: [sparkles, gold],
  infinity: [
    line(
      'M0,0C-30,-52 -104,-56 -104,0C-104,56 -30,52 0,0C30,-52 104,-56 104,0C104,56 30,52 0,0Z',
      navy,
      16,
    ),
    navy,
  ],
  'infinity-heart': [
    line(
      'M0,10C-30,-48 -104,-52 -104,4C-104,60 -30,56 0,10C20,-20 40,-38 62,-40M104,6C104,58 30,56 0,10M104,6C104,-4 102,-12 98,-20',
      navy,
      13,
    ) + put(shape(heartPath, rose), 84, -42, 0.72, 10),
    navy,
    rose,
  ],
  tick: [shape('M-100,4L-72,-26L-32,18L74,-92L102,-64L-32,76Z', leaf), leaf],
  'cross-mark': [
    shape(
      'M-90,-62L-62,-90L0,-28L62,-90L90,-62L28,0L90,62L62,90L0,28L-62,90L-90,62L-28,0Z',
      madder,
    ),
    madder,
  ],
  arrow: [arrowStraight, ink],
  'curved-arrow': [arrowCurved, ink],
  'crown-outline': [crownLine, marigold],
  'music-note': [musicNote, navy],
  'treble-clef': [treble, navy],
  anchor: [anchor, navy, marigold],
  peace: [peace, teal],
  'yin-yang': [yin, ink, cream],
  smiley: [smiley, gold],
  sun: [sun, marigold, orange],
  'sleepy-moon': [moon, gold],
  cloud: [cloud, sky],
  rainbow: [rainbow, rose, marigold, moss, blue],
  lightning: [bolt, marigold],
  flame: [fire, orange, gold],
  drop: [drop, blue],
  diamond: [diamond, sky, teal],
  key: [key, marigold, madder],
  'location-pin': [pin, madder, cream],
  'speech-bubble': [bubble, teal, cream],
  'thumbs-up': [thumb, gold, blue],
  'evil-eye': [evilEye, blue, sky],
  clover: [clover, moss, leaf],
  compass: [compass, navy, madder, gold],
  bow: [butterflyBow, rose],
  cross: [crossChristian, madder, gold],
} satisfies MotifSet
