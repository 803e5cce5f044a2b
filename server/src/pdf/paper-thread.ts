/** What a thread that draws papers does; `draw-apart.ts` starts it. */

/** Draws by the function `draw` of a module. */
export async function draw({ module, given }: { module: string; given: unknown }) {
  const drawer = (await import(module)) as { draw: (given: unknown) => Promise<Buffer> }
  return drawer.draw(given)
}
