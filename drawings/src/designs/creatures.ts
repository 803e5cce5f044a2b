import { darker, lighter, mix } from '../inks.ts'
import { put } from '../scene.ts'
import { dot, dots, paint, petals } from './ornament.ts'

const { fill, stroke } = paint

/** An elephant in procession dress, facing right, about 260 by 200. */
export function elephant(
  skin: string,
  cloth: string,
  gold: string,
  line: string,
  mark = '',
): string {
  const deep = darker(skin, 0.16)
  const leg = (x: number, tone: string): string =>
    `<path d="M${x},20 L${x - 2},92 Q${x + 14},98 ${x + 30},92 L${x + 30},20Z" fill="${tone}"/><path d="M${x},78 H${x + 29}" ${stroke(gold, 4)}/>`
  return [
    `<path d="M-104,-18 C-122,0 -120,30 -124,46" ${stroke(skin, 6)}/><path d="M-124,44 l-5,16 l9,-2Z" fill="${skin}"/>`,
    leg(-58, deep),
    leg(24, deep),
    `<path d="M-108,20 C-114,-40 -72,-68 -18,-68 C12,-68 26,-74 44,-84 C74,-98 110,-80 112,-44 C114,-18 116,6 120,26 C124,46 138,44 138,28 C146,30 146,58 126,62 C104,64 96,40 92,12 C88,2 80,2 72,6 L66,34 L-100,40Z" fill="${skin}"/>`,
    leg(-98, skin),
    leg(42, skin),
    `<path d="M86,0 C100,6 114,2 122,-8 C116,12 98,18 84,10Z" fill="#FBF3E4"/>`,
    `<path d="M36,-66 C18,-62 8,-34 18,-10 C26,8 46,6 56,-12 C64,-30 58,-62 36,-66Z" fill="${deep}"/><path d="M37,-56 C24,-50 18,-32 26,-16" ${stroke(gold, 3)}/>`,
    `<path d="M78,-46 q7,-6 13,0" ${stroke(line, 3.4)}/>`,
    `<path d="M52,-84 C70,-92 98,-84 106,-66 C96,-58 82,-62 80,-78 C72,-72 58,-74 52,-84Z" fill="${cloth}"/>${dot(88, -70, 4, gold)}${dot(70, -82, 3, gold)}`,
    `<path d="M-84,-50 C-60,-72 0,-74 12,-66 L14,24 Q-36,36 -86,22Z" fill="${cloth}"/>`,
    `<path d="M-77,-44 C-58,-62 -8,-64 4,-58 L6,13 Q-36,23 -78,11Z" ${stroke(gold, 3)}/>`,
    ...[-80, -64, -48, -32, -16, 0, 10].map((x) => dot(x, 29, 4, gold)),
    mark ||
      put(petals(8, 6, 16, 6, fill(gold)) + dot(0, 0, 5, gold) + dots(8, 28, 2.4, gold), -36, -20),
  ].join('')
}

/** A peacock with his tail in a full fan, about 210 radius around the body. */
export function peacock(body: string, feather: string, eye: string, gold: string): string {
  const plume = (length: number, size: number): string =>
    `<path d="M0,0 V${-length + size}" ${stroke(feather, 3)}/><ellipse cy="${-length}" rx="${size}" ry="${size * 1.35}" fill="${feather}"/><ellipse cy="${-length + 3}" rx="${size * 0.66}" ry="${size * 0.9}" fill="${gold}"/><ellipse cy="${-length + 6}" rx="${size * 0.42}" ry="${size * 0.55}" fill="${eye}"/>`
  const fan = (count: number, length: number, size: number): string =>
    Array.from({ length: count }, (_, index) => {
      const turn = -102 + (204 / (count - 1)) * index
      return `<g transform="rotate(${turn.toFixed(1)})">${plume(length, size)}</g>`
    }).join('')
  return [
    fan(17, 184, 17),
    fan(14, 140, 14),
    fan(11, 100, 11),
    `<path d="M0,66 C-44,60 -46,4 -24,-16 C-14,-28 -10,-44 -14,-62 C-18,-84 16,-90 18,-66 C20,-40 44,-10 36,24 C30,52 18,66 0,66Z" fill="${body}"/>`,
    `<path d="M-15,-70 L-34,-62 L-14,-58Z" fill="${gold}"/>${dot(-2, -70, 3.4, '#FBF3E4')}`,
    `<path d="M4,-84 L-4,-106 M6,-84 L6,-110 M8,-83 L16,-105" ${stroke(body, 2.6)}/>${dot(-4, -108, 4, gold)}${dot(6, -112, 4, gold)}${dot(17, -107, 4, gold)}`,
    `<path d="M-8,10 C6,-2 26,4 26,22 C18,44 2,46 -8,10Z" fill="${lighter(body, 0.22)}"/>`,
    ...[0, 1, 2].map((row) => `<path d="M-2,${14 + row * 9} q8,6 20,0" ${stroke(gold, 2.2)}/>`),
    `<path d="M-8,64 V86 M8,64 V86 M-16,88 H-2 M2,88 H16" ${stroke(gold, 3.2)}/>`,
  ].join('')
}

