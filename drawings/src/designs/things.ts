import { lighter } from '../inks.ts'
import { line } from '../lettering.ts'
import { put } from '../scene.ts'
import { dot, dots, paint, petals } from './ornament.ts'

const { fill, stroke } = paint

/** An oil lamp with its flame, about 120 wide. */
export function diya(clay: string, trim: string, flame = '#F6B23C'): string {
  return `<path d="M0,-66 C22,-36 20,-10 0,-8 C-20,-10 -22,-36 0,-66Z" fill="${flame}"/><path d="M0,-42 C10,-26 9,-12 0,-11 C-9,-12 -10,-26 0,-42Z" fill="#FFF3CF"/>
<path d="M-62,-12 C-40,-2 40,-2 62,-12 C58,26 30,40 0,40 C-30,40 -58,26 -62,-12Z" fill="${clay}"/><path d="M-58,0 C-30,12 30,12 58,0" ${stroke(trim, 4)}/>
${[-34, -17, 0, 17, 34].map((x) => dot(x, 20 - Math.abs(x) * 0.16, 4, trim)).join('')}<path d="M-20,40 H20 L26,48 H-26Z" fill="${clay}"/>`
}

/** A ribbed glass of cutting chai with steam, about 120 by 220. */
export function chaiGlass(outline: string, tea: string, steam: string): string {
  return `<path d="M-52,-40 L-38,100 Q0,108 38,100 L52,-40Z" fill="${lighter(tea, 0.7)}" opacity=".9"/>
<path d="M-49,-12 L-38,96 Q0,104 38,96 L49,-12 Q0,0 -49,-12Z" fill="${tea}"/><ellipse cy="-11" rx="49" ry="9" fill="${lighter(tea, 0.25)}"/>
${[-28, -10, 10, 28].map((x) => `<path d="M${x * 1.2},6 L${x * 0.92},92" ${stroke(lighter(tea, 0.3), 4)}/>`).join('')}
<path d="M-52,-40 L-38,100 Q0,108 38,100 L52,-40" ${stroke(outline, 5)}/><ellipse cy="-40" rx="52" ry="9" ${stroke(outline, 5)}/>
<path d="M-22,-66 C-40,-88 -4,-100 -22,-126 M8,-64 C-10,-92 28,-106 8,-138 M34,-66 C20,-86 48,-98 34,-120" ${stroke(steam, 5)}/>`
}

/** An auto-rickshaw from the side, facing left, about 260 by 200. */
export function auto(body: string, hood: string, line_: string, plate = 'MH 01'): string {
  const wheel = (x: number): string =>
    `${dot(x, 78, 27, line_)}${dot(x, 78, 15, '#D8D2C6')}${dot(x, 78, 6, line_)}`
  return `<path d="M-112,-44 C-106,-84 -88,-96 -60,-98 L70,-98 C98,-98 112,-84 114,-56 L114,-34 L-96,-34Z" fill="${hood}"/>
<path d="M-96,-36 L-84,-82 L-40,-84 L-40,-36Z" fill="#CFE3E6"/><path d="M-90,-40 L-79,-80" ${stroke('#fff', 4)}/>
<rect x="-32" y="-84" width="62" height="62" rx="6" fill="#3A2A22"/><path d="M-26,-30 h50 v-18 q-4,-10 -24,-10 q-22,0 -26,10Z" fill="${body}" opacity=".75"/>
<path d="M40,-84 h58 q8,2 8,16 v32 h-66Z" fill="${lighter(hood, 0.12)}"/>
<path d="M-100,-36 L-40,-36 L-36,44 L32,44 L32,-24 L116,-34 L118,54 Q116,66 104,66 L-96,66 Q-122,62 -118,24Z" fill="${body}"/>
<path d="M-40,-36 L-36,44 L32,44" ${stroke(line_, 4)}/><path d="M40,4 H112 M40,16 H112" ${stroke(hood, 5)}/>
<path d="M-114,2 q-14,2 -14,14 q2,12 14,12Z" fill="#F5E3A8" stroke="${line_}" stroke-width="3"/>
<rect x="44" y="26" width="64" height="24" rx="3" fill="#FBF6E6"/>${line(plate, { face: 'khandBold', size: 21, x: 76, y: 45, fill: '#211F1E', max: 58 })}
<path d="M-112,-44 C-106,-84 -88,-96 -60,-98 L70,-98 C98,-98 112,-84 114,-56" ${stroke(line_, 4)}/>${wheel(-78)}${wheel(74)}`
}

