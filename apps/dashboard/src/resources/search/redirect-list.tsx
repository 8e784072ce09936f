import type { StaffRedirect } from '@shop/contract/staff'
import { FunctionField } from 'react-admin'
import { useMessages } from '../../i18n/language.tsx'
import { redirectsMessages } from './redirects.messages.ts'
import { RuleList } from './rule-list.tsx'

/** Pages of the shop that some searches lead to. */
export function RedirectList() {
  const t = useMessages(redirectsMessages)
  return (
    <RuleList part="redirects" placeholder={t.q} none={t.none}>
      <FunctionField<StaffRedirect> source="path" render={({ path }) => <bdi dir="ltr">{path}</bdi>} />
    </RuleList>
  )
}
