import { formatNumber } from '@shop/i18n'
import { useLanguage } from '../../i18n/language.tsx'
import { StatusChip } from '../../ui/fields/status-chip.tsx'

/** Units in stock; zero is marked. */
export function StockCount({ stock }: { stock: number }) {
  const language = useLanguage()
  const text = formatNumber(stock, language)
  return stock === 0 ? <StatusChip tone="bad">{text}</StatusChip> : <span>{text}</span>
}
