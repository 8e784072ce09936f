import type { Localized } from '@shop/contract'
import { z } from 'zod'
import {
  type FileFault,
  type FileFinding,
  type ImportFile,
  maxFaults,
  type Path,
} from '../reading/import-file.types.ts'
import { describeIssue } from './describe-issue.presenter.ts'
import { categorySchema, type ImportDocument, productSchema } from './import-document.schema.ts'
import { comma, join, nothing, tableReasons } from './import-reasons.data.ts'
import type { Outline } from './outline.rules.ts'

const envelopeSchema = z.strictObject({
  categories: z.array(z.unknown()).nullish(),
  products: z.array(z.unknown()).nullish(),
})

/**
 * Reads the content of a file entry by entry.
 *
 * @returns the valid entries, and every fault of the others
 */
export function checkEntries(content: unknown): { document: ImportDocument; findings: FileFinding[] } {
  const envelope = envelopeSchema.safeParse(content, {
    error: () => 'envelope',
  })
  if (!envelope.success) {
    return {
      document: { categories: [], products: [] },
      findings: envelope.error.issues.map((issue) => ({ path: issue.path, reason: describeIssue(issue) })),
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
  const findings: FileFinding[] = []
  for (const [index, raw] of list.entries()) {
    const result = schema.safeParse(raw, { reportInput: true })
    if (result.success) entries.push(result.data)
    else
      findings.push(
        ...result.error.issues.map((issue) => ({ path: [name, index, ...issue.path], reason: describeIssue(issue) })),
      )
    if (findings.length < maxFaults) continue
    findings.push({ path: [name, index], reason: tableReasons.more })
    break
  }
  return { entries, findings }
}

/** Gives a finding its line of the file and its entry. */
export function toFault(finding: FileFinding, file: ImportFile, outline: Outline): FileFault {
  return { ...file.locate(finding.path), entry: nameEntry(finding.path, outline), reason: finding.reason }
}

function nameEntry([list, index, inner, innerIndex]: Path, { categories, products }: Outline): Localized {
  if (typeof index !== 'number') return nothing
  if (list === 'categories') return nameCategory(categories[index]?.key ?? index + 1)
  const product = products[index]
  const name = nameProduct(product?.sku ?? index + 1)
  if (inner !== 'colors' || typeof innerIndex !== 'number') return name
  return join(comma, name, nameColor(product?.colors[innerIndex]?.hex ?? innerIndex + 1))
}

function nameCategory(key: string | number): Localized {
  return { en: `category ${key}`, ar: `القسم ${key}` }
}

function nameProduct(sku: string | number): Localized {
  return { en: `product ${sku}`, ar: `المنتج ${sku}` }
}

/** The name of a colour in a fault. */
export function nameColor(hex: unknown): Localized {
  return { en: `color ${hex}`, ar: `اللون ${hex}` }
}
