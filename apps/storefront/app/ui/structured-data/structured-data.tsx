/**
 * Data of a page for search engines, as schema.org's JSON-LD. They read the server's page, so shoppers need not load
 * the code that describes it. Callers give `data` as `import.meta.env.SSR && describe…(…)`. In the browser the
 * server's script stays unchanged.
 */
export function StructuredData({ data }: { data: object | false }) {
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {data ? serializeStructuredData(data) : ''}
    </script>
  )
}

/** JSON for a script element: no text in it, such as a product's name, can end the element. */
export function serializeStructuredData(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
