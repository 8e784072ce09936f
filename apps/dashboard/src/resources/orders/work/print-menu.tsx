import Print from '@mui/icons-material/Print'
import { Button, Divider, Menu, MenuItem } from '@mui/material'
import { hasPackingPapers, type PaperKind, type StaffOrderRow } from '@shop/contract/staff'
import { useState } from 'react'
import { useCan } from '../../../auth/staff-member.tsx'
import { useMessages } from '../../../i18n/language.tsx'
import { useDownload } from '../../../ui/use-download.ts'
import { ordersMessages } from '../../shared/orders.messages.ts'
import { orderWorkMessages } from './order-work.messages.ts'

type Path = `papers/${PaperKind}` | 'export' | 'courier-sheet'

/** Saves the papers of the selected orders as one PDF, opens their labels, or saves the orders as CSV. Slips and labels are of those that have some. */
export function PrintMenu({ selected }: { selected: readonly StaffOrderRow[] }) {
  const t = useMessages(orderWorkMessages)
  const { exportFailed } = useMessages(ordersMessages)
  const download = useDownload(exportFailed)
  const canFulfil = useCan('orders.fulfil')
  const canExport = useCan('orders.export')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  const toSend = selected.filter(hasPackingPapers)

  async function save(path: Path, name: string, ids = idsOf(selected)): Promise<void> {
    close()
    await download.save(`/api/admin/orders/${path}/?ids=${ids}`, name)
  }

  return (
    <>
      <Button
        size="small"
        startIcon={<Print />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={download.isBusy}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t.print}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem onClick={() => void save('papers/invoices', 'invoices.pdf')}>{t.invoices}</MenuItem>
        {toSend.length > 0 && (
          <MenuItem onClick={() => void save('papers/slips', 'slips.pdf', idsOf(toSend))}>{t.slips}</MenuItem>
        )}
        {toSend.length > 0 && (
          <MenuItem
            component="a"
            href={`/dashboard/orders/papers/labels?ids=${idsOf(toSend)}`}
            target="_blank"
            onClick={close}
          >
            {t.labels}
          </MenuItem>
        )}
        {(canExport || canFulfil) && <Divider />}
        {canExport && <MenuItem onClick={() => void save('export', 'orders.csv')}>{t.export}</MenuItem>}
        {canFulfil && <MenuItem onClick={() => void save('courier-sheet', 'courier.csv')}>{t.courierSheet}</MenuItem>}
      </Menu>
    </>
  )
}

/** Separated by commas, as the calls take them. */
function idsOf(orders: readonly StaffOrderRow[]): string {
  return orders.map(({ id }) => id).join()
}
