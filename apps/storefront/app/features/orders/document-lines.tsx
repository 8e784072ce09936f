import type { ShownDocument } from '@shop/contract'
import { formatAmount } from '@shop/i18n'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { classes } from '../../ui/classes.ts'
import { ordersMessages } from './orders.late.messages.ts'

/** The lines of the invoice and of its credit notes, with the VAT in each; folded on the screen, and always on paper. */
export function DocumentLines({ documents }: { documents: readonly ShownDocument[] }) {
  const t = useMessages(ordersMessages)
  const contentId = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={() => setOpen(!isOpen)}
        className="inline-flex min-h-11 items-center gap-1 align-middle text-nile text-sm print:hidden"
      >
        <span>{isOpen ? t.hideLines : t.showLines}</span>
        <ChevronDown
          aria-hidden="true"
          className={classes('size-4 shrink-0 transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      <div id={contentId} className={classes('gap-4 print:grid', isOpen ? 'grid' : 'hidden')}>
        {documents.map((document) => (
          <LinesTable key={document.number} document={document} />
        ))}
      </div>
    </>
  )
}

type Amounts = Pick<ShownDocument, 'net' | 'vat' | 'total'>

function LinesTable({ document }: { document: ShownDocument }) {
  const t = useMessages(ordersMessages)
  const language = useLanguage()
  const cells = ({ net, vat, total }: Amounts) =>
    Object.entries({ net, vat, total }).map(([name, amount]) => (
      <td key={name} className="py-1.5 ps-3 text-end align-top tabular-nums">
        <bdi>{formatAmount(amount, language)}</bdi>
      </td>
    ))
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm">
        <caption className="pb-1 text-start text-muted">{t.documentLines({ number: document.number })}</caption>
        <thead>
          <tr className="border-line border-b text-muted">
            <th scope="col" className="py-1.5 text-start font-normal">
              {t.item}
            </th>
            {[t.beforeVat, t.vat, t.withVat].map((name) => (
              <th key={name} scope="col" className="py-1.5 ps-3 text-end align-bottom font-normal">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {document.lines.map((line) => (
            <tr key={line.place} className="border-line border-b">
              <th scope="row" className="py-1.5 text-start font-normal">
                <bdi className="block">{line.name}</bdi>
                <span className="block text-muted">
                  {t.lineUnits({ count: line.quantity, percent: line.vat_percent })}
                </span>
              </th>
              {cells(line)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <th scope="row" className="py-1.5 text-start">
              {t.linesTotal}
            </th>
            {cells(document)}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
