import type { UserRole } from '@shop/contract'
import { useMessages } from '../i18n/language.tsx'
import { uiMessages } from './ui.messages.ts'

/** Names a role in the language that is shown. */
export function useRoleName(): (role: UserRole) => string {
  const t = useMessages(uiMessages)
  const names = {
    admin: t.roleAdmin,
    catalogue: t.roleCatalog,
    orders: t.roleOrders,
    support: t.roleSupport,
    shopper: t.roleShopper,
  } satisfies Record<UserRole, string>
  return (role) => names[role]
}
