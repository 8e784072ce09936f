import type { Permission } from '@shop/contract/staff'
import type { MessageSet } from '@shop/i18n'
import type { ComponentType } from 'react'
import type { RaRecord } from 'react-admin'
import type { MenuGroup } from '../../layout/main-menu.tsx'

/** Something the dashboard shows: a line of the menu with its pages. */
export type ResourceDefinition = {
  /** As in its path: `products` is `/api/admin/products/` and `/dashboard/products`. */
  name: string
  /** `title` names it in the menu, `one` a single record; every other plain text labels the field of that name. */
  texts: MessageSet
  group: MenuGroup
  icon: ComponentType
  /** What one must be allowed to look at it, and to change it. */
  read: Permission
  write: Permission | null
  /** Pages; `list` is what the menu leads to, whatever it shows. */
  list: ComponentType
  show?: ComponentType
  edit?: ComponentType
  create?: ComponentType
  /** Pages without menu and bar, for paper: `path` stands below the resource's own. */
  printouts?: readonly { path: string; page: ComponentType }[]
  /** How a record is called in headings and references. */
  recordRepresentation?: string | ((record: RaRecord) => string)
}
