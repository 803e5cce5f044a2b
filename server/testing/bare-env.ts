/**
 * What a process that a test starts needs of this one's environment: no setting of a shop, but the place
 * where compiled sources are kept, if there is one, for reading the server's takes most of a start.
 */
export function bareEnv(): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  return { PATH, NODE_COMPILE_CACHE }
}