/** A steam engine facing left, 200 wide; coaches with letters are `coach`. */
export function engine(body: string, trim: string, dark: string): string {
  const wheel = (x: number, r: number): string =>
    dot(x, 62 - r + 14, r, dark) + dot(x, 62 - r + 14, r * 0.45, trim)
  return `<path d="M-88,-8 H18 V44 H-88 Q-98,18 -88,-8Z" fill="${body}"/><rect x="12" y="-56" width="78" height="100" rx="6" fill="${body}"/><rect x="2" y="-66" width="98" height="14" rx="7" fill="${dark}"/>
<rect x="26" y="-38" width="48" height="38" rx="5" fill="#FBF3E4"/><path d="M-74,-8 L-80,-44 H-44 L-50,-8Z" fill="${dark}"/><rect x="-86" y="-52" width="48" height="10" rx="4" fill="${trim}"/>
<rect x="-26" y="-22" width="22" height="16" rx="8" fill="${trim}"/><path d="M-88,14 H12" ${stroke(trim, 5)}/>${dot(-92, 16, 10, trim)}
<path d="M-88,44 L-112,70 H-80Z" fill="${dark}"/><rect x="-90" y="40" width="184" height="12" fill="${dark}"/>${wheel(-62, 18)}${wheel(-20, 18)}${wheel(54, 26)}`
}

export function coach(body: string, trim: string, dark: string, letter: string): string {
  return `<rect x="-56" y="-44" width="112" height="90" rx="10" fill="${body}"/><rect x="-62" y="-52" width="124" height="14" rx="7" fill="${trim}"/>${line(letter, { face: 'rozha', size: 78, y: 30, fill: '#FBF3E4' })}<rect x="-60" y="42" width="120" height="10" fill="${dark}"/><path d="M-74,47 H-58" ${stroke(dark, 5)}/>${dot(-30, 58, 17, dark)}${dot(30, 58, 17, dark)}${dot(-30, 58, 7, trim)}${dot(30, 58, 7, trim)}`
}

export function bat(wood: string, grip: string): string {
  return `<path d="M-16,-30 L16,-30 L20,96 Q0,112 -20,96Z" fill="${wood}"/><path d="M0,-26 V100" ${stroke(lighter(wood, 0.35), 3)}/><path d="M-16,-30 L-7,-48 H7 L16,-30Z" fill="${wood}"/><rect x="-7" y="-112" width="14" height="66" rx="6" fill="${grip}"/>${[0, 1, 2, 3, 4].map((row) => `<path d="M-7,${-104 + row * 12} l14,7" ${stroke(lighter(grip, 0.3), 2)}/>`).join('')}`
}

export const ball = (red: string): string =>
  `${dot(0, 0, 30, red)}<path d="M-12,-27 C4,-10 4,10 -12,27 M12,-27 C-4,-10 -4,10 12,27" ${stroke('#FBF3E4', 2.6)}/><path d="M-3,-24 V24 M3,-24 V24" stroke="#FBF3E4" stroke-width="2" stroke-dasharray="3 4"/>`

/** Ridges of mountains under a sun, within 360 by 240. */
export function mountains(sun: string, ridges: string[], width = 360): string {
  const w = width / 2
  const shapes = [
    `M${-w},20 L${-w * 0.62},-60 L${-w * 0.4},-26 L${-w * 0.04},-104 L${w * 0.3},-34 L${w * 0.52},-66 L${w},10 V120 H${-w}Z`,
    `M${-w},48 L${-w * 0.7},4 L${-w * 0.34},40 L${w * 0.1},-22 L${w * 0.44},30 L${w * 0.72},-10 L${w},40 V120 H${-w}Z`,
    `M${-w},76 C${-w * 0.6},30 ${-w * 0.3},84 0,60 C${w * 0.3},30 ${w * 0.6},84 ${w},56 V120 H${-w}Z`,
    `M${-w},98 C${-w * 0.5},74 ${-w * 0.1},108 ${w * 0.3},92 C${w * 0.6},80 ${w * 0.8},96 ${w},88 V120 H${-w}Z`,
  ]
  return (
    dot(w * 0.36, -84, 42, sun) +
    ridges.map((tone, index) => `<path d="${shapes[index]}" fill="${tone}"/>`).join('')
  )
}

export function umbrella(canopy: string, alternate: string, handle: string): string {
  return `<path d="M0,-70 C-70,-70 -110,-20 -112,16 C-92,-2 -66,-2 -52,16 C-38,-2 -14,-2 0,16 C14,-2 38,-2 52,16 C66,-2 92,-2 112,16 C110,-20 70,-70 0,-70Z" fill="${canopy}"/><path d="M0,-70 C-34,-50 -50,-20 -52,16 C-38,-2 -14,-2 0,16Z M0,-70 C34,-50 50,-20 52,16 C66,-2 92,-2 112,16 C110,-20 70,-70 0,-70Z" fill="${alternate}"/><path d="M0,-70 V-86 M0,12 V104 Q0,122 -18,122 Q-34,120 -32,104" ${stroke(handle, 6)}/>`
}

/** Slanting rain over a box of the given size, centred; drops keep to a loose grid. */
export function rain(width: number, height: number, color: string): string {
  let d = ''
  for (let row = 0; row * 54 < height; row += 1) {
    for (let column = 0; column * 46 < width; column += 1) {
      const x = -width / 2 + column * 46 + (row % 2) * 23
      const y = -height / 2 + row * 54 + ((column * 17) % 22)
      d += `M${x},${y} l-7,${18 + ((row + column) % 3) * 6} `
    }
  }
  return `<path d="${d}" ${stroke(color, 3.4)}/>`
}

