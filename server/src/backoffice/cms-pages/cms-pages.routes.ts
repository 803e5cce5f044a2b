import type { FastifyInstance } from 'fastify'
import type { PageContent } from '@tohfa/contract/backoffice/cms-pages/page-content'
import { cmsPagesCalls } from '@tohfa/contract/backoffice/cms-pages/cms-pages.calls'
import { caller } from '#platform/http/access.ts'
import { serve } from '#platform/http/serve.ts'
import { answerKeptJson } from '#platform/web-pages/response-cache/send-cached.ts'
import type { ResponseCache } from '#platform/web-pages/response-cache/response-cache.ts'
import type { CmsPages } from './cms-pages.service.ts'

export function cmsPagesRoutes(
  routes: FastifyInstance,
  { cmsPages, cache }: { cmsPages: CmsPages; cache: ResponseCache },
): void {
  serve(routes, cmsPagesCalls, {
    'GET /admin/pages': async () => ({ data: await cmsPages.list() }),
    'GET /admin/pages/:key': async ({ params: { key: page }, query: { language } }) => ({
      data: await cmsPages.read({ page, language }),
    }),
    'PUT /admin/pages/:key': async (request) => ({
      data: await cmsPages.change(request.params.key, request.body, caller(request).id),
    }),
    'POST /admin/pages/:key/preview': async ({ body }) => ({
      data: asAnswer(cmsPages.preview(body)),
    }),
    'GET /pages/:key': (request, reply) => {
      const { key } = request.params
      const { language } = request.query
      return answerKeptJson(cache, request, reply, `cms-page ${key} ${language}`, async () => {
        const content = await cmsPages.content(key, language)
        return {
          answer: { data: { content: content && asAnswer(content) } },
        }
      })
    },
  })
}

const asAnswer = ({ sections, ...content }: PageContent) => ({
  ...content,
  sections: [...sections],
})
