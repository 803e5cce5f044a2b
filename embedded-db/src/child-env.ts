/** What a program needs of its surroundings, none of it a setting of the shop. */
const needed =
  /^(?:PATH|HOME|LANG|LANGUAGE|LC_\w+|TZ|TMPDIR|TMP|TEMP|LD_LIBRARY_PATH|SYSTEMROOT|NODE_ENV|NODE_COMPILE_CACHE|MALLOC_\w+)$/i

/** The environment of a process that the shop starts: no password, key or address is in it. */
export function childEnv(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => needed.test(name)))
}
