import { maxCompared, type Product } from '@shop/contract'
import { Scale } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { type SavedProducts, useFocusAfterRemoval, useSavedProducts } from '../../saved-lists/use-saved-products.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CheckBox } from '../../ui/forms/check-box.tsx'
import { phoneQuery, useMediaQuery } from '../../ui/hooks/use-media-query.ts'
import { Notice } from '../../ui/notices/notice.tsx'
import { UndoNotice } from '../../ui/notices/undo-notice.tsx'
import { comparePageMessages } from './compare.late.messages.ts'
import type { AddedRow } from './compare-row.tsx'
import { CompareTable, type RenderBuying } from './compare-table.tsx'
import { compared } from './compared.ts'
import { compareProducts, onlyDifferences } from './comparison.ts'
import { findAside } from './shown-pair.ts'
import { ShownPair } from './shown-pair.tsx'

type Properties = {
  saved: SavedProducts
  /** Rows that other features add. */
  addRows: (products: readonly Product[]) => readonly AddedRow[]
  renderBuying: RenderBuying
}

/** Up to three products side by side, by what the shop knows of them (rule P-09). */
export function ComparePage({ saved, addRows, renderBuying }: Properties) {
  const t = useMessages(comparePageMessages)
  const { shown, removed, undo } = useSavedProducts(compared, saved)
  const heading = useFocusAfterRemoval(shown.length)
  return (
    <div className="page py-8">
      <h1 ref={heading} tabIndex={-1} className="mb-4 text-2xl outline-none md:text-3xl">
        {t.title}
      </h1>
      <UndoNotice text={removed && t.removed({ name: removed.name })} undoText={t.undo} onUndo={undo} />
      {shown.length > 0 ? (
        <Comparison saved={shown} addRows={addRows} renderBuying={renderBuying} />
      ) : (
        <NothingToCompare />
      )}
    </div>
  )
}

type ComparisonProperties = Pick<Properties, 'addRows' | 'renderBuying'> & { saved: readonly Product[] }

/** A phone shows two products, which shoppers choose out of three: what is not shown is not compared. */
function Comparison({ saved, addRows, renderBuying }: ComparisonProperties) {
  const t = useMessages(comparePageMessages)
  const [isNarrowed, setNarrowed] = useState(false)
  const [picked, setPicked] = useState<readonly number[]>([])
  const isPhone = useMediaQuery(phoneQuery)
  const ids = saved.map(({ id }) => id)
  const aside = isPhone ? findAside(ids, picked) : null
  const products = saved.filter(({ id }) => id !== aside)
  const groups = compareProducts(products)
  const canDiffer = products.length > 1
  const isBrief = isNarrowed && canDiffer
  const shown = isBrief ? onlyDifferences(groups) : groups
  const added = addRows(products).filter(({ differs }) => differs || !isBrief)
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p className="text-muted">{canDiffer ? t.hint : t.oneHint}</p>
        {canDiffer && (
          <CheckBox
            label={t.onlyDifferences}
            checked={isNarrowed}
            onChange={(event) => setNarrowed(event.target.checked)}
          />
        )}
      </div>
      {aside !== null && <ShownPair products={saved} aside={aside} onShow={(id) => setPicked([...picked, id])} />}
      <CompareTable products={products} groups={shown} addedRows={added} renderBuying={renderBuying} />
      <p role="status" className="not-empty:mt-4 text-muted">
        {isBrief && shown.length + added.length === 0 && t.same}
      </p>
      {saved.length < maxCompared && (
        <ButtonLink to={paths.products()} className="mt-6">
          {t.addMore}
        </ButtonLink>
      )}
    </>
  )
}

function NothingToCompare() {
  const t = useMessages(comparePageMessages)
  return (
    <Notice icon={<Scale />} heading={t.empty} text={t.emptyHint} level={2}>
      <ButtonLink look="lamp" to={paths.products()}>
        {t.browse}
      </ButtonLink>
    </Notice>
  )
}
