import { languages } from '@shop/contract'

/** One page of the shop: its path, when it last changed, and pictures on it by their paths. */
export type SitemapPage = { path: string; changedAt?: Date | null; images?: readonly string[] }
/** One file of a sitemap that is listed in the index. */
export type SitemapFile = { path: string; changedAt?: Date | null }

const head = '<?xml version="1.0" encoding="UTF-8"?>'
const namespaces = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(' ')

/**
 * A sitemap that lists each page once in each language, with links to all its languages, as its `<head>` does (integrations,
 * section 8).
 *
 * @param origin the shop's address, such as `https://shop.example`
 */
export function writeSitemap(pages: readonly SitemapPage[], origin: string): string {
  const urls = pages.flatMap((page) => languages.map((language) => writePage(page, language, origin)))
  return `${head}\n<urlset ${namespaces}>\n${urls.join('\n')}\n</urlset>\n`
}

/** The file that search engines begin with. */
export function writeSitemapIndex(files: readonly SitemapFile[], origin: string): string {
  const entries = files.map(
    ({ path, changedAt }) => `<sitemap><loc>${escapeXml(origin + path)}</loc>${writeMoment(changedAt)}</sitemap>`,
  )
  return `${head}\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>\n`
}

function writePage({ path, changedAt, images = [] }: SitemapPage, language: string, origin: string): string {
  const address = (lang?: string) => escapeXml(`${origin}${path}${lang ? `?lang=${lang}` : ''}`)
  const alternates = [...languages.map((each) => [`${each}-EG`, address(each)]), ['x-default', address()]]
  const pictures = images.map(
    (image) => `<image:image><image:loc>${escapeXml(origin + image)}</image:loc></image:image>`,
  )
  return [
    `<url><loc>${address(language)}</loc>${writeMoment(changedAt)}`,
    ...alternates.map(([lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`),
    ...pictures,
    '</url>',
  ].join('')
}

function writeMoment(moment: Date | null | undefined): string {
  return moment ? `<lastmod>${moment.toISOString()}</lastmod>` : ''
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