/** A small singing bird facing right, about 80 wide. */
export function bird(body: string, wing: string, beak: string): string {
  return `<path d="M-46,14 L-14,2 C-12,-22 10,-34 26,-26 C38,-20 38,-4 30,6 C20,24 -10,30 -24,16Z" fill="${body}"/>
<path d="M-22,8 C-8,-8 10,-4 12,6 C2,20 -14,20 -22,8Z" fill="${wing}"/><path d="M34,-20 L48,-14 L34,-9Z" fill="${beak}"/>${dot(24, -17, 3, '#FBF3E4')}`
}

/** A dog's head and chest from the front, about 220 by 260. */
export function dog(coat: string, ear: string, collar: string, gold: string): string {
  const cream = mix(coat, '#FFF6E8', 0.72)
  return [
    `<path d="M-84,150 C-84,84 -50,58 0,58 C50,58 84,84 84,150Z" fill="${coat}"/>`,
    `<path d="M-30,150 C-34,100 -20,74 0,74 C20,74 34,100 30,150Z" fill="${cream}"/>`,
    `<path d="M0,-104 C58,-104 86,-62 84,-14 C82,40 46,84 0,84 C-46,84 -82,40 -84,-14 C-86,-62 -58,-104 0,-104Z" fill="${coat}"/>`,
    `<path d="M0,-104 C14,-60 16,-30 34,-8 C60,22 38,80 0,80 C-38,80 -60,22 -34,-8 C-16,-30 -14,-60 0,-104Z" fill="${cream}"/>`,
    `<path d="M-54,-92 C-98,-96 -118,-30 -104,26 C-96,48 -76,40 -72,16 C-70,-20 -66,-50 -44,-72Z" fill="${ear}"/>`,
    `<path d="M54,-92 C98,-96 118,-30 104,26 C96,48 76,40 72,16 C70,-20 66,-50 44,-72Z" fill="${ear}"/>`,
    `<ellipse cx="-38" cy="-22" rx="10" ry="12" fill="#2A1C14"/><ellipse cx="38" cy="-22" rx="10" ry="12" fill="#2A1C14"/>${dot(-35, -26, 3.4, '#fff')}${dot(41, -26, 3.4, '#fff')}`,
    `<path d="M-18,14 C-18,2 18,2 18,14 C18,26 6,32 0,32 C-6,32 -18,26 -18,14Z" fill="#2A1C14"/><ellipse cx="-4" cy="12" rx="6" ry="3" fill="#fff" opacity=".35"/>`,
    `<path d="M0,32 V44 M0,44 C-8,56 -24,54 -28,44 M0,44 C8,56 24,54 28,44" ${stroke('#2A1C14', 3.6)}/>`,
    `<path d="M-11,52 C-12,74 12,74 11,52 C4,58 -4,58 -11,52Z" fill="#D9727A"/>`,
    `<path d="M-54,84 C-26,104 26,104 54,84 L58,98 C28,120 -28,120 -58,98Z" fill="${collar}"/>${dot(0, 122, 13, gold)}`,
  ].join('')
}

export const paw = (color: string): string =>
  `<path d="M0,6 C20,6 30,24 24,38 C18,48 8,40 0,40 C-8,40 -18,48 -24,38 C-30,24 -20,6 0,6Z" fill="${color}"/><ellipse cx="-26" cy="2" rx="9" ry="13" transform="rotate(-24 -26 2)" fill="${color}"/><ellipse cx="26" cy="2" rx="9" ry="13" transform="rotate(24 26 2)" fill="${color}"/><ellipse cx="-10" cy="-16" rx="9" ry="14" fill="${color}"/><ellipse cx="11" cy="-16" rx="9" ry="14" fill="${color}"/>`
