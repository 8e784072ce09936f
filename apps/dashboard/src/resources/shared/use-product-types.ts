import type { StaffProductType } from '@shop/contract/staff'
import { useGetList } from 'react-admin'

/** All types of appliance, in their order in the shop; none until they are loaded. */
export function useProductTypes(): StaffProductType[] {
  const { data = [] } = useGetList<StaffProductType>('product-types', {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'place', order: 'ASC' },
  })
  return data
}
