declare module 'virtual:staff-routes' {
  import type { RouteTable, ShopApi } from '@shop/contract'
  import type { StaffApi } from '@shop/contract/staff'

  export const routes: {
    staff: RouteTable<StaffApi>
    shop: RouteTable<Pick<ShopApi, 'users' | 'invitations' | 'delivery'>>
  }
}
