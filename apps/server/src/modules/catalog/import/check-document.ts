import { z } from 'zod'
import { describeIssue } from './describe-issue.ts'
import { categorySchema, type ImportDocument, productSchema } from './import-document.ts'
import type { Fault, Finding, ImportFile, Path } from './import-file.ts'
import type { Outline } from './outline.ts'

const envelopeSchema = z.strictObject({
  categories: z.array(z.unknown()).nullish(),
  products: z.array(z.unknown()).nullish(),
})

/**
 * Reads the content of a file entry by entry.
 *
 * @returns the entries that are right, and all that is wrong with the others
 */
export function checkEntries(content: unknown): { document: ImportDocument; findings: Finding[] } {
  const envelope = envelopeSchema.safeParse(content, {
    error: () => 'must have the lists "categories" and "products", and nothing else',
  })
  if (!envelope.success) {
    return {
      document: { categories: [], products: [] },
      findings: envelope.error.issues.map(({ path, message }) => ({ path, reason: message })),
    }
  }
  const categories = readEntries(envelope.data.categories ?? [], categorySchema, 'categories')
  const products = readEntries(envelope.data.products ?? [], productSchema, 'products')
  return {
    document: { categories: categories.entries, products: products.entries },
    findings: [...categories.findings, ...products.findings],
  }
}

function readEntries<Entry>(list: readonly unknown[], schema: z.ZodType<Entry>, name: string) {
  const entries: Entry[] = []
  const findings: Finding[] = []
  list.forEach((raw, index) => {
    const result = schema.safeParse(raw, { error: describeIssue })
    if (result.success) entries.push(result.data)
    else
      findings.push(
        ...result.error.issues.map(({ path, message }) => ({ path: [name, index, ...path], reason: message })),
      )
  })
  return { entries, findings }
}

/** Says where a finding stands: on which line of the file, about which entry. */
export function toFault(finding: Finding, file: ImportFile, outline: Outline): Fault {
  return { ...file.locate(finding.path), entry: nameEntry(finding.path, outline), reason: finding.reason }
}

function nameEntry([list, index, inner, innerIndex]: Path, { categories, products }: Outline): string {
  if (typeof index !== 'number') return ''
  if (list === 'categories') return `category ${categories[index]?.key ?? index + 1}`
  const product = products[index]
  const name = `product ${product?.sku ?? index + 1}`
  if (inner !== 'colors' || typeof innerIndex !== 'number') return name
  return `${name}, color ${product?.colors[innerIndex]?.hex ?? innerIndex + 1}`
}
