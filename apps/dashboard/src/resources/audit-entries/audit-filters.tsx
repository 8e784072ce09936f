import type { StaffAccount } from '@shop/contract/staff'
import { AutocompleteInput, ReferenceInput, SearchInput } from 'react-admin'
import { useMessages } from '../../i18n/language.tsx'
import { choiceFilter, DayInput } from '../../ui/lists/list-filters.tsx'
import { auditEntriesMessages } from './audit-entries.messages.ts'
import { auditedEntities, useAuditWords } from './use-audit-words.ts'

/** What the log can be narrowed to: what was changed, by whom, and on which days of Cairo. */
export function useAuditFilters() {
  const t = useMessages(auditEntriesMessages)
  const { nameOfEntity } = useAuditWords()
  return [
    <SearchInput key="q" source="q" alwaysOn placeholder={t.q} sx={{ minInlineSize: 240 }} />,
    choiceFilter({ source: 'entity', ids: auditedEntities, nameOf: nameOfEntity, isAlwaysOn: true }),
    <ReferenceInput key="actor" source="actor" reference="staff-members" alwaysOn>
      <AutocompleteInput
        label={t.actor}
        optionText={nameOfMember}
        filterToQuery={toQuery}
        sx={{ minInlineSize: 200 }}
      />
    </ReferenceInput>,
    <DayInput key="from" source="from" alwaysOn />,
    <DayInput key="to" source="to" alwaysOn />,
  ]
}

function nameOfMember({ first_name, last_name, phone }: StaffAccount): string {
  return `${first_name} ${last_name}`.trim() || phone
}

function toQuery(q: string) {
  return { q }
}
