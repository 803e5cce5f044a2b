/**
 * The environment of a child process of a test. It has no setting of a shop except the folder of
 * compiled sources, if there is one: compiling the server's sources takes most of a start.
 */
export function bareEnv(): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  return { PATH, NODE_COMPILE_CACHE }
}
