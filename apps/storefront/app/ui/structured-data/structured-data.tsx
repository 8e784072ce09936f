/**
 * Tells search engines what a page shows, as schema.org's JSON-LD. They read the server's page, so that the code which describes
 * it need not reach shoppers: callers give `data` as `import.meta.env.SSR && describe…(…)`. In the browser the script of the
 * server's page stands as it is.
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
