import { build } from 'vite'
import { languages } from '@tohfa/contract/i18n/languages'
import { keptPaths } from '@tohfa/contract/shared/site-map'

/** Builds the service worker (docs/decisions/109) into `folder`, outside the client files. */
export async function buildWorker(folder: string): Promise<void> {
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { keptPaths: JSON.stringify(keptPaths), languages: JSON.stringify(languages) },
    build: {
      outDir: folder,
      lib: { entry: 'worker/worker.ts', formats: ['es'], fileName: () => 'worker.js' },
      reportCompressedSize: false,
    },
  })
}
