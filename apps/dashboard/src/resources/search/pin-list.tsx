import type { StaffPin } from '@shop/contract/staff'
import { FunctionField } from 'react-admin'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { CountField } from '../../ui/fields/value-fields.tsx'
import { pinsMessages } from './pins.messages.ts'
import { RuleList } from './rule-list.tsx'

/** Products that come first for some searches. */
export function PinList() {
  const t = useMessages(pinsMessages)
  const language = useLanguage()
  return (
    <RuleList part="pins" placeholder={t.q} none={t.none}>
      <FunctionField<StaffPin> source="product" render={({ product_name }) => <bdi>{product_name[language]}</bdi>} />
      <CountField source="place" sortable />
    </RuleList>
  )
}
