import { createInterface } from 'node:readline'
import { listeningPattern } from './listening.ts'

/**
 * The address at which a shop that was started says that it listens; undefined when its output
 * ends before. What it prints later is dropped.
 */
export async function listeningAddress(output: NodeJS.ReadableStream): Promise<string | undefined> {
  for await (const line of createInterface({ input: output })) {
    const address = listeningPattern.exec(line)?.[1]
    if (address) {
      output.resume()
      return address
    }
  }
  return undefined
}
