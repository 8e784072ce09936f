import type { Permission } from '@shop/contract/staff'
import type { MessageSet } from '@shop/i18n'
import type { ComponentType } from 'react'
import type { RaRecord } from 'react-admin'
import type { MenuGroup } from '../../layout/main-menu.tsx'

/** A resource of the dashboard: an entry of the menu with its pages. */
export type ResourceDefinition = {
  /** Part of its paths: `products` is `/api/admin/products/` and `/dashboard/products`. */
  name: string
  /** `title` names the resource, `one` a single record; each other plain text labels the field of that name. */
  texts: MessageSet
  /** The heading of its entry in the menu; null for none. */
  group: MenuGroup | null
  icon: ComponentType
  /** The permissions to read and to change it. */
  read: Permission
  write: Permission | null
  /** Pages. The menu opens `list`, which need not be a list. */
  list: ComponentType
  show?: ComponentType
  /** Makes a new record and changes one; else these are two pages. */
  form?: ComponentType
  edit?: ComponentType
  create?: ComponentType
  /** Pages without menu and bar, to print. `path` is relative to the resource. */
  printouts?: readonly { path: string; page: ComponentType }[]
  /** The name of a record in headings and references. */
  recordRepresentation?: string | ((record: RaRecord) => string)
}
