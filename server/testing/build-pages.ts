/** Builds and compresses the pages unless they are up to date, however a test is run. */
export async function buildPages(): Promise<void> {
  const { buildAllIfNeeded } = (await import(new URL('../../build.mjs', import.meta.url).href)) as {
    buildAllIfNeeded: () => Promise<void>
  }
  await buildAllIfNeeded()
}
