import { ListSubheader } from '@mui/material'
import { Menu, useResourceDefinitions, useSidebarState } from 'react-admin'
import { useCan } from '../auth/staff-member.tsx'
import { useMessages } from '../i18n/language.tsx'
import { layoutMessages } from './layout.messages.ts'

/** Headings of the menu, in its order. A resource names its heading as `group` among react-admin's options. */
const menuGroups = ['sales', 'catalog', 'content', 'settings'] as const
export type MenuGroup = (typeof menuGroups)[number]

/** The menu: the resources that the member of staff may read, in groups. */
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
  const definitions = Object.values(useResourceDefinitions<{ group?: MenuGroup }>())
  const names = definitions.filter(({ options }) => options?.group === group).map(({ name }) => name)
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
