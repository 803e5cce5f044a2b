import { type ClientLoaderFunctionArgs, redirect, redirectDocument } from 'react-router'

export function loader() {
  throw redirect('/')
}

/** The server knows where addresses of a former shop lead, and sends all others home. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url)
  throw redirectDocument(pathname + search)
}
