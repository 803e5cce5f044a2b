/**
 * `npm run bench -- studio`: what designing takes in a browser four times slower, what drawing for the
 * press takes in a process of its own, how pages are answered while proofs wait, and what memory a
 * photo takes. Figures of `docs/performance-studio.md`.
 */
import type { startShop } from '../start-shop.ts'
import { keepResult } from '../history.ts'
import { measureKeys, measureScripts } from './keys.ts'
import { measureLargest, measurePress, measureRow } from './press.ts'
import { measureLargestPhotos, measureQueue } from './queue.ts'
import { productPath } from './products.ts'

export async function measureStudio({ url, pid }: Awaited<ReturnType<typeof startShop>>) {
  const press = { ...(await measurePress()), ...(await measureRow()), ...(await measureLargest()) }
  console.table(press)
  const queue = { ...(await measureQueue(url, pid)), ...(await measureLargestPhotos(url, pid)) }
  console.table(queue)
  const keys = await measureKeys(url, {
    mug: await productPath(url, 'Name in Devanagari Mug'),
    shirt: await productPath(url, 'Your Name in Hindi Tee'),
    pillow: await productPath(url, 'Mughal Poppy Cushion'),
    'pillow with a photo': await productPath(url, 'Family Photo Pillow'),
    'frame with a photo in sepia': await productPath(url, 'Grandparents Portrait Frame'),
  })
  const scripts = await measureScripts(url, await productPath(url, 'Name in Devanagari Mug'))
  console.table({ ...keys, ...scripts })
  await keepResult('studio', flat({ ...press, ...queue, ...keys, ...scripts }))
}

/** Of each row what is held to an aim, and what does not depend on the machine. */
const kept = new Set(['ms', 'PNG ms', 'ratio', 'p99 ms', 'memory MB', 'more MB'])

const flat = (rows: Readonly<Record<string, Readonly<Record<string, number>>>>) =>
  Object.fromEntries(
    Object.entries(rows).flatMap(([row, figures]) =>
      Object.entries(figures)
        .filter(([name]) => kept.has(name) || (name === 'p50 ms' && row.startsWith('key')))
        .map(([name, value]) => [`${row}, ${name}`, value]),
    ),
  )
