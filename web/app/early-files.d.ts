/** The scripts that a page's document names early, by the id of its route (web/early-files.ts). */
declare module 'virtual:early-files' {
  export const earlyFiles: Readonly<Record<string, readonly string[]>>
}
