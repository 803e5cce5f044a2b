/**
 * The environment of a process that a test starts. It has no setting of a shop, but the folder of
 * compiled sources, if there is one: reading the server's sources takes most of a start.
 */
export function bareEnv(): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  return { PATH, NODE_COMPILE_CACHE }
}
