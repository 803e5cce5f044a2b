/** Addresses for programs: an unknown one is a 404, without a redirect home. */
export const programPaths =
  /^\/(?:v1|images|fonts|kits|assets|sandbox|docs|openapi\.json|metrics|healthz|readyz)(?:\/|$)/
