import type { TestProject } from 'vitest/node'
import { openTestServer, type TestServer } from './test-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer
  }
}

/** One database server for the whole run; the workers copy databases from its template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openTestServer()
  project.provide('testServer', { url: server.url, template: server.template })
  return () => server.close()
}
