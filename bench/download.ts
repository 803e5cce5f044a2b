import { memoryNow } from './studio/memory.ts'

const newline = 0x0a

/**
 * Reads and discards an answer, and samples the memory of the shop's process.
 * @param limitMs aborts after this time; the result covers what was read until then
 */
export async function download(
  address: string,
  { token, pid, limitMs = Infinity }: { token: string; pid: number; limitMs?: number },
) {
  const rest = await memoryNow(pid)
  let most = rest
  const looking = setInterval(() => {
    void memoryNow(pid).then((now) => (most = Math.max(most, now)))
  }, 50)
  const started = performance.now()
  const ms = () => performance.now() - started
  let bytes = 0
  let lines = 0
  let isWhole = true
  try {
    const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
    for await (const chunk of answer.body ?? []) {
      bytes += chunk.length
      for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, at + 1)) lines++
      isWhole = ms() < limitMs
      if (!isWhole) break
    }
  } finally {
    clearInterval(looking)
  }
  return { ms: ms(), bytes, lines, isWhole, rest, more: most - rest }
}
