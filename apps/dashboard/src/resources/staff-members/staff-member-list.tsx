import { type StaffAccount, staffRoles } from '@shop/contract/staff'
import { CreateButton, FunctionField, List, SearchInput, TopToolbar } from 'react-admin'
import { useMessages } from '../../i18n/language.tsx'
import { PhoneText } from '../../ui/fields/bidi-texts.tsx'
import { EditLink } from '../../ui/fields/record-links.tsx'
import { StatusChip } from '../../ui/fields/status-chip.tsx'
import { CountField, MomentField } from '../../ui/fields/value-fields.tsx'
import { choiceFilter } from '../../ui/lists/list-filters.tsx'
import { RecordTable } from '../../ui/lists/record-table.tsx'
import { useRoleNames } from '../../ui/use-role-names.ts'
import { PendingInvitations } from './pending-invitations.tsx'
import { staffMembersMessages } from './staff-members.messages.ts'

export function StaffMemberList() {
  const t = useMessages(staffMembersMessages)
  const roleNames = useRoleNames()
  const filters = [
    <SearchInput key="q" source="q" alwaysOn placeholder={t.q} />,
    choiceFilter({ source: 'role', ids: staffRoles, nameOf: (id) => roleNames[id], isAlwaysOn: true }),
  ]
  const actions = (
    <TopToolbar>
      <CreateButton label={t.invite} />
    </TopToolbar>
  )
  return (
    <List filters={filters} actions={actions} sort={{ field: 'created_at', order: 'ASC' }} empty={false}>
      <PendingInvitations />
      <RecordTable title="name" rowClick="edit">
        <FunctionField<StaffAccount>
          source="name"
          render={({ id, first_name, last_name }) => (
            <EditLink id={id} canWrite>
              {`${first_name} ${last_name}`.trim() || '—'}
            </EditLink>
          )}
        />
        <FunctionField<StaffAccount> source="phone" render={({ phone }) => <PhoneText phone={phone} />} />
        <FunctionField<StaffAccount> source="role" render={({ role }) => roleNames[role]} />
        <FunctionField<StaffAccount> source="has_second_factor" render={(member) => <SecondFactor member={member} />} />
        <CountField source="sessions" />
        <MomentField source="last_used_at" emptyText="—" />
        <MomentField source="created_at" sortable />
        <FunctionField<StaffAccount>
          source="is_active"
          render={({ is_active }) => (
            <StatusChip tone={is_active ? 'good' : 'bad'}>{is_active ? t.active : t.blocked}</StatusChip>
          )}
        />
      </RecordTable>
    </List>
  )
}

function SecondFactor({ member }: { member: StaffAccount }) {
  const t = useMessages(staffMembersMessages)
  if (!member.has_second_factor && member.is_second_factor_required)
    return <StatusChip tone="bad">{t.factorMissing}</StatusChip>
  return <span>{member.has_second_factor ? t.factorOn : t.factorOff}</span>
}
