import { Typography } from '@mui/material'
import type { StaffOrderRow } from '@shop/contract/staff'
import { FunctionField, Pagination, ReferenceManyField } from 'react-admin'
import { useMessages } from '../../i18n/language.tsx'
import { ShowLink } from '../../ui/fields/record-links.tsx'
import { MomentField, MoneyField } from '../../ui/fields/value-fields.tsx'
import { RecordTable } from '../../ui/lists/record-table.tsx'
import { Panel } from '../../ui/panel.tsx'
import { OrderStatusChip, PaymentChip } from '../shared/order-states.tsx'
import { customersMessages } from './customers.messages.ts'

/** The orders that go to a phone, newest first, page by page. */
export function CustomerOrders({ count }: { count: number }) {
  const t = useMessages(customersMessages)
  return (
    <Panel title={t.itsOrders}>
      {count === 0 ? (
        <Typography color="text.secondary">{t.noOrders}</Typography>
      ) : (
        <ReferenceManyField
          reference="orders"
          target="q"
          source="id"
          sort={{ field: 'created_at', order: 'DESC' }}
          perPage={10}
          pagination={<Pagination rowsPerPageOptions={[]} />}
        >
          <RecordTable title="number" rowClick="show">
            <FunctionField<StaffOrderRow>
              source="number"
              render={({ id, number }) => (
                <ShowLink id={id}>
                  <bdi style={{ whiteSpace: 'nowrap' }}>{number}</bdi>
                </ShowLink>
              )}
            />
            <MomentField source="created_at" />
            <MoneyField source="total" />
            <FunctionField<StaffOrderRow>
              source="payment_status"
              render={(row) => <PaymentChip method={row.payment_method} status={row.payment_status} />}
            />
            <FunctionField<StaffOrderRow>
              source="status"
              render={(row) => <OrderStatusChip status={row.status} order={row} />}
            />
          </RecordTable>
        </ReferenceManyField>
      )}
    </Panel>
  )
}
