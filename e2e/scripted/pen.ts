import type { Language } from '@shop/contract'

/** Escapes from a text into a page, a script, an attribute, JSON-LD or a template. Each calls `ran` if it runs. */
const escapes = [
  '"><img src=x onerror=ran()>',
  '</script><script>ran()</script>',
  '<svg onload=ran()>',
  `{{ran()}}${'$'}{ran()}`,
  "javascript:ran()//'-ran()-'",
  '\u2028ran()\u2029<!--<script>',
  '\u202eran()',
]

/** What a pen writes: texts that contain scripts, or texts of one word that is as long as the field allows. */
export type Writing = 'scripts' | 'long words'

/** Makes texts, and records which field got which text. */
export function takePen(writing: Writing) {
  const written = new Map<string, string>()

  /** Makes a unique text with as many escapes or letters as fit. */
  function write(field: string, max = 200): string {
    const mark = `n${written.size + 1}`
    let text = writing === 'scripts' ? mark : mark.padEnd(Math.min(max, 200) - 1, 'Long')
    if (writing === 'scripts') for (const wayOut of escapes) if (text.length + wayOut.length <= max) text += wayOut
    // A character after the last escape protects it from trimming.
    const typed = `${text}.`.slice(0, max)
    written.set(field, withoutOverrides(typed))
    return typed
  }

  function textOf(field: string): string {
    const text = written.get(field)
    if (text === undefined) throw new Error(`Nothing was written into ${field}`)
    return text
  }

  const linkEnd = writing === 'scripts' ? '"><svg/onload=ran()></script><script>ran()</script>' : 'long'.repeat(25)

  return {
    write,
    /** The text as the shop stores it. @param field without a language: a field in both languages */
    textOf: (field: string, language: Language) => textOf(written.has(field) ? field : `${field}.${language}`),
    /** Makes a text for each language. */
    writeBoth: (field: string, max?: number) => ({
      en: write(`${field}.en`, max),
      ar: write(`${field}.ar`, max),
    }),
    /** A valid address with markup or a long word in its path. */
    writeLink(field: string, start: string): string {
      written.set(field, start + linkEnd)
      return textOf(field)
    },
    fields: () => [...written.keys()],
  }
}
/** The shop removes direction overrides from every text. */
function withoutOverrides(text: string): string {
  return text.replace(/\u202e/gu, '')
}

export type Pen = ReturnType<typeof takePen>
