import type { Language } from '@shop/contract'

/** Ways out of a text into a page, a script, an attribute, JSON-LD or a template; each calls `ran`, were it to run. */
const escapes = [
  '"><img src=x onerror=ran()>',
  '</script><script>ran()</script>',
  '<svg onload=ran()>',
  `{{ran()}}${'$'}{ran()}`,
  "javascript:ran()//'-ran()-'",
  '\u2028ran()\u2029<!--<script>',
  '\u202eran()',
]

/** Writes scripts where people write texts, and remembers what it wrote where. */
export function takePen() {
  const written = new Map<string, string>()

  /** A text of which each is another, with as many escapes as there is room for. */
  function write(field: string, max = 200): string {
    const mark = `n${written.size + 1}`
    let text = mark
    for (const wayOut of escapes) if (text.length + wayOut.length <= max) text += wayOut
    // Something stands behind the last escape, so that no trimming takes it.
    written.set(field, `${text}.`.slice(0, max))
    return textOf(field)
  }

  function textOf(field: string): string {
    const text = written.get(field)
    if (text === undefined) throw new Error(`Nothing was written into ${field}`)
    return text
  }

  return {
    write,
    /** @param field without its language it is that of a field in both */
    textOf: (field: string, language: Language) => textOf(written.has(field) ? field : `${field}.${language}`),
    /** In both languages. */
    writeBoth: (field: string, max?: number) => ({
      en: write(`${field}.en`, max),
      ar: write(`${field}.ar`, max),
    }),
    /** An address that is allowed, with markup in its path. */
    writeLink(field: string, start: string): string {
      written.set(field, `${start}"><svg/onload=ran()></script><script>ran()</script>`)
      return textOf(field)
    },
    fields: () => [...written.keys()],
  }
}
export type Pen = ReturnType<typeof takePen>
