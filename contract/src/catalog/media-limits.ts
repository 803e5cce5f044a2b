/** The maximum number of pictures per upload, and their maximum size in bytes. */
export const mostFiles = 10
export const mostBytesOfFile = 10 * 1024 * 1024