export function house(wall: string, roof: string, door: string, window: string): string {
  return `<path d="M-70,80 V-10 L0,-70 L70,-10 V80Z" fill="${wall}"/><path d="M-88,-2 L0,-84 L88,-2" ${stroke(roof, 14)}/><path d="M-16,80 V34 A16,16 0 0 1 16,34 V80Z" fill="${door}"/><rect x="-52" y="6" width="24" height="26" rx="3" fill="${window}"/><rect x="28" y="6" width="24" height="26" rx="3" fill="${window}"/>`
}

/** A tiered cake on a stand. */
export function cake(icing: string, sponge: string, stand: string, cherry: string): string {
  return `<path d="M-74,62 H74 L66,74 H-66Z" fill="${stand}"/><path d="M-12,74 L-20,104 H20 L12,74Z" fill="${stand}"/><path d="M-34,104 H34 V112 H-34Z" fill="${stand}"/><rect x="-60" y="8" width="120" height="54" rx="8" fill="${sponge}"/><path d="M-60,14 q0,-10 10,-10 H50 q10,0 10,10 v14 q-8,16 -17,0 q-8,-12 -17,0 q-9,18 -18,2 q-8,-14 -16,0 q-9,16 -17,0 q-9,-14 -18,0 q-9,12 -17,-2Z" fill="${icing}"/><rect x="-36" y="-40" width="72" height="46" rx="7" fill="${sponge}"/><path d="M-36,-32 q0,-10 9,-10 H27 q9,0 9,10 v10 q-6,12 -12,0 q-6,-10 -12,0 q-6,14 -13,0 q-6,-10 -12,0 q-6,12 -11,0 q-6,-6 -12,0Z" fill="${icing}"/>${dot(0, -54, 11, cherry)}<path d="M0,-63 q4,-14 16,-16" ${stroke(stand, 3)}/>`
}

export function crown(gold: string, gem: string): string {
  return `<path d="M-60,30 L-70,-24 L-36,4 L0,-44 L36,4 L70,-24 L60,30Z" fill="${gold}" stroke="${gold}" stroke-width="4" stroke-linejoin="round"/><path d="M-58,40 H58" ${stroke(gold, 9)}/>${dot(-71, -30, 7, gem)}${dot(0, -52, 8, gem)}${dot(71, -30, 7, gem)}${[-34, 0, 34].map((x) => dot(x, 16, 6, gem)).join('')}`
}

export const spectacles = (rim: string): string =>
  `<path d="M-14,-4 Q0,-16 14,-4 M-70,-6 L-84,-14 M70,-6 L84,-14" ${stroke(rim, 7)}/><circle cx="-42" r="29" ${stroke(rim, 7)}/><circle cx="42" r="29" ${stroke(rim, 7)}/><path d="M-54,-12 q6,-8 14,-8 M30,-12 q6,-8 14,-8" ${stroke(lighter(rim, 0.4), 3)}/>`

export function balloon(color: string): string {
  return `<path d="M0,44 C4,80 -10,100 2,140" ${stroke('#8A7A66', 2)}/><path d="M0,-56 C34,-56 46,-28 42,-4 C38,24 14,42 0,44 C-14,42 -38,24 -42,-4 C-46,-28 -34,-56 0,-56Z" fill="${color}"/><path d="M-7,44 h14 l-7,-8Z" fill="${color}"/><ellipse cx="-17" cy="-26" rx="8" ry="14" fill="#fff" opacity=".4" transform="rotate(20 -17 -26)"/>`
}

/** The pot of Pongal boiling over, with turmeric leaves tied at its neck and sugar cane beside. */
export function pongalPot(clay: string, white: string, leaf: string, cane: string): string {
  const stick = `<path d="M0,90 V-130" ${stroke(cane, 12)}/>${[60, 20, -20, -60, -100].map((y) => `<path d="M-7,${y} h14" ${stroke(white, 3)}/>`).join('')}<path d="M0,-126 C-30,-150 -44,-140 -60,-118 M0,-126 C26,-156 44,-146 58,-120 M0,-126 C-6,-160 8,-170 16,-176" ${stroke(leaf, 7)}/>`
  return `${put(stick, -74, 0, 1, -12)}${put(stick, 74, 0, 1, 12)}<path d="M-62,-20 C-90,20 -74,80 -36,90 H36 C74,80 90,20 62,-20Z" fill="${clay}"/><path d="M-60,-26 H60 L68,-40 H-68Z" fill="${clay}"/><path d="M-64,-40 C-60,-66 -34,-62 -26,-70 C-14,-86 14,-86 24,-70 C36,-62 60,-66 64,-40 C56,-20 50,-30 46,-14 C42,-2 34,-8 32,-26 C10,-34 -14,-34 -30,-26 C-34,0 -46,-4 -46,-20 C-52,-28 -60,-30 -64,-40Z" fill="${white}"/>${put(petals(8, 6, 15, 5, fill(white)) + dot(0, 0, 4, white) + dots(8, 27, 2.4, white), 0, 34)}<path d="M-76,20 q12,8 22,0 M54,20 q12,8 22,0" ${stroke(white, 3)}/>`
}
