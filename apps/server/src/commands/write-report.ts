import { formatFault, type ImportCounts, type ImportReport } from '../modules/catalog-import/index.ts'

/** What became of an import, for the person who started it. */
export function writeReport(report: ImportReport, { file, isTrial }: { file: string; isTrial: boolean }): string {
  if (report.outcome === 'done') return writeSummary(report.counts, file, isTrial)
  const { faults } = report
  return [
    `Nothing was imported: ${file} has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}.`,
    '',
    ...faults.map((fault) => `  ${formatFault(fault)}`),
    '',
    'Correct the file and import it again.',
  ].join('\n')
}

function writeSummary(
  { categories, products, colors, pictures, stockMovements }: ImportCounts,
  file: string,
  isTrial: boolean,
) {
  const rows = [
    ['', 'created', 'changed', 'unchanged'],
    ['Categories', categories.created, categories.changed, categories.unchanged],
    ['Products', products.created, products.changed, products.unchanged],
    ['Colors', colors.created, colors.changed, colors.unchanged],
    ['Pictures', pictures.brought, 0, pictures.known],
  ]
  const table = rows.map(
    ([name, ...figures]) =>
      `  ${String(name).padEnd(10)}${figures.map((figure) => String(figure).padStart(11)).join('')}`,
  )
  return [
    isTrial ? `${file} has no faults. An import would do this:` : `${file} is imported.`,
    '',
    ...table,
    '',
    ...(colors.left > 0
      ? [`  ${colors.left} colors are not in the file any more and ${isTrial ? 'would go' : 'went'} out of sale.`]
      : []),
    `  Stock counted anew and found different: ${stockMovements}.`,
  ].join('\n')
}
