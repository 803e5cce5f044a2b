/** Whether React left a part of its markup to the browser, because that waits for something. */
export const isUnfinished = (markup: string) => markup.includes('<!--$!-->')
