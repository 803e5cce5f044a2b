import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'

/**
 * Bundles a file of this folder as a script for a page, with all its imports, including
 * WebAssembly.
 */
export async function pageScript(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    root: fileURLToPath(new URL('../..', import.meta.url)),
    logLevel: 'error',
    build: {
      write: false,
      assetsInlineLimit: 10_000_000,
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(file, import.meta.url)),
        output: { codeSplitting: false },
      },
    },
  })
  return (built as Rolldown.RolldownOutput).output[0].code
}
