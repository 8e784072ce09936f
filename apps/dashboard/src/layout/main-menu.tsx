import { ListSubheader } from '@mui/material'
import { Menu, useSidebarState } from 'react-admin'
import { useCan, useStaffMember } from '../auth/staff-member.tsx'
import { useMessages } from '../i18n/language.tsx'
import { type MenuGroup, menuGroups } from '../resources/resource.ts'
import { resources } from '../resources/resources.ts'
import { layoutMessages } from './layout.messages.ts'

/** The parts of the dashboard that the member's role may look at, in groups. */
export function MainMenu() {
  const canSeeOverview = useCan('overview.read')
  return (
    <Menu>
      {canSeeOverview && <Menu.DashboardItem />}
      {menuGroups.map((group) => (
        <Group key={group} group={group} />
      ))}
    </Menu>
  )
}

function Group({ group }: { group: MenuGroup }) {
  const t = useMessages(layoutMessages)
  const [isOpen] = useSidebarState()
  const { permissions } = useStaffMember()
  const names = resources.filter((one) => one.group === group && permissions.includes(one.read)).map(({ name }) => name)
  if (names.length === 0) return null
  return (
    <>
      {isOpen && (
        <ListSubheader component="div" sx={{ lineHeight: 2.5, background: 'none', position: 'static' }}>
          {t[group]}
        </ListSubheader>
      )}
      {names.map((name) => (
        <Menu.ResourceItem key={name} name={name} />
      ))}
    </>
  )
}
