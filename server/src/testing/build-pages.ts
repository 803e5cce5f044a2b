/** Makes sure that the built pages are those of the present sources, however a test is run. */
export async function buildPages(): Promise<void> {
  const { buildIfNeeded } = (await import(new URL('../../../build.mjs', import.meta.url).href)) as {
    buildIfNeeded: () => Promise<void>
  }
  await buildIfNeeded()
}
