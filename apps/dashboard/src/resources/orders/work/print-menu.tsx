import Print from '@mui/icons-material/Print'
import { Button, Divider, Menu, MenuItem } from '@mui/material'
import { type PaperKind, paperKinds } from '@shop/contract/staff'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useCan } from '../../../auth/staff-member.tsx'
import { downloadFile } from '../../../data/download-file.ts'
import { useMessages } from '../../../i18n/language.tsx'
import { ordersMessages } from '../../shared/orders.messages.ts'
import { orderWorkMessages } from './order-work.messages.ts'

/** Saves the papers of the selected orders as one PDF, opens their labels, or saves the orders as CSV. */
export function PrintMenu({ ids }: { ids: readonly string[] }) {
  const t = useMessages(orderWorkMessages)
  const names = useMessages(ordersMessages)
  const notify = useNotify()
  const canFulfil = useCan('orders.fulfil')
  const canExport = useCan('orders.export')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)

  async function save(path: `papers/${PaperKind}` | 'export' | 'courier-sheet', name: string): Promise<void> {
    close()
    await downloadFile(`/api/admin/orders/${path}/?ids=${ids.join()}`, name).catch(() => {
      notify(names.exportFailed, { type: 'error' })
    })
  }

  return (
    <>
      <Button
        size="small"
        startIcon={<Print />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t.print}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {paperKinds.map((kind) => (
          <MenuItem key={kind} onClick={() => void save(`papers/${kind}`, `${kind}.pdf`)}>
            {t[kind]}
          </MenuItem>
        ))}
        <MenuItem
          component="a"
          href={`/dashboard/orders/papers/labels?ids=${ids.join()}`}
          target="_blank"
          onClick={close}
        >
          {t.labels}
        </MenuItem>
        {(canExport || canFulfil) && <Divider />}
        {canExport && <MenuItem onClick={() => void save('export', 'orders.csv')}>{t.export}</MenuItem>}
        {canFulfil && <MenuItem onClick={() => void save('courier-sheet', 'courier.csv')}>{t.courierSheet}</MenuItem>}
      </Menu>
    </>
  )
}
