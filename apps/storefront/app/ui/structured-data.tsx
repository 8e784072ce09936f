import { serializeStructuredData } from './serialize-structured-data.ts'

/** Tells search engines what a page shows, as schema.org's JSON-LD. */
export function StructuredData({ data }: { data: object }) {
  return <script type="application/ld+json">{serializeStructuredData(data)}</script>
}
