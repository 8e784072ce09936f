import type { UserRole } from '@shop/contract'
import { useMessages } from '../i18n/language.tsx'
import { uiMessages } from './ui.messages.ts'

/** The names of the roles in the language that is shown. */
export function useRoleNames(): Readonly<Record<UserRole, string>> {
  const t = useMessages(uiMessages)
  return {
    admin: t.roleAdmin,
    catalogue: t.roleCatalog,
    orders: t.roleOrders,
    support: t.roleSupport,
    warehouse: t.roleWarehouse,
    accountant: t.roleAccountant,
    shopper: t.roleShopper,
  }
}
