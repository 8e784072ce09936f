import { Box, Button, Typography } from '@mui/material'
import { offerOutcomes, type OfferPreview as Preview, type StaffOffer } from '@shop/contract/staff'
import { formatExactMoney } from '@shop/i18n'
import { Fragment, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { staffApi } from '../../data/api.ts'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { scrollByKeys } from '../../ui/panel.tsx'
import { useRequest } from '../../ui/use-action.ts'
import { useFieldName } from '../../ui/values/use-field-name.ts'
import { PlainTable } from '../shared/plain-table.tsx'
import { offersMessages } from './offers.messages.ts'

/** Shows what the offer, as it is typed now, would make of each price before it is saved, and leaves out what would be refused. */
export function OfferPreview() {
  const t = useMessages(offersMessages)
  const { getValues, setValue } = useFormContext<StaffOffer>()
  const [answered, setAnswered] = useState<{ terms: string; preview: Preview } | null>(null)
  const { isBusy, failure, fieldErrors, send } = useRequest()
  const nameOf = useFieldName()
  // The preview marks no fields.
  const faults = Object.entries(fieldErrors).map(([path, error]) => `${nameOf('offers', path.split('.'))}: ${error}`)
  useWatch()
  const terms = readTerms(getValues())
  const show = () =>
    send(async () => {
      const body = getValues()
      const asked = readTerms(body)
      setAnswered({ terms: asked, preview: await staffApi.offers.previewOffer({ body }) })
    })
  // While the next answer is on its way, the prices stay where they are.
  const preview = answered && (isBusy || answered.terms === terms) ? answered.preview : null
  async function leaveOut(products: readonly number[]): Promise<void> {
    setValue('left_out', [...new Set([...(getValues('left_out') ?? []), ...products])], { shouldDirty: true })
    await show()
  }
  return (
    <Box sx={{ my: 2 }}>
      <Button variant="outlined" disabled={isBusy} onClick={show}>
        {t.preview}
      </Button>
      {failure !== null && (
        <Typography role="alert" component="div" color="error">
          {(faults.length > 0 ? faults : [failure]).map((fault) => (
            <div key={fault}>{fault}</div>
          ))}
        </Typography>
      )}
      {preview && (
        <>
          <Typography sx={{ mt: 1 }}>{t.covered({ count: preview.variants })}</Typography>
          <Box component="ul" sx={{ my: 0 }}>
            {offerOutcomes
              .filter((outcome) => preview.counts[outcome] > 0)
              .map((outcome) => (
                <li key={outcome}>
                  {t.coveredAs({ units: t.covered({ count: preview.counts[outcome] }), outcome: t[outcome] })}
                </li>
              ))}
          </Box>
          {preview.refused_products.length > 0 && (
            <Button onClick={() => leaveOut(preview.refused_products)}>
              {t.leaveOut({ count: preview.refused_products.length })}
            </Button>
          )}
          <FirstOf preview={preview} />
          <Prices results={preview.results} />
        </>
      )}
    </Box>
  )
}

/** What the prices depend on, to be compared. */
function readTerms({ name: _name, ...terms }: StaffOffer): string {
  return JSON.stringify(terms)
}

/** Says that the table is not all: it ends after some hundred prices. */
function FirstOf({ preview: { counts, results } }: { preview: Preview }) {
  const t = useMessages(offersMessages)
  const total = offerOutcomes.reduce((sum, outcome) => sum + counts[outcome], 0)
  if (results.length === total) return null
  return <Typography sx={{ mt: 1 }}>{t.firstOf({ shown: results.length, total })}</Typography>
}

function Prices({ results }: Pick<Preview, 'results'>) {
  const t = useMessages(offersMessages)
  const language = useLanguage()
  const money = (amount: number | null) => <bdi>{amount === null ? '–' : formatExactMoney(amount, language)}</bdi>
  const rows = results.map(({ product, sku, name, color, from, to, lowest, outcome }) => ({
    key: `${product} ${color?.en ?? ''}`,
    cells: [
      <Fragment key="product">
        <bdi>{name[language]}</bdi> {color && <bdi>{color[language]}</bdi>} <bdi>{sku}</bdi>
      </Fragment>,
      ...[from, to, lowest].map(money),
      t[outcome],
    ],
  }))
  return (
    <Box ref={scrollByKeys} sx={{ overflowX: 'auto' }}>
      <PlainTable heads={[t.product, t.from, t.to, t.lowest, t.result]} rows={rows} startColumns={5} />
    </Box>
  )
}
