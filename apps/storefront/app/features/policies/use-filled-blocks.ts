import { type PolicyBlock, policyFigures, type SharedTerms, sumUpCosts } from '@shop/contract'
import { formatMoney } from '@shop/i18n'
import { useTimesText } from '../../delivery/use-times-text.ts'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { policiesMessages } from './policies.late.messages.ts'

/** The blocks of a policy with the figures of the shop in the places of their names, such as `{delivery_times}`. */
export function useFilledBlocks(blocks: readonly PolicyBlock[], terms: readonly SharedTerms[]): PolicyBlock[] {
  const t = useMessages(policiesMessages)
  const times = useTimesText(terms) ?? t.noDelivery
  const figures = { delivery_times: times.endsWith('.') ? times : `${times}.`, delivery_costs: useCosts(terms) }
  const fill = <Piece extends { text: string }>(piece: Piece): Piece => ({
    ...piece,
    text: policyFigures.reduce((text, figure) => text.replaceAll(`{${figure}}`, figures[figure]), piece.text),
  })
  return blocks.map((block) => {
    if (block.kind === 'heading') return fill(block)
    if (block.kind === 'list') return { ...block, items: block.items.map((item) => item.map(fill)) }
    return { ...block, content: block.content.map(fill) }
  })
}

/** What delivery costs, and above which amount it is free, in whole sentences. */
function useCosts(terms: readonly SharedTerms[]): string {
  const t = useMessages(policiesMessages)
  const language = useLanguage()
  const costs = sumUpCosts(terms)
  if (!costs) return t.noDelivery
  const money = (egp: number) => formatMoney(egp, language)
  const highest = Math.max(...terms.map(({ fee }) => fee))
  if (highest === 0) return t.alwaysFree
  const fee =
    costs.fee === highest ? t.fee({ fee: money(highest) }) : t.fees({ from: money(costs.fee), to: money(highest) })
  const thresholds = terms.flatMap(({ free_over }) => (free_over === null ? [] : [free_over]))
  if (thresholds.length === 0) return fee
  const lowest = money(Math.min(...thresholds))
  if (costs.free_over === null) return `${fee} ${t.freeInSome({ amount: lowest })}`
  const amount = money(costs.free_over)
  return `${fee} ${amount === lowest ? t.freeOver({ amount }) : t.freeByGovernorate({ from: lowest, to: amount })}`
}
