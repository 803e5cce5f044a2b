/** The script of the studio's worker, as the build names it. */
export const workerScript = /\/assets\/studio\.worker-[\w-]+\.js(?:\.br|\.gz)?$/

/**
 * What the studio's worker may do: it shapes words by WebAssembly, which no page may run, and reads
 * fonts. A worker keeps to the policy that its script came with, not to the page's (docs/studio.md 12.3).
 */
export const workerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
