import type { Language, Localized, OrderId } from '@shop/contract'
import type { PaperKind } from '@shop/contract/staff'
import type { Db } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import { printApart } from '../../../pdf/print-apart.ts'
import { listInvoiceSheets } from '../books/documents/print-document.service.ts'
import { listPrintouts } from './order-printouts.service.ts'
import { presentSlip } from './packing-slip.presenter.ts'

const titles = {
  invoices: { en: 'Invoices', ar: 'الفواتير' },
  slips: { en: 'Packing slips', ar: 'أذون التجهيز' },
} as const satisfies Record<PaperKind, Localized>

type Wanted = { kind: PaperKind; ids: readonly OrderId[]; language: Language; now: Date }

/**
 * Prints the papers of some orders as one file, in the order of `ids`.
 *
 * @throws AppError `order_not_found` when no order is known; for slips also the errors of `listPrintouts`
 */
export async function printPapers(db: Db, { kind, ids, language, now }: Wanted) {
  const sheets =
    kind === 'invoices'
      ? await listInvoiceSheets(db, ids, language)
      : (await listPrintouts(db, ids)).map((paper) => presentSlip(paper, language))
  if (sheets.length === 0) throw new AppError('order_not_found')
  const content = await printApart({ language, title: titles[kind][language], sheets }, now)
  return { name: `${kind}.pdf`, type: 'application/pdf', content }
}
