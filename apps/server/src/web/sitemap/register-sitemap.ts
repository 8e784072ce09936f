import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendSharedAnswer } from '../../http/answers/send-shared-answer.ts'
import { hiddenRoute } from '../../http/guard/hidden-route.ts'
import { listFiles, listPages, listProductPages, pagesFile, type SitemapSource } from './sitemap-pages.ts'
import { writeSitemap, writeSitemapIndex } from './sitemap-xml.ts'

type FileRequest = FastifyRequest<{ Params: { part?: string } }>

/**
 * `/robots.txt` and `/sitemap.xml` with its files. Like pages they are cached, and dropped when the catalogue changes.
 *
 * @param publicUrl the shop's address as shoppers type it; where it listens when null
 */
export function registerSitemap(
  app: FastifyInstance,
  { sitemapSource: source, publicUrl }: { sitemapSource: SitemapSource; publicUrl: string | null },
): void {
  const serve = (url: string, type: string, write: (origin: string, part: number) => Promise<string>) => {
    const handler = async (request: FileRequest, reply: FastifyReply) => {
      const part = Number(request.params.part ?? 0)
      const file = await app.sharedAnswers.get(`file ${url} ${part}`, async () => ({
        status: 200,
        headers: { 'content-type': `${type}; charset=utf-8` },
        body: Buffer.from(await write(new URL(publicUrl ?? app.listeningOrigin).origin, part)),
      }))
      return await sendSharedAnswer(file, request, reply)
    }
    app.route({ method: ['GET', 'HEAD'], url, schema: hiddenRoute, handler })
  }

  const xml = 'application/xml'
  serve('/robots.txt', 'text/plain', async (origin) => writeRobots(origin))
  serve('/sitemap.xml', xml, async (origin) => writeSitemapIndex(await listFiles(source), origin))
  serve(pagesFile, xml, async (origin) => writeSitemap(await listPages(source), origin))
  serve('/sitemap-products-:part(^\\d{1,6}$).xml', xml, async (origin, part) =>
    writeSitemap(await listProductPages(source, part), origin),
  )
}

/**
 * Paths that crawlers may not request. Pages that only must not be listed (cart, account, search results) say `noindex` themselves: a
 * crawler that may not open a page cannot read that.
 */
const closed = ['/api/', '/dashboard', '/dev/', '/login$']

/** @param origin the shop's address, such as `https://shop.example` */
function writeRobots(origin: string): string {
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`]
  return `${lines.join('\n')}\n`
}
