import { startBareServer } from './pages.ts'

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z" fill="teal"/></svg>'
const page = `<!doctype html><title>A picture</title><h1>A page with a picture</h1><img alt="" width="300" height="300" src="data:image/svg+xml,${encodeURIComponent(picture)}">`

/** Serves a page of 1 kB with one picture: the best that this machine can reach at the moment. */
export const startBarePage = () =>
  startBareServer({
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: Buffer.from(page),
  })
