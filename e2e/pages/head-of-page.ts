import type { APIRequestContext } from '@playwright/test'

/** The metadata of a page, as search engines read it. */
export type HeadOfPage = {
  status: number
  title: string
  canonical: string | undefined
  /** Addresses by `hreflang`. */
  alternates: Record<string, string>
  /** The content of `<meta>`, by name or property. */
  metas: Record<string, string>
  /** The structured data of a schema.org type, such as `Product`. */
  dataOf(type: string): unknown
}

/** Reads the HTML of the server as a search engine does, without scripts. */
export async function readHead(request: APIRequestContext, path: string): Promise<HeadOfPage> {
  const answer = await request.get(path)
  const html = await answer.text()
  const tags = (name: string) =>
    [...html.matchAll(new RegExp(`<${name} ([^>]*?)/?>`, 'g'))].map(([, text = '']) => text)
  const links = tags('link').map(attributesOf)
  const metas = tags('meta').map(attributesOf)
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
  return {
    status: answer.status(),
    title: decode(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''),
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    alternates: Object.fromEntries(
      links.filter(({ rel }) => rel === 'alternate').map(({ hreflang = '', href = '' }) => [hreflang, href]),
    ),
    metas: Object.fromEntries(metas.map(({ name, property, content = '' }) => [name ?? property ?? '', content])),
    dataOf: (type) => data.map(([, text = '']) => JSON.parse(text)).find((each) => each['@type'] === type),
  }
}

function attributesOf(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([\w:-]+)="([^"]*)"/g)]
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name.toLowerCase(), decode(value)]))
}

function decode(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}
