/** The script of the studio's worker by the name that the build gives it. */
export const workerScript = /\/assets\/studio\.worker-[\w-]+\.js(?:\.br|\.gz)?$/

/**
 * The policy of the studio's worker: it shapes text with WebAssembly, which no page may run, and
 * loads fonts. A worker has the policy of its own script, not that of the page (docs/studio.md
 * 12.3).
 */
export const workerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
