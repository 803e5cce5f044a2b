import type { FastifyInstance } from 'fastify'
import type { PageContent } from '@tohfa/contract/backoffice/cms-pages/page-content'
import { pageTextCalls } from '@tohfa/contract/backoffice/cms-pages/page-texts.calls'
import { caller } from '#platform/http/access.ts'
import { serve } from '#platform/http/serve.ts'
import { answerKeptJson } from '#platform/web-pages/response-cache/send-cached.ts'
import type { ResponseCache } from '#platform/web-pages/response-cache/response-cache.ts'
import type { PageTextService } from './page-texts.service.ts'

export function pageTextRoutes(
  routes: FastifyInstance,
  { pageTexts, cache }: { pageTexts: PageTextService; cache: ResponseCache },
): void {
  serve(routes, pageTextCalls, {
    'GET /admin/pages': async () => ({ data: await pageTexts.list() }),
    'GET /admin/pages/:key': async ({ params: { key: page }, query: { language } }) => ({
      data: await pageTexts.read({ page, language }),
    }),
    'PUT /admin/pages/:key': async (request) => ({
      data: await pageTexts.change(request.params.key, request.body, caller(request).id),
    }),
    'POST /admin/pages/:key/preview': async ({ body }) => ({
      data: asAnswer(pageTexts.preview(body)),
    }),
    'GET /pages/:key': (request, reply) => {
      const { key } = request.params
      const { language } = request.query
      return answerKeptJson(cache, request, reply, `page-text ${key} ${language}`, async () => {
        const content = await pageTexts.content(key, language)
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
